/** The simple players: the one that makes the move which looks best at once, and the one that makes any. */

import type { Numbers } from "../engine/moves.ts";
import type { Chance } from "./chance.ts";
import type { Seen } from "./seen.ts";

/** The best appraised legal move, the first of equals, on a table on which the cards unseen are dealt again. */
export function greedy(seen: Seen, chance: Chance): Numbers {
  return seen.legal[seen.best(seen.determinize(chance.word()))]!;
}

/** A legal move, each with the same chance. */
export function random(seen: Seen, chance: Chance): Numbers {
  return seen.legal[chance.below(seen.legal.length)]!;
}
