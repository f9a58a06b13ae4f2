/** What the legal moves of a view are worth, by playouts on the same re-deals, or as the game counts it; and what one of them cost. The
 * rules weigh (`ceki.bots.advice.drivers`); here it is laid and read. */

import type { Argument, RecordRows, Rows } from "../../engine/load.ts";
import type { Numbers } from "../../engine/moves.ts";
import type { Chance } from "../chance.ts";
import type { Thinking } from "../known";
import { laid } from "../search.ts";
import type { Seen } from "../seen.ts";
import { read, type Reason } from "./why.ts";
import { Fraction, type Plain } from "./written.ts";

const CENTS = "cents";
const NO_MOVE: Numbers = [-1, -1];
const PARTS = 4; // of what is counted of rounds' ends: gains and losses, of the player and of others
const SURE = 2; // of a difference that is counted; its error is none
const [IN_POINTS, MADE, STAKE, IS_EXACT, COST, COST_ERROR, GRADE] = [0, 1, 2, 3, 4, 5, 6] as const; // of all moves together

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

/** What a move cost beside the best, with the error of that, in a unit, and how bad that is, by number. */
export interface Cost {
  best: Numbers;
  cost: number;
  error: number;
  unit: string;
  grade: number;
}

/** Whether it is worth less than the best by more than chance would often make any of as many moves. */
export const surelyWorse = ({ less, sure, lessError }: Advised) => less > sure * lessError;

/** The same, with two of the moves again, the better one first, on fresh deals: the best, and the one that the player
 * would make, which is `own`. */
export interface Beside extends Weighing {
  pair: Advised[];
  own: Numbers;
  ends: () => Plain; // how rounds end after the better of the two rather than after the other; null where that does not differ
}

/** The legal moves, the best first. */
export function weigh(seen: Seen, chance: Chance, playouts: number, thinking: Thinking): Weighing {
  const room = new Room(seen, chance, NO_MOVE);
  const n = seen.engine.call("weigh_moves", ...room.given, 0, playouts);
  return room.weighing(room.advised(room.found, n, thinking));
}

/** The legal moves, the best first, and the best of them beside the one that is `picked` or, where that is null, the simple player's. */
export function weighBeside(seen: Seen, chance: Chance, playouts: number, thinking: Thinking, picked: Numbers | null): Beside {
  const room = new Room(seen, chance, picked ?? NO_MOVE);
  const pair = seen.engine.words(2, seen.engine.numbers.found!);
  const n = seen.engine.call("advise_moves", ...room.given, pair, playouts);
  const moves = room.advised(room.found, n, thinking);
  const again = n > 1 ? room.advised(pair, 2, thinking) : moves;
  const own = picked ?? (room.sum(IS_EXACT) ? again[0]!.move : room.simple);
  return { ...room.weighing(moves), pair: again, own, ends: () => (room.sum(IS_EXACT) ? null : room.ends(pair)) };
}

/** What a legal move cost; null where chance hides it. */
export function costOfMove(seen: Seen, chance: Chance, played: Numbers, playouts: number): Cost | null {
  const room = new Room(seen, chance, played);
  if (!seen.engine.call("choice_cost", ...room.given, playouts)) return null;
  const best = [room.among.get(0), room.among.get(1)] as const;
  return { best, cost: room.part(COST), error: room.part(COST_ERROR), unit: room.unit, grade: room.sum(GRADE) };
}

/** What a weighing takes, and what it writes. */
class Room {
  readonly given: Argument[];
  readonly among: Rows;
  readonly assumed: RecordRows;
  readonly found: Rows;
  private readonly searching: Argument[];
  private readonly tally: Rows;
  private readonly sums: Rows;
  private readonly seen: Seen;

  constructor(seen: Seen, chance: Chance, played: Numbers) {
    const { engine, legal } = seen;
    const { found, sums, counted_rows, counted_columns, space_rows, space_columns } = engine.numbers;
    const n = legal.length;
    this.seen = seen;
    this.found = engine.words(n, found!);
    this.sums = engine.words(sums!);
    this.among = engine.words(2, 2);
    this.among.setAll([...played, ...played]);
    this.assumed = engine.records("facts", 1);
    const counts = engine.data.thought.counts ? [engine.words(counted_rows!, counted_columns!), engine.words(space_rows!, space_columns!)] : [engine.words(1, 1), engine.words(1, 1)];
    this.searching = laid(seen, chance);
    this.tally = this.searching.at(-1) as Rows;
    this.given = [...this.searching, engine.words(n, n), this.found, this.sums, this.among, this.assumed, ...counts];
  }

  sum(what: number): number {
    return this.sums.get(what);
  }

  part(what: number): number {
    return this.inParts(this.sums.getBig(what));
  }

  get unit(): string {
    return this.sum(IN_POINTS) ? this.seen.engine.data.thought.unit : CENTS;
  }

  /** The simple player's move. */
  get simple(): Numbers {
    return [this.tally.get(0), this.tally.get(1)];
  }

  weighing(moves: Advised[]): Weighing {
    const given = read(this.seen, this.assumed.at(0))[0] ?? null;
    return { moves, unit: this.unit, playouts: this.sum(MADE), stake: this.part(STAKE), exact: this.sum(IS_EXACT) === 1, given };
  }

  /** How rounds end after the two moves, on fresh deals. */
  ends(pair: Rows): Plain {
    const { engine } = this.seen;
    const deals = this.sum(MADE);
    const kinds = engine.data.lines.length;
    const ends = engine.words(2, PARTS * kinds);
    const column = engine.call("find_ends", ...this.searching, pair, ends, deals);
    if (column < 0) return null;
    const [mine, theirs] = [0, 1].map((row) => new Fraction(ends.get(row * PARTS * kinds + column) / deals));
    const part = Math.floor(column / kinds);
    return { line: engine.data.lines[column % kinds]!.word, own: part < 2, loss: part % 2 === 1, mine: mine!, theirs: theirs! };
  }

  /** The first rows of what is found. */
  advised(found: Rows, n: number, thinking: Thinking): Advised[] {
    const sure = this.sum(IS_EXACT) ? SURE : thinking.advice.sures[Math.max(n - 2, 0)]!;
    const columns = found.lengths[1]!;
    return Array.from({ length: n }, (_, row): Advised => {
      const [worth, error, gains, losses, less, lessError] = Array.from({ length: columns - 2 }, (_, i) => this.inParts(found.getBig(row * columns + 2 + i)));
      const move = [found.get(row * columns), found.get(row * columns + 1)] as const;
      return { move, worth: worth!, error: error!, gains: gains!, losses: losses!, less: less!, lessError: lessError!, sure };
    });
  }

  private inParts(number: bigint): number {
    return Number(number) / this.seen.engine.numbers.part!;
  }
}
