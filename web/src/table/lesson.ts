/** Lessons at a table of this device: the cards and the others' moves are those of the lesson, and it waits for whoever learns. */

import { numbersOf, sameMove, say } from "../engine/move";
import type { Numbers } from "../engine/moves";
import type { Lesson } from "../engine/lesson";
import { draft, type Draft } from "./events";
import type { Table } from "./state";

/** The lesson that is played at a table: of its first round only, and as long as all moves were those of the lesson. */
export function lessonAt(table: Table): Lesson | null {
  const { lesson } = table.about;
  if (!lesson || table.number > 1) return null;
  const made = table.round?.numbers ?? [];
  return made.every((move, n) => lesson.script[n]?.includes(say(table.game, move))) ? lesson : null;
}

/** What comes next in the lesson, where the rules allow it; null where nothing does. */
export function nextOf(table: Table): Numbers | null {
  const lesson = lessonAt(table);
  const next = lesson?.script[table.round!.numbers.length]?.[0];
  const move = next ? numbersOf(table.game, next) : null;
  return move && table.legal.some((one) => sameMove(one, move)) ? move : null;
}

/** The next move of the lesson, whosever it is: with it, somebody who has seen enough comes to the end. */
export function finishing(table: Table): Draft[] {
  const move = table.playing ? nextOf(table) : null;
  if (!move) return [];
  return [draft("moved", table.turn!, { move: say(table.game, move), by: table.legal.length === 1 ? "rules" : "bot" })];
}

/** How a table of a lesson begins. */
export const taught = (drafts: Draft[], lesson: Lesson): Draft[] =>
  drafts.map((one) => (one.kind === "created" ? { ...one, body: { ...one.body, lesson } } : one));
