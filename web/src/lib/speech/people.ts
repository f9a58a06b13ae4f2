/** The words of people at a table: chat, the waiting room, playing with whoever waits. */

import words from "../../../../src/ceki/locales/en/people.ftl?raw";
import { speaker } from "../sentences/speaker";

export const people = speaker({ people: words });
