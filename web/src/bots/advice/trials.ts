/** Legal moves tried on the same deals: what each was worth deal by deal, so that luck of the deal is taken out of every comparison
 * (`ceki.bots.advice.trials`). */

import type { Numbers } from "../../engine/moves.ts";
import type { Chance } from "../chance.ts";
import type { Thinking } from "../known";
import { SIMPLE, SUM, Work } from "../search.ts";
import type { Seen } from "../seen.ts";
import { mean, sum, variance } from "./samples.ts";

/** A number and its standard error. */
export type Measured = readonly [mean: number, error: number];

type Row = readonly number[]; // what each move was worth on a deal; NaN where it was not tried

export class Trials {
  readonly moves: Numbers[];
  private readonly rows: Row[] = [];
  private readonly work: Work;
  private readonly advice: Thinking["advice"];

  /** Tries moves, those of `among` if there are any, with so many playouts. `inCents`: only money counts. */
  constructor(seen: Seen, chance: Chance, playouts: number, among: readonly Numbers[], inCents: boolean, thinking: Thinking) {
    this.advice = thinking.advice;
    this.work = new Work(seen, chance, thinking.sure);
    if (inCents) this.work.side.fill(0); // partners all: nobody is above the mean
    this.moves = this.work.places().map((place) => this.work.move(place));
    const places = this.work.places().filter((place) => !among.length || isAmong(this.moves[place]!, among));
    if (places.length < 2) return;
    const many = places.length > this.advice.finalists;
    this.try(places, playouts * (many ? 0.5 : 1));
    if (many) this.try(this.finalists(places), playouts);
  }

  /** How many rounds were played out. */
  get playouts(): number {
    return this.work.made;
  }

  /** On how many deals moves were tried. */
  get deals(): number {
    return this.rows.length;
  }

  /** Tries moves until so many playouts are spent. */
  private try(places: readonly number[], budget: number): void {
    for (let tried = 0; tried < this.advice.least || this.playouts + places.length <= budget; tried++) {
      const before = this.work.places().map((place) => this.work.count(place, SUM));
      this.work.explore(places, 1);
      this.rows.push(before.map((sum, place) => (places.includes(place) ? this.work.count(place, SUM) - sum : NaN)));
    }
  }

  private finalists(places: readonly number[]): number[] {
    const means = this.means();
    const best = places.toSorted((a, b) => means[b]! - means[a]!).slice(0, this.advice.finalists);
    return [...new Set([...best, ...places.filter((place) => place === SIMPLE)])].sort((a, b) => a - b);
  }

  /** The mean of every move; NaN for one that was not tried on every deal. */
  private means(): number[] {
    return this.work.places().map((place) => this.rows.reduce((sum, row) => sum + row[place]!, 0) / this.rows.length);
  }

  // ------------------------------------------------------------ what came of it

  /** The place of the move with the greatest mean, of those tried longest; the simple player's, where it is as good as that. */
  get best(): number {
    if (!this.rows.length) return SIMPLE;
    const means = this.means();
    const greatest = means.reduce((most, one) => (one > most ? one : most), -Infinity);
    const best = means.indexOf(greatest);
    if (best === SIMPLE || Number.isNaN(means[SIMPLE])) return best;
    const [less, error] = this.behind(SIMPLE, best);
    return less > error ? best : SIMPLE;
  }

  /** The mean worth of a move, and its standard error. */
  mean(place: number): Measured {
    return this.measured(this.tried(place), this.usual(this.columns(this.rows)));
  }

  /** By how much a move was worth less than another on the deals that both had, and the error of that. */
  behind(place: number, best: number): Measured {
    const less = this.columns(this.rows.map((row) => row.map((worth) => row[best]! - worth)));
    return this.measured(less[place]!, this.usual(less.filter((_, i) => i !== best)));
  }

  /** The stake of a round: the root mean square of what all playouts were worth. */
  get stake(): number {
    const worths = this.columns(this.rows).flat();
    return worths.length ? Math.sqrt(sum(worths.map((worth) => worth * worth)) / worths.length) : 0;
  }

  /** How often a move ended in a gain and in a loss (shares of 1). */
  gains(place: number): readonly [gains: number, losses: number] {
    const tried = this.tried(place);
    if (!tried.length) return [0, 0];
    const share = (which: (worth: number) => boolean) => tried.filter(which).length / tried.length;
    return [share((worth) => worth > 0), share((worth) => worth < 0)];
  }

  private tried(place: number): number[] {
    return this.rows.map((row) => row[place]!).filter((worth) => !Number.isNaN(worth));
  }

  /** The numbers of each move, without those of deals on which it was not tried. */
  private columns(rows: readonly Row[]): number[][] {
    return this.work.places().map((place) => rows.map((row) => row[place]!).filter((worth) => !Number.isNaN(worth)));
  }

  /** The variance within a column that is usual for all of them. */
  private usual(columns: readonly (readonly number[])[]): number {
    const spreads = columns.filter((column) => column.length).map(variance);
    return spreads.length ? spreads.reduce((total, spread) => total + spread, 0) / spreads.length : 0;
  }

  private measured(sample: readonly number[], usual: number): Measured {
    const n = sample.length;
    if (!n) return [0, 0];
    const spread = (variance(sample) * n + usual * this.advice.lean) / (n - 1 + this.advice.lean);
    return [mean(sample), Math.sqrt(spread / n)];
  }
}

export const isAmong = (move: Numbers, moves: readonly Numbers[]) => moves.some(([verb, card]) => verb === move[0] && card === move[1]);
