/** Puzzles of the best move: one that is surely and by far ahead of every other. */

import type { Thinking } from "../bots/known";
import { told, withReasons } from "../bots/advice/advise";
import { surelyWorse, weigh, type Weighing } from "../bots/advice/weigh";
import { difference } from "../bots/advice/why";
import { written } from "../bots/advice/written";
import type { Best } from "../engine/puzzle";
import { say } from "../engine/move";
import type { Round } from "../engine/round";
import { thinking, type Rules } from "./rehearsal";

const FEW = 240; // playouts that show where a closer look is worth it
const MANY = 4_000; // that decide
const AHEAD = 0.12; // of the stake of a round that the best move is ahead of the next, or of the most that is won or lost
const LEAST = 3; // moves to choose among, where any has a card
const MOST = 12; // more are a search, not a question

/** The puzzle at a choice; null where no move is far enough ahead, where it wins by its name alone, or where no fact tells why. */
export function best(rules: Rules, round: Round, name: string, how: Thinking): Best | null {
  if (!fits(rules, round)) return null;
  const start = [round.numbers.length, round.turn];
  return thinking(rules, round, start, (seen, chance) => {
    if (!isAhead(weigh(seen, chance, FEW, how))) return null;
    const weighing = weigh(seen, chance, MANY, how);
    if (!isAhead(weighing)) return null;
    const [first, ...others] = weighing.moves.map((one) => withReasons(seen, one));
    const why = difference(first!.reasons, others[0]!.reasons);
    if (!why || rules.mind.data.thought.wins.includes(first!.move[0])) return null;
    return {
      by: "move",
      name,
      ask: round.legal.every(([, card]) => card < 0) ? ALONE : why.mine.fact.about,
      moves: round.numbers.length,
      right: say(rules.game, first!.move),
      unit: weighing.unit as Best["unit"],
      wrong: Object.fromEntries(others.map((one) => [say(rules.game, one.move), { less: one.less }])),
      hint: JSON.parse(written(told(seen, { ...weighing, pair: weighing.moves.slice(0, 2), own: first!.move, ends: () => null }, how))) as Best["hint"],
    };
  });
}

const ALONE = "alone"; // of a question about moves without a card

function fits({ mind }: Rules, { legal }: Round): boolean {
  if (legal.some(([verb]) => mind.data.thought.wins.includes(verb))) return false; // its name gives it away
  return legal.every(([, card]) => card < 0) || (legal.length >= LEAST && legal.length <= MOST);
}

/** Whether the first move is surely better than any other, and by enough to be seen. */
function isAhead({ moves: [first, ...others], stake, exact }: Weighing): boolean {
  const scale = exact ? Math.max(...[first!, ...others].map((one) => Math.abs(one.worth))) : stake;
  return others.every((one) => surelyWorse(one) && one.less >= AHEAD * scale && one.less > 0);
}
