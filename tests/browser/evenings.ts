/** Evenings at real tables as the browser reckons them: files of `ceki score` with answers to the next round in, how they stand out. */

import { readFileSync } from "node:fs";

import { CompiledRules } from "../../web/src/engine/compiled";
import type { Declared } from "../../web/src/engine/declared";
import { Game } from "../../web/src/engine/game";
import { Engine, type EngineData } from "../../web/src/engine/load";
import { reckoned } from "../../web/src/scoring/evening";
import type { EveningFile } from "../../web/src/scoring/reckoned";
import { Unfit, type Told } from "../../web/src/scoring/telling";

interface Asked {
  files: Record<string, { game: string; rules: string }>; // by game
  evenings: [EveningFile, Told][];
}

const { files, evenings } = JSON.parse(readFileSync(0, "utf8")) as Asked;
const known = new Map<string, Game>();

function gameOf(id: string): Game {
  const { game, rules } = files[id]!;
  const data = JSON.parse(readFileSync(game, "utf8")) as EngineData & Declared;
  const found = known.get(id) ?? new Game(new CompiledRules(new Engine(new WebAssembly.Module(readFileSync(rules)), data)));
  known.set(id, found);
  return found;
}

function answer([evening, draft]: [EveningFile, Told]): unknown {
  try {
    return reckoned(gameOf(evening.game), evening, draft);
  } catch (error) {
    if (error instanceof Unfit) return { unfit: error.misfit };
    throw error;
  }
}

process.stdout.write(JSON.stringify(evenings.map(answer)));
