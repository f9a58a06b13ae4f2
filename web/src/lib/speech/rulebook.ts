/** The words of the pages of rules, and of the thirty cards. */

import words from "../../../../src/ceki/locales/en/rulebook.ftl?raw";
import { speaker } from "../sentences/speaker";

export const rulebook = speaker({ rulebook: words });
