/** What cards are called. */

import words from "../../../../src/ceki/locales/en/cards.ftl?raw";
import { speaker } from "../sentences/speaker";

export const cards = speaker({ cards: words });
