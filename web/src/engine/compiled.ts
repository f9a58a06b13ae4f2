/** Compiled rules, called on the bytes of records: these are laid into the memory of the rules, and taken back as they are then. */

import type { Declared } from "./declared";
import type { Given, Rules } from "./game";
import type { Argument, Engine, EngineData, RecordAt, Rows } from "./load";

const ROOM = 64; // 64-bit numbers that a row has at most

export class CompiledRules implements Rules {
  private readonly records: Record<string, RecordAt[]>; // of each kind, one an argument
  private readonly rows: Rows;

  constructor(private readonly engine: Engine<EngineData & Declared>) {
    this.records = { "record:table": [engine.record("table"), engine.record("table")], "record:match": [engine.record("match")] };
    this.rows = engine.words(ROOM);
  }

  get declared(): Declared {
    return this.engine.data;
  }

  get numbers(): Readonly<Record<string, number>> {
    return this.engine.numbers;
  }

  call(name: string, ...given: Given[]): number {
    const takes = this.engine.data.engine.exports[name]?.takes ?? [];
    const used: Record<string, number> = {};
    const laid = given.map((one, i) => this.lay(one, takes[i]!, used));
    const result = this.engine.call(name, ...laid);
    given.forEach((one, i) => this.take(one, laid[i]!));
    return result;
  }

  private lay(given: Given, takes: string, used: Record<string, number>): Argument {
    if (typeof given === "number") return given;
    if (given instanceof BigInt64Array) {
      const rows = this.rows.first(given.length);
      rows.setAll(given);
      return rows;
    }
    const record = this.records[takes]![(used[takes] ??= 0)]!;
    used[takes]! += 1;
    record.copyFrom(signed(given));
    return record;
  }

  private take(given: Given, laid: Argument): void {
    if (given instanceof Uint8Array) signed(given).set((laid as RecordAt).bytes());
    else if (given instanceof BigInt64Array) given.forEach((_, i) => (given[i] = (laid as Rows).getBig(i)));
  }
}

const signed = (bytes: Uint8Array) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
