/** One round at a table: dealt from a key, played move by move, settled; with undo. */

import type { Bytes } from "./fields";
import { sameMove } from "./move";
import { listed, type Numbers } from "./moves";
import type { Ruleset } from "./ruleset";
import { resultOf, type Result } from "./score";
import { View } from "./view";
import { witnesses } from "./visibility";

const KEPT = 64; // moves between two tables that are kept, to play on from when moves are undone

export class Round {
  readonly starter: number;
  readonly potBefore: number;
  numbers: Numbers[] = [];
  movers: number[] = [];
  witnesses: ReadonlySet<number>[] = []; // of each move: who saw its card
  table: Bytes;
  private readonly kept = new Map<number, Bytes>(); // the table before every 64th move
  private offered: Numbers[] | null = null;

  /** `blank` is the undealt table, with what the match carries; `key` has 32 bytes. */
  constructor(
    readonly ruleset: Ruleset,
    readonly key: Uint8Array,
    blank: Bytes,
  ) {
    const kind = ruleset.game.table;
    this.starter = kind.number(blank, "starter");
    this.potBefore = kind.number(blank, "pot");
    this.table = blank.slice();
    const words = new DataView(key.buffer, key.byteOffset, key.byteLength);
    for (let i = 0; i < 8; i++) kind.set(this.table, "key", words.getUint32(4 * i, true), i);
    ruleset.game.call("deal", this.table);
    if (this.over) ruleset.game.call("settle", this.table);
  }

  get turn(): number {
    return this.read("turn");
  }

  get over(): boolean {
    return this.read("over") !== 0;
  }

  /** What each seat has won or lost, in cents. */
  get cents(): number[] {
    return this.ruleset.game.table.row(this.table, "cents", this.ruleset.players);
  }

  get pot(): number {
    return this.read("pot");
  }

  /** What a round that is over came to. */
  get result(): Result {
    return resultOf(this.ruleset.game, this.table, this.potBefore);
  }

  /** The legal moves of the seat in turn; none when the round is over. */
  get legal(): readonly Numbers[] {
    this.offered ??= this.over ? [] : this.offers();
    return this.offered;
  }

  private offers(): Numbers[] {
    const { game } = this.ruleset;
    const moves = new BigInt64Array(game.rules.numbers.verbs!);
    game.call("legal", this.table, moves);
    return listed(moves, game.rules.numbers.alone!);
  }

  private read(name: string): number {
    return this.ruleset.game.table.number(this.table, name);
  }

  /** Makes a move. Throws for one that is not legal. */
  make(move: Numbers): void {
    if (!this.legal.some((one) => sameMove(one, move))) throw new Error(`the move ${move.join(", ")} is not legal`);
    this.play(move);
  }

  private play(move: Numbers): void {
    const { game, players } = this.ruleset;
    if (this.numbers.length % KEPT === 0) this.kept.set(this.numbers.length, this.table.slice());
    const mover = this.turn;
    this.offered = null;
    game.call("play", this.table, ...move);
    this.movers.push(mover);
    this.numbers.push(move);
    this.witnesses.push(witnesses(game, this.table, game.declared.verbs[move[0]]!.at, mover, players));
    if (this.over) game.call("settle", this.table);
  }

  /** Takes back the last `moves` moves. */
  undo(moves: number): void {
    const left = this.numbers.length - moves;
    const start = left - (left % KEPT);
    const again = this.numbers.slice(start, left);
    this.table = this.kept.get(start)!.slice();
    this.offered = null;
    for (const row of [this.numbers, this.movers, this.witnesses]) row.length = start;
    for (const move of again) this.play(move);
  }

  /** A round of its own that stands where this one stood after its first `moves` moves. */
  branch(moves: number): Round {
    const other: Round = Object.assign(Object.create(Round.prototype) as Round, this, {
      kept: new Map(this.kept),
      numbers: [...this.numbers],
      movers: [...this.movers],
      witnesses: [...this.witnesses],
      table: this.table.slice(),
    });
    if (moves < this.numbers.length) other.undo(this.numbers.length - moves);
    return other;
  }

  /** What a seat may know; -1 looks on. */
  view(seat: number): View {
    return View.of(this.ruleset.game, this.table, seat);
  }
}
