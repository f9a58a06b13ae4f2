/** Rounds of a game in WebAssembly: what Python's `simulate` does, in Node or in a page. */

import { Engine, type EngineData } from "../../web/src/engine/load.ts";

/** `table`: the bytes of the blank table; `master`: the key of the simulation; `bots`: policies by seat. */
export interface Job {
  game: string;
  rules: string;
  table: number[];
  master: number[];
  bots: number[];
  first: number;
  rounds: number;
}

/** As `simulate` has it: decisions, the digest of all moves, lines and cents, and the sums by seat. */
export interface Outcome {
  moves: number;
  digest: string;
  cents: number[];
  wins: number[];
  no_win: number;
  pot: number;
}

export type Running = (first: number, rounds: number) => void;

/** What plays rounds of a job on an engine, and what tells the sums of all that it has played. */
export function prepared(engine: Engine, job: Job): { run: Running; outcome: () => Outcome } {
  const tables = engine.records("table", 2);
  tables.at(0).copyFrom(Int8Array.from(job.table));
  const [master, bots, log] = [engine.words(8), engine.words(job.bots.length), engine.words(0)];
  master.setAll(job.master);
  bots.setAll(job.bots);
  const [tally, tallies] = [engine.words(3), engine.words(5)];
  const [cents, wins] = [engine.words(job.bots.length), engine.words(job.bots.length)];
  return {
    run: (first, rounds) => {
      engine.call("play_rounds", tables, master, first, rounds, bots, log, tally, cents, wins, tallies);
    },
    outcome: () => ({
      moves: tallies.get(1),
      digest: tallies.getBig(2).toString(16).padStart(16, "0"),
      cents: cents.all(),
      wins: wins.all(),
      no_win: tallies.get(3),
      pot: tallies.get(4),
    }),
  };
}

/** The sums over the rounds of a job. */
export function played(module: WebAssembly.Module, data: EngineData, job: Job): Outcome {
  const { run, outcome } = prepared(new Engine(module, data), job);
  run(job.first, job.rounds);
  return outcome();
}

const AT_ONCE = 100; // rounds of a call: an engine swaps slow code for fast code between two calls

/** What plays rounds of a job and tells how many decisions they had and how many seconds they took. */
export function timed(
  module: WebAssembly.Module,
  data: EngineData,
  job: Job,
  seconds: () => number,
): (rounds: number) => [number, number] {
  const { run, outcome } = prepared(new Engine(module, data), job);
  let first = job.first;
  return (rounds) => {
    const before = outcome().moves;
    const began = seconds();
    for (const end = first + rounds; first < end; first += Math.min(AT_ONCE, end - first)) {
      run(first, Math.min(AT_ONCE, end - first));
    }
    return [outcome().moves - before, seconds() - began];
  };
}
