/** What a puzzle is: a seat's view of a round, a question, and what the rules and the search say of every answer. */

import type { Hint, Unit } from "../protocol.gen";
import type { ScoreLine } from "./score";

/** `name` is what it was made from: a day (`2026-11-23`) or a number; `moves` is how many moves lie before it. */
interface Asked {
  name: string;
  moves: number;
  right: string;
}

/** Which move is best: answered by a move. `ask` is what decides, as facts are `about`; of a wrong move it is known by how much it is worth
 * less, in `unit`; `hint` says why the right one is best. */
export interface Best extends Asked {
  by: "move";
  ask: string;
  unit: Unit;
  wrong: Record<string, { less: number }>;
  hint: Omit<Hint, "type" | "seq">;
}

/** Which card completes the hand, if one draws it: answered by one of `choices`, codes of cards; `all` are those that do. */
export interface Completes extends Asked {
  by: "card";
  choices: string[];
  all: string[];
}

/** What the hand is worth that wins by `move`: answered by one of `choices`, numbers; `lines` say what it is made of. */
export interface Worth extends Asked {
  by: "amount";
  move: string;
  unit: Unit;
  choices: string[];
  lines: Pick<ScoreLine, "word" | "says" | "amount" | "unit">[];
}

export type Puzzle = Best | Completes | Worth;

/** A puzzle with the round in which it stands: `match` is the seed of what is drawn before the deal, `key` that of the shuffle, `script`
 * has everybody's moves. */
export interface Posed {
  puzzle: Puzzle;
  players: number;
  match: number;
  key: string;
  script: string[];
  person: number;
}
