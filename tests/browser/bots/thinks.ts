/** Answers the questions of standard input, a line each, as a worker of bots does: `node thinks.ts FOLDER`, with the numbers that bots
 * think by on the first line. Writes a line for each: { answer } or { problem }. */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import type { GameData, Thinking } from "../../../web/src/bots/known.ts";
import type { Question } from "../../../web/src/bots/question.ts";
import { Thinker } from "../../../web/src/bots/thinker.ts";

type Line = Question & { view: string };

const folder = process.argv[2]!;
const thinker = new Thinker();
const prepared = new Set<string>();
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const thinking = JSON.parse((await lines.next()).value as string) as Thinking;

function prepare(game: string): void {
  if (prepared.has(game)) return;
  const data = JSON.parse(readFileSync(`${folder}/${game}.json`, "utf8")) as GameData;
  const rules = new WebAssembly.Module(readFileSync(`${folder}/${data.engine.rules}`));
  thinker.prepare({ prepare: game, rules, data, thinking });
  prepared.add(game);
}

for await (const line of { [Symbol.asyncIterator]: () => lines }) {
  const { view, ...question } = JSON.parse(line) as Line;
  let said: object;
  try {
    prepare(question.game);
    said = { answer: thinker.answer({ ...question, view: Buffer.from(view, "hex") } as Question) };
  } catch (error) {
    said = { problem: String((error as Error).stack ?? error) };
  }
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
