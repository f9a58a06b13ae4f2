/** Who sees what: the rules' own `hide` and `sees` (`ceki.engine.visibility`), called on the bytes of a table. */

import { ALL, WATCHER } from "./declared";
import type { Bytes } from "./fields";
import { LAYOUT, type Game } from "./game";

/** A copy of a table with all that a viewer may not see blotted out: a hidden row of counts keeps how many cards it has, as a
 * negative number in its first place; a hidden place is `HIDDEN`; a hidden number 0. Throws for a row whose number cannot be said. */
export function hidden(game: Game, table: Bytes, seat: number): Bytes {
  const masked = table.slice();
  const untold = game.call("hide", masked, LAYOUT, seat);
  if (untold) throw new RangeError(`a hidden row holds ${untold} cards, more than it can say`);
  return masked;
}

/** The seats, the watcher among them, that see the card of a move where it went, at the table that the move left. */
export function witnesses(game: Game, table: Bytes, at: string, mover: number, seats: number): ReadonlySet<number> {
  const everybody = Array.from({ length: seats - WATCHER }, (_, i) => WATCHER + i);
  const field = at ? game.table.field(at) : null;
  if (!field || field.seen === ALL) return new Set(everybody);
  const row = game.rules.layoutAt(field.at);
  return new Set(everybody.filter((seat) => seat === mover || game.call("sees", table, row, mover, seat)));
}
