/** The words of the rules of a table: what a house may choose, and by what the usual values stand. */

import words from "../../../../src/ceki/locales/en/house.ftl?raw";
import { speaker } from "../sentences/speaker";

export const house = speaker({ house: words });
