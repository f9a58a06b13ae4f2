/** The goals that the page makes of what messages say, one a line of standard input's list. */

import { readFileSync } from "node:fs";
import { CompiledRules } from "../../web/src/engine/compiled";
import type { Declared } from "../../web/src/engine/declared";
import { Game } from "../../web/src/engine/game";
import { Engine, type EngineData } from "../../web/src/engine/load";
import type { Seen } from "../../web/src/lib/client/host";
import { TableRegistry, type World } from "../../web/src/table/registry";

const { game, rules, seen } = JSON.parse(readFileSync(0, "utf8")) as { game: string; rules: string; seen: Seen[] };
const data = JSON.parse(readFileSync(game, "utf8")) as EngineData & Declared;
const loaded = new Game(new CompiledRules(new Engine(new WebAssembly.Module(readFileSync(rules)), data)));
const registry = new TableRegistry({ game: async () => loaded } as unknown as World);
process.stdout.write(JSON.stringify(await Promise.all(seen.map((one) => registry.goal(one)))));
