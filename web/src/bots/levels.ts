/** Bots by name: those of three levels, which look ahead (`ceki.bots.levels`), and those that move at once. */

import type { Numbers } from "../engine/moves.ts";
import type { Chance } from "./chance.ts";
import type { Thinking } from "./known";
import { searched } from "./search.ts";
import type { Seen } from "./seen.ts";
import { greedy, random } from "./simple.ts";

const AT_ONCE: Record<string, (seen: Seen, chance: Chance) => Numbers> = { greedy, random };

/** The move of a bot, by its name. */
export function chooses(name: string, seen: Seen, chance: Chance, thinking: Thinking): Numbers {
  const level = thinking.levels[name];
  if (level) return searched(seen, chance, level.playouts, level.warmth, level.takes_wins ? seen.engine.data.thought.wins_set : 0);
  const bot = AT_ONCE[name];
  if (!bot) throw new RangeError(`there is no bot ${name}`);
  return bot(seen, chance);
}

/** Whether a bot makes its moves at once, without looking ahead. */
export const isAtOnce = (name: string) => Object.hasOwn(AT_ONCE, name);
