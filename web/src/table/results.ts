/** Rules and results, as messages and the log have them. */

import { NONE } from "../engine/declared";
import type { Ruleset } from "../engine/ruleset";
import type { Result, ScoreLine } from "../engine/score";

export type Fields = Record<string, unknown>;

/** The rules of a table: every option, and those that its maker chose. */
export const rulesOf = (ruleset: Ruleset): Fields => ({ options: ruleset.options, given: ruleset.given });

/** The result of a settled round; nothing of a round that is not over. */
export function resultTold(result: Result | null): Fields {
  if (!result) return { score: [], winners: [], order: [], totals: [], to_pot: 0, payments: [], sets: [], ending: null };
  const { lines, winners, order, totals, toPot, payments, sets, ending } = result;
  const told = ({ says: _, ...line }: ScoreLine) => line;
  const score = lines.map(told);
  const reasons = ending.reasons.map(({ line, named }) => ({ line: told(line), named }));
  return { score, winners, order, totals, to_pot: toPot, payments, sets, ending: { ...ending, reasons } };
}

/** Who gives whom how many cents until all is even, whatever it was for. */
export function squared({ totals, toPot }: Result): { from: number; to: number; cents: number }[] {
  const owed = [...totals.map((own, who) => ({ who, n: own.cents! })), { who: NONE, n: toPot }];
  const givers = owed.filter(({ n }) => n < 0).map(({ who, n }) => ({ who, n: -n }));
  const takers = owed.filter(({ n }) => n > 0);
  const found = [];
  while (givers.length && takers.length) {
    const [giver, taker] = [givers[0]!, takers[0]!];
    const paid = Math.min(giver.n, taker.n);
    found.push({ from: giver.who, to: taker.who, cents: paid });
    giver.n -= paid;
    taker.n -= paid;
    if (!giver.n) givers.shift();
    if (!taker.n) takers.shift();
  }
  return found;
}
