/** Two moves set beside each other: which to make, whether that is more than chance, and the fact that shows it (`ceki.bots.advice.compare`). */

import type { Numbers } from "../../engine/moves.ts";
import { surelyWorse, type Advised } from "./weigh.ts";
import { against, difference, type Difference, type Reason } from "./why.ts";

/** A weighed move with the facts that the game gives of it. */
export interface Reasoned extends Advised {
  reasons: Reason[];
}

/** The move to make, and the one that it is set beside; null for an only move. Where it is `better`, the fact that shows why, if one does,
 * and a weightier one for the other; where not, what they differ by at most (95%). */
export interface Comparison {
  best: Reasoned;
  other: Reasoned | null;
  better: boolean;
  within: number;
  why: Difference | null;
  but: Difference | null;
}

/** Sets two moves beside each other, the better one first, which were weighed on fresh deals. `own`: the move that the
 * player would make; it stays unless the other is better by more than chance. */
export function compared(pair: readonly Reasoned[], own: Numbers): Comparison {
  const [best, other] = [pair[0]!, pair[1] ?? null];
  if (!other) return { best, other, better: false, within: 0, why: null, but: null };
  if (surelyWorse(other)) {
    const why = difference(best.reasons, other.reasons);
    return { best, other, better: true, within: 0, why, but: against(why, best.reasons, other.reasons) };
  }
  const stays = isSame(other.move, own);
  const within = Math.abs(other.less) + other.sure * other.lessError;
  return { best: stays ? other : best, other: stays ? best : other, better: false, within, why: null, but: null };
}

export const isSame = (one: Numbers, other: Numbers) => one[0] === other[0] && one[1] === other[1];
