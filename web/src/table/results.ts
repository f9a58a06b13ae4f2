/** Rules and results, as messages and the log have them. */

import type { Ruleset } from "../engine/ruleset";
import type { Result } from "../engine/score";

export type Fields = Record<string, unknown>;

/** The rules of a table: every option, and those that its maker chose. */
export const rulesOf = (ruleset: Ruleset): Fields => ({ options: ruleset.options, given: ruleset.given });

/** The result of a settled round; nothing of a round that is not over. */
export function resultTold(result: Result | null): Fields {
  if (!result) return { score: [], winners: [], order: [], totals: [], to_pot: 0, payments: [], sets: [] };
  const { lines, winners, order, totals, toPot, payments, sets } = result;
  const score = lines.map(({ says: _, ...line }) => line);
  return { score, winners, order, totals, to_pot: toPot, payments, sets };
}
