/** The words of what players agree between rounds. */

import words from "../../../../src/ceki/locales/en/agreeing.ftl?raw";
import { speaker } from "../sentences/speaker";

export const agreeing = speaker({ agreeing: words });
