/** Makes puzzles as the page does: one JSON document in, the puzzles out, with how many moments each took. */

import { readFileSync } from "node:fs";

import { CompiledRules } from "../../web/src/engine/compiled";
import { Game } from "../../web/src/engine/game";
import { Engine } from "../../web/src/engine/load";
import type { GameData, Thinking } from "../../web/src/bots/known";
import numbers from "../../web/src/bots/thinking.gen.json";
import { search } from "../../web/src/puzzle/make";

interface Asked {
  game: string;
  rules: string;
  names: string[];
}

const { game, rules, names } = JSON.parse(readFileSync(0, "utf8")) as Asked;
const data = JSON.parse(readFileSync(game, "utf8")) as GameData;
const module = new WebAssembly.Module(readFileSync(rules));
const both = { game: new Game(new CompiledRules(new Engine(module, data))), mind: new Engine(module, data) };

const found = names.map((name) => {
  const began = performance.now();
  let looked = 0;
  const steps = search(both, name, numbers as unknown as Thinking);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { posed: value, looked, milliseconds: performance.now() - began };
    looked = value;
  }
});
process.stdout.write(JSON.stringify(found));
