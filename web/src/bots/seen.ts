/** What one seat sees, laid into the memory of the rules; and whole tables that it may stand for. */

import type { Engine, RecordAt, RecordRows, Rows } from "../engine/load.ts";
import { listed, type Numbers } from "../engine/moves.ts";
import { Chance } from "./chance.ts";
import type { GameData } from "./known";

export const [VIEW, DEALT, TRIED] = [0, 1, 2] as const; // the tables: what is seen, one deal it may be, and where a move is tried

export class Seen {
  readonly tables: RecordRows;
  readonly raw: Rows;
  readonly cards: Rows;
  readonly legal: readonly Numbers[];
  private readonly moves: Rows;
  private readonly fresh: Chance;

  readonly engine: Engine<GameData>;
  readonly seat: number;

  /** `view` has the bytes of a view. Throws where the seat is not asked to move. */
  constructor(engine: Engine<GameData>, seat: number, view: Int8Array) {
    this.engine = engine;
    this.seat = seat;
    this.tables = engine.records("table", TRIED + 1);
    this.raw = this.tables.asBytes();
    this.cards = engine.bytes(engine.data.engine.scratch);
    this.moves = engine.words(engine.numbers.verbs!);
    this.fresh = new Chance(engine);
    for (let i = VIEW; i <= TRIED; i++) this.tables.at(i).copyFrom(view);
    if (this.known.get("turn") !== seat || this.known.get("over")) throw new Error(`seat ${seat} is not asked to move`);
    this.legal = this.listed();
  }

  get known(): RecordAt {
    return this.tables.at(VIEW);
  }

  get seats(): number {
    return this.known.get("seats");
  }

  /** A whole table that the viewer could as well be sitting at. Throws where none agrees with the view. */
  determinize(seed: number): RecordAt {
    const table = this.tables.at(DEALT);
    table.copyFrom(this.known);
    this.fresh.seed(seed, this.seat + 1);
    const { engine, tables, raw, cards } = this;
    const found = engine.call("determinized", tables, DEALT, raw, engine.layout, this.fresh.words, cards);
    if (found === engine.numbers.none) throw new Error(`no table was found that agrees with all that seat ${this.seat} sees`);
    return table;
  }

  /** The place in `legal` of the move that looks best at once on a table, the first of equals. */
  best(table: RecordAt): number {
    return this.engine.call("best_appraised", table, this.moves, this.legal.length);
  }

  /** How many cards of each face the viewer neither sees nor knows of. */
  unseen(): Rows {
    const { engine } = this;
    const counts = engine.words(engine.numbers.faces!);
    engine.call("count_unseen", engine.bytesOf(this.known), engine.layout, counts);
    return counts.first(engine.data.codes.length);
  }

  /** The legal moves, worked out from the view alone: on a table with unseen cards anywhere. */
  private listed(): Numbers[] {
    const { engine, moves } = this;
    const table = this.tables.at(DEALT);
    this.fresh.seed(0, this.seat + 1);
    engine.call("redeal", engine.bytesOf(table), engine.layout, this.fresh.words, this.cards);
    moves.fill(0);
    engine.call("legal", table, moves);
    return listed(moves.allBig(), engine.numbers.alone!);
  }
}
