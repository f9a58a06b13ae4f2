/** An evening at a real table: as it is kept (the file of `ceki score`), and as it stands. */

import type { Code, MatchState, State } from "../protocol.gen";
import type { Settings } from "../engine/declared";
import type { Asked } from "./settling";
import type { Misfit, Told } from "./telling";

export const VERSION = 1;

/** The house, the people and what was told of each round, from which everything follows. */
export interface EveningFile {
  ceki_evening: typeof VERSION;
  game: string;
  players: number;
  options: Settings;
  names: string[];
  seed: number | null; // of the lots, null where people draw them
  rounds: number | null;
  entries: Told[];
  ended: boolean;
}

/** What a settled round came to, by seat. */
type Result = Pick<State, "score" | "winners" | "order" | "totals" | "payments" | "to_pot" | "options" | "cents" | "pot">;

/** A round of an evening, its number from 1. `seated`: the person at each seat; By person, in cents: what it `moved`, and what they
 * have `after` it. */
export interface Scored extends Result {
  number: number;
  seated: number[];
  moved: number[];
  after: number[];
  standing: MatchState;
  left: Code[]; // the cards that lie in nobody's pile
}

/** The next round: who sits where and begins, whom else the game names (as the dealer of Pei), what is asked, the answers to it, the answer that cannot be, and why it cannot be recorded
 * yet. */
export interface Next {
  seated: number[];
  starter: number;
  persons: Record<string, number>;
  asked: Asked;
  told: Told;
  misfit: Misfit | null;
  missing: Misfit | null;
}

export interface Reckoned {
  scored: Scored[];
  over: boolean;
  people: number;
  cents: number[]; // by person, after an end too
  settled: number[]; // of those, what the end moved
  pot: number;
  standing: MatchState;
  next: Next | null; // none of an evening that is over
}
