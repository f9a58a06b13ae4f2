/** The words of the first screen. */

import words from "../../../../src/ceki/locales/en/home.ftl?raw";
import { speaker } from "../sentences/speaker";

export const home = speaker({ home: words });
