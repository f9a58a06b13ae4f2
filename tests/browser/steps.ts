/** Lays records and rows, calls exports and reads what they left, as standard input says: `node steps.ts FOLDER`. */

import { readFileSync } from "node:fs";

import { Engine, RecordAt, RecordRows, Rows, type Argument, type EngineData } from "../../web/src/engine/load.ts";

type Step =
  | { lay: string; record: string; bytes: string; n?: number }
  | { lay: string; width: 1 | 8; lengths: number[]; values: string[] }
  | { call: string; given: (string | number)[] }
  | { read: string };

const folder = process.argv[2]!;
const { game, steps } = JSON.parse(readFileSync(0, "utf8")) as { game: string; steps: Step[] };
const data = JSON.parse(readFileSync(`${folder}/${game}.json`, "utf8")) as EngineData;
const engine = new Engine(new WebAssembly.Module(readFileSync(`${folder}/${data.engine.rules}`)), data);
const laid = new Map<string, Argument>([["layout", engine.layout]]);

function bytes(digits: string): Int8Array {
  return Int8Array.from(Buffer.from(digits, "hex"));
}

function one(name: string): Argument {
  const [word, as] = name.split(":");
  const found = laid.get(word!)!;
  if (as === "bytes") return found instanceof RecordAt ? engine.bytesOf(found) : (found as RecordRows).asBytes();
  return found;
}

/** A record as the digits of its bytes, or numbers. */
function read(found: Argument): string[] {
  if (found instanceof RecordAt) return [Buffer.from(Uint8Array.from(found.bytes())).toString("hex")];
  if (found instanceof RecordRows) return Array.from({ length: found.n }, (_, i) => read(found.at(i))).flat();
  return Array.from({ length: (found as Rows).size }, (_, i) => String((found as Rows).getBig(i)));
}

function done(step: Step): string[] | null {
  if ("call" in step) {
    const given = step.given.map((argument) => (typeof argument === "string" ? one(argument) : argument));
    return [String(engine.call(step.call, ...given))];
  }
  if ("read" in step) return read(one(step.read));
  if ("record" in step) {
    const found = step.n === undefined ? engine.record(step.record) : engine.records(step.record, step.n);
    if (step.bytes) (found instanceof RecordAt ? found : found.at(0)).copyFrom(bytes(step.bytes));
    laid.set(step.lay, found);
    return null;
  }
  const rows = step.width === 1 ? engine.bytes(...step.lengths) : engine.words(...step.lengths);
  rows.setAll(step.values.map(BigInt));
  laid.set(step.lay, rows);
  return null;
}

process.stdout.write(JSON.stringify(steps.map(done)));
