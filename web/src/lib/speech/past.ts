/** The words of rounds of the past, in lists. */

import words from "../../../../src/ceki/locales/en/past.ftl?raw";
import { speaker } from "../sentences/speaker";

export const past = speaker({ past: words });
