/**
 * The rules of a game, compiled, and how they are called. Nothing here knows a game.
 *
 *     const engine = await load(wasmBytes, data);      // built/<data.engine.rules>, built/<game>.json
 *     const g = engine.record("table");                // blank: every field has its empty value
 *     g.set("seats", 4); g.setAll("key", keyWords);    // fields by name, as the data lays them
 *     engine.call("lay_out", g);
 *     engine.call("deal", g);
 *     const moves = engine.words(engine.numbers.verbs);
 *     moves.fill(0); engine.call("legal", g, moves);   // a set of cards for each verb: listed(moves, ...)
 *     engine.call("play", g, verb, card);
 *     if (g.get("over")) engine.call("settle", g);
 *
 * `call` takes what `data.engine.exports[name].takes` says, in order:
 *   number        a whole number, up to 53 bits
 *   record:NAME   a RecordAt of `record(NAME)`; NAME is table, match, facts, ending, outcome or asked
 *   records:NAME  a RecordRows of `records(NAME, n)`
 *   bytes, byte_rows, words, word_rows   Rows of `bytes(n)`, `bytes(n, m)`, `words(n)`, `words(n, m)`;
 *                 the bytes of records are Rows too: `bytesOf(record)`, `records.asBytes()`
 * and returns a number; 0 where the function returns nothing, 0 or 1 for no and yes. Sets of cards have up to 61 bits:
 * read them by `getBig`.
 *
 * What is laid stays; `engine.scope(work)` gives back all that `work` laid. Records and rows stay valid when memory
 * grows; arrays from `bytes()` of a record do not. One engine is one thread's. The rules trap (a RuntimeError) where
 * Python would raise: after that an engine is to be thrown away.
 */

import { Memory, Rows } from "./memory.ts";
import { Kind, RecordAt, type Layout } from "./record.ts";

export { Memory, Rows } from "./memory.ts";
export { Kind, RecordAt, type Field, type Layout } from "./record.ts";

export interface Signature {
  takes: string[];
  gives: "number" | "share" | "nothing";
}

/** What the engine reads of a game's data; the rest is for those who use it. */
export interface EngineData {
  table: Layout;
  match: Layout;
  ending: Layout;
  outcome?: { record: Layout; asked: Layout };
  engine: {
    rules: string;
    exports: Record<string, Signature>;
    numbers: Record<string, number>;
    policies: string[];
    layout: number[][];
    scratch: number;
    facts: Layout;
  };
}

export type Argument = number | RecordAt | RecordRows | Rows;

/** Several records of a kind, one behind the other. */
export class RecordRows {
  private readonly memory: Memory;
  readonly kind: Kind;
  readonly address: number;
  readonly n: number;

  constructor(memory: Memory, kind: Kind, address: number, n: number) {
    this.memory = memory;
    this.kind = kind;
    this.address = address;
    this.n = n;
  }

  at(i: number): RecordAt {
    if (!(i >= 0 && i < this.n)) throw new RangeError(`record ${i} of ${this.n}`);
    return new RecordAt(this.memory, this.kind, this.address + i * this.kind.bytes);
  }

  /** The same memory as rows of bytes. */
  asBytes(): Rows {
    return new Rows(this.memory, this.address, 1, [this.n, this.kind.bytes]);
  }
}

export class Engine<Data extends EngineData = EngineData> {
  readonly memory: Memory;
  /** Numbers that rules and callers mean the same by: none, hidden, watcher, verbs, alone, faces, ... */
  readonly numbers: Record<string, number>;
  /** Who sees what, as `hide`, `redeal` and the search take it. */
  readonly layout: Rows;
  private readonly functions: WebAssembly.Exports;
  private readonly kinds: Record<string, Kind>;

  readonly data: Data;
  private readonly module: WebAssembly.Module;

  constructor(module: WebAssembly.Module, data: Data) {
    this.data = data;
    this.module = module;
    this.functions = new WebAssembly.Instance(module, {}).exports;
    const heap = this.functions.__heap_base as WebAssembly.Global;
    this.memory = new Memory(this.functions.memory as WebAssembly.Memory, Number(heap.value));
    this.numbers = data.engine.numbers;
    this.kinds = {
      table: new Kind("table", data.table),
      match: new Kind("match", data.match),
      facts: new Kind("facts", data.engine.facts),
      ending: new Kind("ending", data.ending),
      ...(data.outcome && { outcome: new Kind("outcome", data.outcome.record), asked: new Kind("asked", data.outcome.asked) }),
    };
    const rows = data.engine.layout;
    this.layout = this.words(rows.length, rows[0]!.length);
    this.layout.setAll(rows.flat());
  }

  /** An engine of the same rules, for use after a trap. */
  renewed(): Engine<Data> {
    return new Engine(this.module, this.data);
  }

  /** A blank record. */
  record(name: string): RecordAt {
    const kind = this.kind(name);
    const record = new RecordAt(this.memory, kind, this.memory.take(kind.bytes));
    record.clear();
    return record;
  }

  /** Records of zeros, one behind the other. */
  records(name: string, n: number): RecordRows {
    const kind = this.kind(name);
    return new RecordRows(this.memory, kind, this.memory.take(n * kind.bytes), n);
  }

  bytes(...lengths: number[]): Rows {
    return this.rows(1, lengths);
  }

  words(...lengths: number[]): Rows {
    return this.rows(8, lengths);
  }

  /** The bytes of a record as a row that shares its memory. */
  bytesOf(record: RecordAt): Rows {
    return new Rows(this.memory, record.address, 1, [record.kind.bytes]);
  }

  /** Does something, and gives back all memory that it took. */
  scope<T>(work: () => T): T {
    const mark = this.memory.mark();
    try {
      return work();
    } finally {
      this.memory.release(mark);
    }
  }

  /** Calls an exported function. Throws a TypeError for arguments of another kind. */
  call(name: string, ...given: Argument[]): number {
    const signature = this.data.engine.exports[name];
    if (!signature) throw new TypeError(`${name} is not exported`);
    if (given.length !== signature.takes.length) {
      throw new TypeError(`${name} takes ${signature.takes.length} arguments, not ${given.length}`);
    }
    const passed: number[] = [];
    for (let i = 0; i < given.length; i++) pass(name, signature.takes[i]!, given[i]!, passed);
    return (this.functions[name] as (...passed: number[]) => number | undefined)(...passed) ?? 0;
  }

  private kind(name: string): Kind {
    const found = this.kinds[name];
    if (!found) throw new TypeError(`there is no record ${name}`);
    return found;
  }

  private rows(width: 1 | 8, lengths: number[]): Rows {
    const n = lengths.reduce((all, length) => all * length, 1);
    return new Rows(this.memory, this.memory.take(n * width), width, lengths);
  }
}

/** An engine of a game's two files. */
export async function load<Data extends EngineData>(rules: BufferSource, data: Data): Promise<Engine<Data>> {
  return new Engine(await WebAssembly.compile(rules), data);
}

const ROWS: Record<string, [width: number, dimensions: number]> = {
  bytes: [1, 1],
  byte_rows: [1, 2],
  words: [8, 1],
  word_rows: [8, 2],
};

/** Writes an argument as compiled code takes it: a number, or an address and lengths. */
function pass(name: string, takes: string, given: Argument, passed: number[]): void {
  const [word, kind] = takes.split(":");
  if (word === "number" && typeof given === "number") {
    passed.push(given);
  } else if (word === "record" && given instanceof RecordAt && given.kind.name === kind) {
    passed.push(given.address);
  } else if (word === "records" && given instanceof RecordRows && given.kind.name === kind) {
    passed.push(given.address, given.n);
  } else if (given instanceof Rows && ROWS[takes]?.[0] === given.width && ROWS[takes][1] === given.lengths.length) {
    passed.push(given.address, ...given.lengths);
  } else {
    throw new TypeError(`${name} takes ${takes}`);
  }
}
