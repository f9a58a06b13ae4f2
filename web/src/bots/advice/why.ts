/** Why one move rather than another: the first fact in which it is better, and what speaks against it. A game gives facts, the weightiest first
 * (`ceki.bots.advice.why`, `ceki.engine.reasons`). */

import type { RecordAt } from "../../engine/load.ts";
import type { Numbers } from "../../engine/moves.ts";
import type { FactDeclared, GameData } from "../known";
import { DEALT, type Seen } from "../seen.ts";
import type { Plain } from "./written.ts";

const LINE = "line"; // a number of this name is a kind of score line

/** A fact of a move as it was found: the greater `good`, the better, among facts with the same `at`. */
export interface Reason {
  fact: FactDeclared;
  good: number;
  at: number;
  numbers: Record<string, number>;
  cards: number[];
  word: string;
}

/** A fact in which a move is better, and the same fact of the other; null where the other has none. */
export interface Difference {
  mine: Reason;
  theirs: Reason | null;
}

/** The facts that the game gives of a legal move of the viewer, the weightiest first. */
export function reasonsOf(seen: Seen, [verb, card]: Numbers): Reason[] {
  const { engine } = seen;
  return engine.scope(() => {
    const table = seen.tables.at(DEALT);
    table.copyFrom(seen.known);
    const out = engine.record("facts");
    engine.call("reasons", table, seen.seat, verb, card, seen.unseen(), out);
    return read(seen, out);
  });
}

/** The facts that rules have written into a record. */
export function read({ engine }: Seen, out: RecordAt): Reason[] {
  const { facts, words } = engine.data.thought;
  return Array.from({ length: out.get("n") }, (_, row): Reason => {
    const fact = facts[out.get("fact", row)]!;
    return {
      fact,
      good: out.get("good", row),
      at: out.get("at", row),
      numbers: Object.fromEntries(fact.numbers.map((name, i) => [name, out.get("numbers", row, i)])),
      cards: out.all("cards", row).slice(0, out.get("laid", row)),
      word: words[out.get("word", row)] ?? "",
    };
  });
}

/** The first fact in which a move is better than another; null where it is better in none. */
export function difference(mine: readonly Reason[], theirs: readonly Reason[]): Difference | null {
  const beside = new Map(theirs.map((one) => [one.fact.about, one]));
  for (const one of mine) {
    const other = beside.get(one.fact.about);
    if (!other) {
      if (one.fact.alone && one.good > 0) return { mine: one, theirs: null };
    } else if (one.at === other.at && one.good > other.good) {
      return { mine: one, theirs: other };
    }
  }
  return null;
}

/** A fact in which the other move is better, and which is weightier than why a move is; null if there is none, or if no fact shows why. */
export function against(why: Difference | null, mine: readonly Reason[], theirs: readonly Reason[]): Difference | null {
  const found = difference(theirs, mine);
  if (!why || !found?.theirs) return null;
  const place = (reason: Reason) => mine.findIndex((one) => one.fact.about === reason.fact.about);
  return place(found.theirs) < place(why.mine) ? found : null;
}

/** A fact as plain data: the id of its sentence with its numbers, cards, word and score line. */
export function factAsData(reason: Reason | null, { codes, lines }: GameData): Plain {
  if (!reason) return null;
  const { [LINE]: line, ...numbers } = reason.numbers;
  const cards = reason.cards.map((face) => codes[face]!);
  return { id: reason.fact.id, numbers, cards, word: reason.word, line: line === undefined ? "" : lines.at(line)!.word };
}

/** A difference as plain data: `mine` and `theirs`, each a fact or null. */
export function differenceAsData(found: Difference | null, game: GameData): { mine: Plain; theirs: Plain } {
  return { mine: factAsData(found && found.mine, game), theirs: factAsData(found && found.theirs, game) };
}
