/** Puzzles are made, not kept: rounds are played from a name until one comes to a moment with a clear answer. */

import type { Thinking } from "../bots/known";
import type { Posed } from "../engine/puzzle";
import { described } from "../engine/move";
import { best } from "./best";
import { completes } from "./completes";
import { dealt, moments, type Rules } from "./rehearsal";
import { worth } from "./worth";

const ROUNDS = 400; // that are played at most
const A_ROUND = 6; // moments of a round at which a best move is looked for, at most

/** Looks for the puzzle of a name, a moment at each step; in the end null where there is none. */
export function* search(rules: Rules, name: string, how: Thinking): Generator<number, Posed | null> {
  const kinds = rules.mind.data.thought.wins.length ? OF_HANDS : OF_MOVES;
  let looked = 0;
  for (let n = 0; n < ROUNDS; n++) {
    const begun = dealt(rules, `${name} ${n}`);
    const { round, match, key, seated } = begun;
    let left = A_ROUND;
    for (const now of moments(rules, begun)) {
      const kind = kinds[(match + n) % kinds.length]!;
      if (kind === best && (now.legal.length < 2 || (match + now.numbers.length) % SPREAD || left-- <= 0)) continue;
      yield ++looked;
      const puzzle = kind(rules, now, name, how);
      if (!puzzle) continue;
      const script = described(rules.game, round.numbers);
      return { puzzle, players: round.ruleset.players, match, key, script, person: seated[now.turn]! };
    }
  }
  return null;
}

// by turns, from round to round: where no move wins by its name, no card completes a hand, and few hands win at once
const OF_HANDS = [best, completes, worth];
const OF_MOVES = [best, best, best, worth];
const SPREAD = 3; // of so many moments one is looked at, so that puzzles stand anywhere in a round
const SLICE = 40; // milliseconds of work between two pauses

/** The puzzle of a name, with pauses in which others have their turn. */
export async function made(rules: Rules, name: string, how: Thinking, now: () => number, pause: () => Promise<void>): Promise<Posed | null> {
  const steps = search(rules, name, how);
  for (let since = now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value as Posed | null;
    if (now() - since < SLICE) continue;
    await pause();
    since = now();
  }
}
