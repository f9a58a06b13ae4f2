/** The words of how a table goes on. */

import words from "../../../../src/ceki/locales/en/going.ftl?raw";
import { speaker } from "../sentences/speaker";

export const going = speaker({ going: words });
