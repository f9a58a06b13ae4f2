/** The words of what is printed for a real table. */

import words from "../../../../src/ceki/locales/en/printing.ftl?raw";
import { speaker } from "../sentences/speaker";

export const printing = speaker({ printing: words });
