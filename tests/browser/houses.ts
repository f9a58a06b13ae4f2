/** The rulesets that orders ask for, as the browser reads them: one JSON document in, the answers out. */

import { readFileSync } from "node:fs";

import { CompiledRules } from "../../web/src/engine/compiled";
import type { Declared } from "../../web/src/engine/declared";
import type { NewTable } from "../../web/src/protocol.gen";
import { Game } from "../../web/src/engine/game";
import { Engine, type EngineData } from "../../web/src/engine/load";
import { Refused } from "../../web/src/engine/refused";
import { answerTo } from "../../web/src/table/answers";
import { houseOf } from "../../web/src/table/setup";
import { worded } from "./english";

interface Asked {
  game: string;
  rules: string;
  orders: NewTable[];
}

const { game, rules, orders } = JSON.parse(readFileSync(0, "utf8")) as Asked;
const data = JSON.parse(readFileSync(game, "utf8")) as EngineData & Declared;
const found = new Game(new CompiledRules(new Engine(new WebAssembly.Module(readFileSync(rules)), data)));

function answer(order: NewTable): string {
  try {
    const { players, options, given, people, leftOpen } = houseOf(order, found);
    return JSON.stringify({ players, options, given, people, open: leftOpen });
  } catch (error) {
    if (!(error instanceof Refused)) return String((error as Error).stack);
    return worded(JSON.stringify(answerTo(error)));
  }
}

process.stdout.write(JSON.stringify(orders.map(answer)));
