/** Compiled rules, called on the bytes of records: these are laid into the memory of the rules, and taken back as they are then. */

import type { Declared } from "./declared";
import { LAYOUT, type Given, type Rules } from "./game";
import { RuleFailed } from "./failed";
import { goalOf, type GoalFact } from "./goal";
import type { Argument, Engine, EngineData, RecordAt, Rows } from "./load";

const ROOM = 64; // 64-bit numbers that a row has at most
const START = 1; // the column of a layout with the first byte of a field

export class CompiledRules implements Rules {
  private records!: Record<string, RecordAt[]>; // of each kind, one an argument
  private rows!: Rows;
  private bytes!: Rows; // of a table

  constructor(private engine: Engine<EngineData & Declared>) {
    this.lies();
  }

  private lies(): void {
    const { engine } = this;
    this.records = { "record:table": [engine.record("table"), engine.record("table")], "record:match": [engine.record("match")], "record:ending": [engine.record("ending")] };
    if (engine.data.outcome) for (const name of ["outcome", "asked"]) this.records[`record:${name}`] = [engine.record(name)];
    this.rows = engine.words(ROOM);
    this.bytes = engine.bytes(engine.data.table.bytes);
  }

  get declared(): Declared {
    return this.engine.data;
  }

  get numbers(): Readonly<Record<string, number>> {
    return this.engine.numbers;
  }

  layoutAt(byte: number): BigInt64Array {
    return BigInt64Array.from(this.engine.data.engine.layout.find((row) => row[START] === byte)!, BigInt);
  }

  has(name: string): boolean {
    return name in this.engine.data.engine.exports;
  }

  /** Throws `RuleFailed` for a rule that traps, and then nothing that was given has changed. */
  call(name: string, ...given: Given[]): number {
    const takes = this.engine.data.engine.exports[name]?.takes ?? [];
    const used: Record<string, number> = {};
    const laid = given.map((one, i) => this.lay(one, takes[i]!, used));
    const result = this.run(name, laid);
    given.forEach((one, i) => this.take(one, laid[i]!));
    return result;
  }

  /** Throws `RuleFailed` for a rule that traps. */
  goal(view: Uint8Array, seat: number): GoalFact[] {
    return this.tried("goal", () => goalOf(this.engine, signed(view), seat));
  }

  private run(name: string, laid: Argument[]): number {
    return this.tried(name, () => this.engine.call(name, ...laid));
  }

  private tried<T>(name: string, work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.engine = this.engine.renewed(); // nobody knows what a trap has left in its memory
      this.lies();
      throw new RuleFailed(name);
    }
  }

  private lay(given: Given, takes: string, used: Record<string, number>): Argument {
    if (typeof given === "number") return given;
    if (given === LAYOUT) return this.engine.layout;
    if (given instanceof BigInt64Array) {
      const rows = this.rows.first(given.length);
      rows.setAll(given);
      return rows;
    }
    const place = used[takes] ?? 0;
    used[takes] = place + 1;
    const room = takes === "bytes" ? this.bytes.first(given.length) : this.records[takes]![place]!;
    room.bytes().set(signed(given));
    return room;
  }

  private take(given: Given, laid: Argument): void {
    if (given instanceof Uint8Array) signed(given).set((laid as RecordAt | Rows).bytes());
    else if (given instanceof BigInt64Array) given.forEach((_, i) => (given[i] = (laid as Rows).getBig(i)));
  }
}

const signed = (bytes: Uint8Array) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
