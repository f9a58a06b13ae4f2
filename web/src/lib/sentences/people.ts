/** What people at a table say and do, in sentences: the words stand once, in `src/ceki/locales`. */

import type { ChatMessage, TableFacts } from "../../protocol.gen";
import { people } from "../speech/people";
import { you } from "./told";

/** Whose words these are, to the seat that reads them. */
export function speakerOf(said: ChatMessage, me: number): string {
  if (!said.watching) return said.seat === me && me >= 0 ? you() : said.name;
  return said.name ? people("named-watcher", { name: said.name }) : people("watcher");
}

/** Why a seat cannot be had, where somebody has sat down on it meanwhile; else nothing. */
export function takenTold(facts: TableFacts | null, seat: number): string {
  const there = facts?.seats.find((one) => one.seat === seat);
  return there && there.kind !== "free" && there.kind !== "bot" ? people("seat-just-taken", { name: there.name }) : "";
}

/** What somebody said: words of their own, or phrase `n` in the reader's language. */
export const wordsSaid = ({ n, text }: Pick<ChatMessage, "n" | "text">): string => (n === undefined ? text : people("phrase", { n, text }));
