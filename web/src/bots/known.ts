/** What bots and advice read of a game's data, and the numbers that they think by. */

import type { Declared } from "../engine/declared";
import type { EngineData } from "../engine/load.ts";

/** A fact of a move as a game declares it: moves are compared by facts `about` the same. */
export interface FactDeclared {
  id: string;
  about: string;
  numbers: string[];
  alone: boolean;
}

/** `wins` are verbs that win, by number and as a set; `unit` is what a round counts in where no money moves; `counts`: what moves are
 * worth is counted. */
export type GameData = EngineData & Declared & {
  thought: { wins: number[]; wins_set: number; caution: number; counts: boolean; unit: string; facts: FactDeclared[]; words: string[] };
};

/** A bot that looks ahead; `warmth`, in thousandths, 0 makes the best move (`ceki.bots.levels`). */
export interface Level {
  playouts: number;
  warmth: number;
  takes_wins: boolean;
}

/** The numbers that the server's bots and advice think by (`ceki.server.seats.thinking`). */
export interface Thinking {
  levels: Record<string, Level>;
  in_place: string;
  /** How long a table waits for what is thought, and a worker that has broken down rests. */
  seconds: { patience: number; again: number };
  advice: {
    playouts: number;
    few: number;
    told: number;
    /** By the number of comparisons, from 1: the standard errors that make sure of a difference. */
    sures: number[];
  };
  review: { most: number; grades: string[] };
}
