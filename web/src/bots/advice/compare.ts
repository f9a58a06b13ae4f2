/** Moves set beside each other: which other move the best is told apart from, and by which fact (`ceki.bots.advice.compare`). */

import { surelyWorse, type Advised } from "./weigh.ts";
import { difference, type Difference, type Reason } from "./why.ts";

/** A weighed move with the facts that the game gives of it. */
export interface Reasoned extends Advised {
  reasons: Reason[];
}

/** The best move; the moves that are not surely worse, and those of them that are in no fact worse; and the move that it is set
 * beside, with the fact that tells them apart, or null where nothing does but what they brought. */
export interface Comparison {
  best: Reasoned;
  unsure: Reasoned[];
  even: Reasoned[];
  other: Reasoned | null;
  why: Difference | null;
}

/** The least difference from the moves that are not surely worse that would have been seen. */
export const least = ({ unsure }: Comparison) => unsure.reduce((most, one) => Math.max(most, one.sure * one.lessError), 0);

/** Sets the best move, which stands first, beside another: of those that the worths do not tell from it the one most like it in its
 * facts; where no fact tells any of them from it, the next. */
export function compared([first, ...others]: readonly Reasoned[]): Comparison {
  const best = first!;
  const worse = others.findIndex(surelyWorse);
  const unsure = worse < 0 ? others : others.slice(0, worse);
  const told = unsure.map((one) => ({ one, why: difference(best.reasons, one.reasons) }));
  const even = told.filter(({ why }) => !why).map(({ one }) => one);
  let [other, nearest]: [Reasoned | null, Difference | null] = [null, null];
  for (const { one, why } of told) {
    const nearer = why && (!nearest || best.reasons.indexOf(why.mine) > best.reasons.indexOf(nearest.mine));
    if (nearer) [other, nearest] = [one, why];
  }
  if (other) return { best, unsure, even, other, why: nearest };
  const following = others[unsure.length] ?? null;
  return { best, unsure, even, other: following, why: following && difference(best.reasons, following.reasons) };
}
