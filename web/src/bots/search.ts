/** The bot that looks ahead: each legal move is played out over many re-deals of the cards that the seat does not see. The rules
 * deal, try and count (`ceki.bots.search`, whose steps these are); here it is decided what is tried on. */

import type { Rows } from "../engine/load.ts";
import type { Chance } from "./chance.ts";
import type { Thinking } from "./known";
import type { Seen } from "./seen.ts";

export const SIMPLE = 0; // the place of the move that the simple player would make
export const [PLAYOUTS, SUM, SQUARES, WINS, LOSSES, AHEAD, AHEAD_SQUARES] = [0, 1, 2, 3, 4, 5, 6] as const; // counted for each move

/** A legal move and what its playouts came to: mean worth, its standard error, and how many playouts there were. */
export interface Weighed {
  verb: number;
  card: number;
  worth: number;
  error: number;
  playouts: number;
}

/** The tables and counts of one search. */
export class Work {
  readonly n: number;
  readonly side: Rows; // a number for each seat, the same for partners
  private readonly verbs: Rows;
  private readonly faces: Rows;
  private readonly tally: Rows;

  private readonly seen: Seen;
  private readonly chance: Chance;
  private readonly sure: number;

  constructor(seen: Seen, chance: Chance, sure: number) {
    const { engine, tables, raw, cards } = seen;
    this.seen = seen;
    this.chance = chance;
    this.sure = sure;
    this.side = sides(seen);
    this.verbs = engine.words(engine.numbers.moves!);
    this.faces = engine.words(engine.numbers.moves!);
    this.n = engine.call("offered", tables, raw, engine.layout, chance.words, cards, this.verbs, this.faces);
    this.tally = engine.words(this.n, engine.numbers.tallied!);
  }

  /** The move at a place. */
  move(place: number): [verb: number, card: number] {
    return [this.verbs.get(place), this.faces.get(place)];
  }

  /** Plays the moves at the places `left` out on `deals` re-deals. */
  explore(left: readonly number[], deals: number): void {
    const { engine, tables, raw, cards } = this.seen;
    engine.scope(() => {
      const asked = engine.words(left.length);
      asked.setAll(left);
      engine.call("try_moves", tables, raw, engine.layout, deals, this.chance.words, cards, this.verbs, this.faces, asked, this.side, this.tally);
    });
  }

  /** What is counted of the move at a place. */
  count(place: number, what: number): number {
    return this.tally.get(place * this.tally.lengths[1]! + what);
  }

  /** How many playouts the search has made so far, over all moves. */
  get made(): number {
    return this.places().reduce((made, place) => made + this.count(place, PLAYOUTS), 0);
  }

  places(): number[] {
    return Array.from({ length: this.n }, (_, place) => place);
  }

  /** The mean worth of the move at a place; 0 before its first playout. */
  mean(place: number): number {
    return this.count(place, SUM) / Math.max(1, this.count(place, PLAYOUTS));
  }

  /** The better half of some moves; `SIMPLE` stays, and stands first. */
  half(left: readonly number[]): number[] {
    const best = left.toSorted((a, b) => this.mean(b) - this.mean(a)).slice(0, Math.max(1, Math.trunc((left.length + 1) / 2)));
    return [SIMPLE, ...best.filter((place) => place !== SIMPLE)];
  }

  /** The legal moves, most tried first, then by mean; the simple player's leads unless another is surely ahead. */
  weighed(): Weighed[] {
    const most = (a: number, b: number) => this.count(b, PLAYOUTS) - this.count(a, PLAYOUTS) || this.mean(b) - this.mean(a);
    const order = this.places().sort(most);
    if (order[0] === SIMPLE || this.surelyAhead(order[0]!)) return order.map((place) => this.weighedAt(place));
    return [SIMPLE, ...order.filter((place) => place !== SIMPLE)].map((place) => this.weighedAt(place));
  }

  /** Whether a move was better than the simple player's by more than chance, over the deals that both had. */
  private surelyAhead(place: number): boolean {
    const n = this.count(place, PLAYOUTS);
    const ahead = this.count(place, AHEAD) / n;
    const spread = Math.max(this.count(place, AHEAD_SQUARES) / n - ahead * ahead, 0);
    return ahead > this.sure * Math.sqrt(spread / Math.max(n - 1, 1));
  }

  private weighedAt(place: number): Weighed {
    const n = Math.max(this.count(place, PLAYOUTS), 1);
    const worth = this.count(place, SUM) / n;
    const spread = Math.max(this.count(place, SQUARES) / n - worth * worth, 0);
    const [verb, card] = this.move(place);
    return { verb, card, worth, error: Math.sqrt(spread / n), playouts: n };
  }
}

/** The legal moves, the one to be made first, then those that were tried longest: after each step of a search half of them drop out. */
export function weighed(seen: Seen, chance: Chance, playouts: number, thinking: Thinking): Weighed[] {
  const work = new Work(seen, chance, thinking.sure);
  const halvings = work.n > 1 ? 32 - Math.clz32(work.n - 1) : 0; // the logarithm of n to base 2, rounded up
  let left = work.places();
  for (let step = 0; step < halvings; step++) {
    const share = (playouts - work.made) / (halvings - step);
    work.explore(left, Math.max(thinking.least_deals, Math.trunc(share / left.length)));
    left = work.half(left);
  }
  return work.weighed();
}

function sides({ engine, seats }: Seen): Rows {
  const found = engine.words(seats);
  found.setAll(Array(seats).keys());
  engine.data.partners.forEach((partners, side) => {
    for (const seat of partners) if (seat < seats) found.set(seat, seats + side);
  });
  return found;
}
