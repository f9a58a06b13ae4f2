/** Rounds that are played and kept on a page, in the browser's own database: the tables of this device with nobody at the screen.
 *
 * `week(games)` gives what can be asked of them; a page that is opened anew finds what an earlier one kept.
 */

import { Bots } from "../../web/src/bots/bots";
import type { GameData, Thinking } from "../../web/src/bots/known";
import { Pool } from "../../web/src/bots/pool";
import numbers from "../../web/src/bots/thinking.gen.json";
import { CompiledRules } from "../../web/src/engine/compiled";
import { Game } from "../../web/src/engine/game";
import { Engine } from "../../web/src/engine/load";
import type { State } from "../../web/src/protocol.gen";
import { TableRegistry, type World } from "../../web/src/table/registry";
import { storeOf } from "../../web/src/table/kept";

const AT_ONCE = "greedy"; // the bot that needs no worker
const thinking = numbers as unknown as Thinking;
const pool = new Pool(1, () => { throw new Error("nobody thinks here"); }, { now: () => 0, after: () => () => {} }, 0);
const bots = new Bots(pool, thinking);
const known = new Map<string, Promise<Game>>();

async function load(id: string): Promise<Game> {
  const data = (await (await fetch(`${id}.json`)).json()) as GameData;
  const rules = await WebAssembly.compile(await (await fetch(data.engine.rules)).arrayBuffer());
  bots.expect({ prepare: id, rules, data, thinking });
  return new Game(new CompiledRules(new Engine(rules, data)));
}

async function registry(rounds: number): Promise<TableRegistry> {
  const world: World = {
    store: await storeOf("week"),
    rounds,
    thinking: {
      move: (_, view, seed, number) => bots.move(AT_ONCE, view, seed, number),
      hint: () => Promise.reject(new Error("no hints")),
      review: () => Promise.reject(new Error("no reviews")),
    },
    game: (id) => {
      const found = known.get(id) ?? load(id);
      known.set(id, found);
      return found;
    },
    puzzle: async () => null,
    pause: async () => {},
    after: () => () => {},
    failed: (error) => { throw error; },
  };
  return new TableRegistry(world);
}

/** Plays rounds at a new table of bots and one who makes any move; returns its code. */
async function play(at: TableRegistry, game: string, rounds: number): Promise<string> {
  const { declared } = await (known.get(game) ?? (known.set(game, load(game)), known.get(game)!));
  const players = declared.seats[0]!;
  const made = await at.create({ game, players, bots: players - 1, name: "Ana" } as never);
  let told: (() => void) | null = null;
  let state: State | null = null;
  const said = (text: string) => {
    const message = JSON.parse(text) as { type: string };
    if (message.type === "state") state = message as State;
    if (message.type === "error") throw new Error(text);
    told?.();
  };
  const session = await at.greet(JSON.stringify({ type: "hello", version: 1, table: made.code, token: made.token, seen: 0 }), { said, closed: () => {} });
  const say = (message: object) => session.hear(JSON.stringify(message));
  say({ type: "seed", hex: "0".repeat(32), round: 1 });
  for (let n = 0; ; ) {
    const now = state as State | null;
    if (now?.asked) say({ type: "move", move_id: `m${now.seq}`, base_seq: now.seq, move: now.legal[(7 * now.seq) % now.legal.length] });
    else if (now?.over && (n = now.table.round) >= rounds) break;
    else if (now?.over && !now.match_over && !now.ready.includes(now.me)) say({ type: "next" });
    else if (now?.match_over) break;
    else await new Promise<void>((done) => (told = done));
  }
  session.gone();
  await task(); // what has been said is written at its end
  const kept = (await at.played()).find((table) => table.code === made.code)?.rounds.length; // listed when it is written
  const over = (state as State | null)!.table.round;
  if (kept !== over) throw new Error(`${kept} of ${over} rounds of ${game} were written`);
  return String(made.code);
}

/** A page's next message is a task of its own. */
const task = () => new Promise<void>((done) => setTimeout(done));

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

async function weighed(at: TableRegistry): Promise<{ rounds: number; bytes: number; usage: number; quota: number }> {
  const store = await storeOf("week");
  let [rounds, all] = [0, 0];
  for (const table of await at.played()) {
    rounds += table.rounds.length;
    all += bytes(await store.events(table.table)) + bytes(await store.find(table.table));
  }
  const { usage = 0, quota = 0 } = await navigator.storage.estimate();
  return { rounds, bytes: all, usage, quota };
}

Object.assign(window, {
  week: async (rounds: number) => {
    const at = await registry(rounds);
    return {
      play: (game: string, count: number) => play(at, game, count),
      played: () => at.played(),
      past: (code: string) => at.past(code),
      again: async (code: string, round: number) => (await at.again(code, round, 0)).length,
      log: (code: string) => at.log(code),
      weighed: () => weighed(at),
    };
  },
});
