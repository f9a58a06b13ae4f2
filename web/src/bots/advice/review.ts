/** What a player's choices in a round have cost: each weighed from what the seat saw at that moment, up to three times, each time on
 * deals of its own (`ceki.bots.advice.review`). */

import type { Numbers } from "../../engine/moves.ts";
import type { Chance } from "../chance.ts";
import type { Thinking } from "../known";
import type { Seen } from "../seen.ts";
import { said, withReasons } from "./advise.ts";
import { isAmong, type Measured } from "./trials.ts";
import { weigh, type Advised, type Weighing } from "./weigh.ts";
import { difference, differenceAsData } from "./why.ts";
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
  const { suspect, sure } = thinking.review;
  const first = weigh(seen, chance, playouts, thinking);
  const [best, mine] = [first.moves[0]!, find(first, played)];
  if (mine === best || mine.less <= suspect * mine.lessError) return null;
  if (first.exact) return costly(seen, number, best, mine, [mine.less, 0], first, thinking);
  const both = [best.move, played] as const;
  const again = behind(weigh(seen, chance, playouts, thinking, both), ...both);
  if (again[0] <= sure * again[1]) return null;
  const measured = weigh(seen, chance, playouts, thinking, both);
  const [cost, error] = behind(measured, ...both);
  return cost > 0 ? costly(seen, number, best, mine, [cost, error], measured, thinking) : null;
}

function costly(seen: Seen, number: number, best: Advised, played: Advised, [cost, error]: Measured, { unit, stake }: Weighing, thinking: Thinking): Costly {
  const game = seen.engine.data;
  const why = difference(withReasons(seen, best).reasons, withReasons(seen, played).reasons);
  const [of, give] = [new Fraction(cost), new Fraction(error)];
  const text = written({
    number,
    move: said(game, played.move),
    best: said(game, best.move),
    cost: of,
    error: give,
    unit,
    grade: graded(cost, stake, thinking),
    ...differenceAsData(why, game),
  });
  return { number, cost: of.value, error: give.value, text };
}

/** By how much a move was worth less than another in a weighing of both, and the error of that. */
function behind(weighing: Weighing, best: Numbers, played: Numbers): Measured {
  const [one, other] = [find(weighing, best), find(weighing, played)];
  return [other.less - one.less, Math.max(one.lessError, other.lessError)];
}

/** A word for a cost beside what a round is about; empty where that is not known. */
function graded(cost: number, stake: number, { review }: Thinking): string {
  if (stake <= 0) return "";
  return review.grades.find(([least]) => cost >= least * stake)?.[1] ?? review.slip;
}

const find = (weighing: Weighing, move: Numbers) => weighing.moves.find((one) => isAmong(move, [one.move]))!;

/** A review as the server writes it, without its beginning: of choices that cost something, out of so many. */
export function costliest(found: readonly Costly[], choices: number, most: number): string {
  const rows = found.toSorted((a, b) => b.cost - a.cost);
  const total = (of: (row: Costly) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const cost = written(rows.length ? new Fraction(total((row) => row.cost)) : 0);
  const error = written(new Fraction(Math.sqrt(total((row) => row.error * row.error))));
  const told = rows.slice(0, most).map((row) => row.text);
  return `"costly":[${told.join(",")}],"choices":${choices},"sound":${choices - rows.length},"cost":${cost},"error":${error}`;
}
