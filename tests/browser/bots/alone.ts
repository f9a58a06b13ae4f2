/** What is made of questions that no worker answers: reads { game, rules, thinking, seat, view, bot_seed, number } from standard input,
 * where `view` are the bytes of a view, and writes the move of a bot of each level, and a hint. */

import { readFileSync } from "node:fs";

import { Bots } from "../../../web/src/bots/bots";
import type { GameData, Thinking } from "../../../web/src/bots/known";
import { Pool } from "../../../web/src/bots/pool";

interface Given {
  game: string;
  rules: string;
  thinking: Thinking;
  seat: number;
  view: string;
  bot_seed: string;
  number: number;
}

const given = JSON.parse(readFileSync(0, "utf8")) as Given;
const data = JSON.parse(readFileSync(given.game, "utf8")) as GameData;
const { thinking, bot_seed: table, number } = given;

const clock = { now: () => 0, after: () => () => {} };
const breaks = (broken: () => void) => ({ post: () => queueMicrotask(broken), end: () => {} });
const bots = new Bots(new Pool(2, (_, broken) => breaks(broken), clock, 1000), thinking);
bots.expect({ prepare: data.id, rules: new WebAssembly.Module(readFileSync(given.rules)), data, thinking });

const seen = { game: { id: data.id }, raw: Uint8Array.from(Buffer.from(given.view, "hex")), seat: given.seat };
const moves: [string, readonly number[]][] = [];
for (const level of [...Object.keys(thinking.levels), "greedy", "random"]) moves.push([level, await bots.move(level, seen, table, number)]);
process.stdout.write(JSON.stringify({ moves: Object.fromEntries(moves), hint: await bots.hint(seen, table, number, null) }));
