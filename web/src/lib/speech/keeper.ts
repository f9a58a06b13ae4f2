/** The words of the score of a real table. */

import words from "../../../../src/ceki/locales/en/keeper.ftl?raw";
import { speaker } from "../sentences/speaker";

export const keeper = speaker({ keeper: words });
