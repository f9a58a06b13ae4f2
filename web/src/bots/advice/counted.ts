/** What a game counts of the viewer's moves without playouts (`exact` of `ceki.engine.contract`). */

import type { Numbers } from "../../engine/moves.ts";
import { DEALT, type Seen } from "../seen.ts";
import { read, type Reason } from "./why.ts";

const EXACT = "exact";

/** Moves with their worth in cents and how often they end in a gain and in a loss; and what the count takes as given. */
export interface Counted {
  worths: { move: Numbers; worth: number; gains: number; losses: number }[];
  given: Reason | null;
}

/** What is counted of legal moves; null in a game that counts nothing. */
export function counted(seen: Seen): Counted | null {
  const { engine } = seen;
  if (!engine.data.engine.exports[EXACT]) return null;
  return engine.scope(() => {
    const { counted_rows, counted_columns, counted_part, space_rows, space_columns } = engine.numbers;
    const [rows, space] = [engine.words(counted_rows!, counted_columns!), engine.words(space_rows!, space_columns!)];
    const [table, given] = [seen.tables.at(DEALT), engine.record("facts")];
    table.copyFrom(seen.known);
    const n = engine.call(EXACT, table, seen.seat, seen.unseen(), given, rows, space);
    const found = rows.all();
    const worths = Array.from({ length: n }, (_, i) => {
      const [verb, card, ...parts] = found.slice(i * counted_columns!, (i + 1) * counted_columns!) as [number, number, number, number, number];
      const [worth, gains, losses] = parts.map((part) => part / counted_part!) as [number, number, number];
      return { move: [verb, card] as const, worth, gains, losses };
    });
    return { worths, given: read(seen, given)[0] ?? null };
  });
}
