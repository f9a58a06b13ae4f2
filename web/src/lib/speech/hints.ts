/** The words around hints, reviews and practice. */

import words from "../../../../src/ceki/locales/en/hints.ftl?raw";
import { speaker } from "../sentences/speaker";

export const hints = speaker({ hints: words });
