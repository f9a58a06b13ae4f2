/** The hands of the deal. */

import { readNumber, type Bytes } from "./fields";
import type { Game } from "./game";

/** The cards that lie before each seat, as codes in canonical order; of a table just dealt, the hands. */
export function handsDealt(game: Game, table: Bytes): string[][] {
  const rows = game.table.fields.filter((field) => field.holds && field.kind === "counts" && field.lengths.length === 2);
  return Array.from({ length: game.table.number(table, "seats") }, (_, seat) =>
    game.declared.codes.flatMap((code, face) => {
      const copies = rows.reduce((sum, field) => sum + readNumber(table, field, seat * field.lengths[1]! + face), 0);
      return Array<string>(copies).fill(code);
    }),
  );
}
