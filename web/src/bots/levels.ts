/** Bots of three levels: a lower one looks ahead on fewer re-deals, and slips; a slip is a near miss (`ceki.bots.levels`). */

import type { Numbers } from "../engine/moves.ts";
import type { Chance } from "./chance.ts";
import type { Level, Thinking } from "./known";
import { weighed, type Weighed } from "./search.ts";
import type { Seen } from "./seen.ts";
import { greedy, random } from "./simple.ts";

const AT_ONCE: Record<string, (seen: Seen, chance: Chance) => Numbers> = { greedy, random };

/** The move of a bot, by its name. */
export function chooses(name: string, seen: Seen, chance: Chance, thinking: Thinking): Numbers {
  const level = thinking.levels[name];
  if (level) return atLevel(level, seen, chance, thinking);
  const bot = AT_ONCE[name];
  if (!bot) throw new RangeError(`there is no bot ${name}`);
  return bot(seen, chance);
}

/** Whether a bot makes its moves at once, without looking ahead. */
export const isAtOnce = (name: string) => Object.hasOwn(AT_ONCE, name);

function atLevel(level: Level, seen: Seen, chance: Chance, thinking: Thinking): Numbers {
  const all = weighed(seen, chance, level.playouts, thinking);
  const { wins } = seen.engine.data.thought;
  const winning = all.filter((one) => level.takes_wins && wins.includes(one.verb));
  const { verb, card } = chosen(winning.length ? winning : all, level.warmth, chance);
  return [verb, card];
}

/** The stake of a round in its own units: the root mean square of what its playouts were worth. */
function stake(all: readonly Weighed[]): number {
  let [playouts, squares] = [0, 0];
  for (const one of all) {
    playouts += one.playouts;
    squares += one.playouts * (one.worth * one.worth + one.playouts * (one.error * one.error));
  }
  return Math.sqrt(squares / playouts);
}

/** The best of the weighed moves, the first; or, with a chance that falls with what it looked to lose, another. */
function chosen(all: readonly Weighed[], warmth: number, chance: Chance): Weighed {
  const best = all[0]!;
  const unit = warmth * stake(all);
  if (unit === 0 || all.length === 1) return best;
  const likely = all.map((one) => Math.exp(-Math.max(0, best.worth - one.worth) / unit));
  let left = chance.share() * likely.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of likely.entries()) {
    left -= weight;
    if (left < 0) return all[i]!;
  }
  return best;
}
