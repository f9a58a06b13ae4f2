/** What the bots of a table post to their workers: reads { game, rules, thinking, seat, tables, bot_seed, number } from standard input,
 * where `tables` are the bytes of whole tables that the page may hold, and writes for each every message that was posted. */

import { readFileSync } from "node:fs";

import { Bots } from "../../../web/src/bots/bots";
import type { GameData, Thinking } from "../../../web/src/bots/known";
import { Pool } from "../../../web/src/bots/pool";
import { CompiledRules } from "../../../web/src/engine/compiled";
import { Game } from "../../../web/src/engine/game";
import { Engine } from "../../../web/src/engine/load";
import { View } from "../../../web/src/engine/view";

interface Given {
  game: string;
  rules: string;
  thinking: Thinking;
  seat: number;
  tables: string[];
  bot_seed: string;
  number: number;
}

const given = JSON.parse(readFileSync(0, "utf8")) as Given;
const data = JSON.parse(readFileSync(given.game, "utf8")) as GameData;
const rules = new WebAssembly.Module(readFileSync(given.rules));
const game = new Game(new CompiledRules(new Engine(rules, data)));
const never = { now: () => 0, after: () => () => {} };

/** All that is posted while a bot is asked for a move, and advice for a hint, at a table. */
function posted(table: string): unknown[] {
  const said: unknown[] = [];
  const pool = new Pool(2, () => ({ post: (message) => said.push("prepare" in message ? message.prepare : structuredClone(message)), end: () => {} }), never, 0);
  const bots = new Bots(pool, given.thinking);
  bots.expect({ prepare: game.id, rules, data, thinking: given.thinking });
  const seen = View.of(game, Uint8Array.from(Buffer.from(table, "hex")), given.seat);
  void bots.move("middle", seen, given.bot_seed, given.number);
  void bots.hint(seen, given.bot_seed, given.number);
  return said;
}

const asHex = (_: string, value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value);
process.stdout.write(JSON.stringify(given.tables.map(posted), asHex));
