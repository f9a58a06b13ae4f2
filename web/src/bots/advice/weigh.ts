/** What the legal moves of a view are worth, by playouts on the same re-deals, or as the game counts it
 * (`ceki.bots.advice.weigh`). */

import type { Numbers } from "../../engine/moves.ts";
import type { Chance } from "../chance.ts";
import type { Thinking } from "../known";
import type { Seen } from "../seen.ts";
import { counted, type Counted } from "./counted.ts";
import { isAmong, Trials, type Measured } from "./trials.ts";
import type { Reason } from "./why.ts";

const CENTS = "cents";
const SURE = 2; // of a difference that is counted; its error is none

/** A legal move: its mean worth to the mover with its standard error, how often it ends in a gain and in a loss, by how much it is
 * worth less than the best on the same deals with the error of that, and how many such errors make sure of a difference. */
export interface Advised {
  move: Numbers;
  worth: number;
  error: number;
  gains: number;
  losses: number;
  less: number;
  lessError: number;
  sure: number;
}

/** Legal moves, the best first, in a unit; the playouts made; the root mean square of what these were worth; and whether worths are
 * counted exactly instead, and what that takes as given. */
export interface Weighing {
  moves: Advised[];
  unit: string;
  playouts: number;
  stake: number;
  exact: boolean;
  given: Reason | null;
}

/** Whether it is worth less than the best by more than chance would often make any of as many moves. */
export const surelyWorse = ({ less, sure, lessError }: Advised) => less > sure * lessError;

/** The legal moves, or those of them that are `among` some, the best first. */
export function weigh(seen: Seen, chance: Chance, playouts: number, thinking: Thinking, among: readonly Numbers[] = []): Weighing {
  const moves = seen.legal.filter((move) => !among.length || isAmong(move, among));
  const exact = moves.length > 1 ? counted(seen) : null;
  if (exact && moves.every((move) => exact.worths.some((one) => isAmong(one.move, [move])))) return exactly(moves, exact);
  const unit = moves.length > 1 ? unitOf(seen, chance, thinking.advice.tried_out) : CENTS;
  const trials = new Trials(seen, chance, playouts, among, unit === CENTS, thinking);
  const seats = unit === CENTS ? 1 : seen.seats;
  const places = [...trials.moves.keys()].filter((place) => isAmong(trials.moves[place]!, moves));
  const best = places.includes(trials.best) ? trials.best : places[0]!;
  const sure = thinking.advice.sures[Math.max(places.length - 2, 0)]!;
  const found = places.map((place) => ({ first: place === best, one: advised(trials, place, best, seats, sure) }));
  found.sort((a, b) => Number(b.first) - Number(a.first) || a.one.less - b.one.less);
  return { moves: found.map(({ one }) => one), unit, playouts: trials.playouts, stake: trials.stake / seats, exact: false, given: null };
}

function exactly(moves: readonly Numbers[], { worths, given }: Counted): Weighing {
  const among = moves.map((move) => worths.find((one) => isAmong(one.move, [move]))!);
  const most = Math.max(...among.map((one) => one.worth));
  const found = among.map((one) => ({ ...one, error: 0, less: most - one.worth, lessError: 0, sure: SURE }));
  return { moves: found.toSorted((a, b) => a.less - b.less), unit: CENTS, playouts: 0, stake: 0, exact: true, given };
}

function advised(trials: Trials, place: number, best: number, seats: number, sure: number): Advised {
  const nothing: Measured = [0, 0];
  const [, error] = trials.mean(place);
  const [less, lessError] = place !== best && trials.deals ? trials.behind(place, best) : nothing;
  const worth = trials.mean(best)[0] - less; // not the mean over other deals than the best move's
  const [gains, losses] = trials.gains(place);
  return {
    move: trials.moves[place]!,
    worth: worth / seats,
    error: error / seats,
    gains,
    losses,
    less: less / seats,
    lessError: lessError / seats,
    sure,
  };
}

/** What the worth of a round is counted in: points or tokens, where it ends in them and no money moves; or cents. */
function unitOf(seen: Seen, chance: Chance, rounds: number): string {
  const { engine, seats } = seen;
  const [policies, moves] = [engine.words(seats), engine.words(engine.numbers.verbs!)];
  policies.fill(engine.data.engine.policies.indexOf("greedy"));
  let points = false;
  for (let round = 0; round < rounds; round++) {
    const table = seen.determinize(chance.word());
    engine.call("play_on", table, policies, moves, chance.words);
    if (engine.call("money_moved", table)) return CENTS;
    for (let seat = 0; seat < seats; seat++) points ||= engine.call("points_of", table, seat) !== 0;
  }
  return points ? engine.data.thought.unit : CENTS;
}
