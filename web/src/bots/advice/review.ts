/** What a player's choices in a round have cost: each weighed from what the seat saw at that moment
 * (`ceki.bots.advice.review`). */

import type { Numbers } from "../../engine/moves.ts";
import type { Chance } from "../chance.ts";
import type { Thinking } from "../known";
import type { Seen } from "../seen.ts";
import { said } from "./advise.ts";
import { costOfMove } from "./weigh.ts";
import { difference, differenceAsData, reasonsOf } from "./why.ts";
import { Fraction, written } from "./written.ts";

/** A choice that cost something, with its cost as it is written. */
export interface Costly {
  number: number;
  cost: number;
  error: number;
  text: string;
}

/** What a choice cost, the move of a number in its round; null where chance hides it. */
export function costOf(seen: Seen, number: number, played: Numbers, chance: Chance, playouts: number, thinking: Thinking): Costly | null {
  const found = costOfMove(seen, chance, played, playouts);
  if (!found) return null;
  const game = seen.engine.data;
  const why = difference(reasonsOf(seen, found.best), reasonsOf(seen, played));
  const [cost, error] = [new Fraction(found.cost), new Fraction(found.error)];
  const text = written({
    number,
    move: said(game, played),
    best: said(game, found.best),
    cost,
    error,
    unit: found.unit,
    grade: thinking.review.grades[found.grade] ?? "",
    ...differenceAsData(why, game),
  });
  return { number, cost: cost.value, error: error.value, text };
}

/** A review as the server writes it, without its beginning: of choices that cost something, out of so many. */
export function costliest(found: readonly Costly[], choices: number, most: number): string {
  const rows = [...found].sort((a, b) => b.cost - a.cost);
  const total = (of: (row: Costly) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const cost = written(rows.length ? new Fraction(total((row) => row.cost)) : 0);
  const error = written(new Fraction(Math.sqrt(total((row) => row.error * row.error))));
  const told = rows.slice(0, most).map((row) => row.text);
  return `"costly":[${told.join(",")}],"choices":${choices},"sound":${choices - rows.length},"cost":${cost},"error":${error}`;
}
