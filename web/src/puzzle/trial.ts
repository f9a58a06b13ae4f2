/** Moves tried by the rules on tables that a seat could as well be sitting at. */

import type { Chance } from "../bots/chance";
import type { Seen } from "../bots/seen";
import type { Declared } from "../engine/declared";
import type { RecordAt, Rows } from "../engine/load";
import { listed, type Numbers } from "../engine/moves";

/** Tries a move on so many re-deals of what the seat does not see: what stood before and what stands then; false ends it. */
export function tried(seen: Seen, chance: Chance, [verb, card]: Numbers, deals: number, look: (after: RecordAt, before: readonly number[]) => boolean): boolean {
  const { engine, seat } = seen;
  const own = handOf(seen);
  for (let deal = 0; deal < deals; deal++) {
    const table = seen.determinize(chance.word());
    const before = own ? table.all(own, seat) : [];
    engine.call("play", table, verb, card);
    if (!look(table, before)) return false;
  }
  return true;
}

/** The field that holds the cards of a seat for itself, if there is one. */
export function handOf({ engine }: Seen): string | undefined {
  const { table }: Declared = engine.data;
  const own = table.fields.find((field) => field.seen === "own" && field.holds && !field.of && field.lengths.length === 2);
  return own?.name;
}

/** The legal moves of whoever is in turn. */
export function legalOn({ engine }: Seen, table: RecordAt, moves: Rows): Numbers[] {
  moves.fill(0);
  engine.call("legal", table, moves);
  return listed(moves.allBig(), engine.numbers.alone!);
}
