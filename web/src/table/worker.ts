/** The worker that has the tables of the page. What it is told and tells stands in `lib/client/worker.ts`. */

import { bots, thinking } from "../bots/start";
import type { GameData } from "../bots/known";
import { CompiledRules } from "../engine/compiled";
import { Game } from "../engine/game";
import { Engine } from "../engine/load";
import type { Posed } from "../engine/puzzle";
import { Refused } from "../engine/refused";
import type { Asked, FromWorker, ToWorker } from "../lib/client/worker";
import { answerTo } from "./answers";
import { TableRegistry } from "./registry";
import { storeOf } from "./kept";
import type { Session } from "./session";

const SCORE = ".score"; // as the files end by whose rules the score of a real table is kept
const tell = (message: FromWorker) => self.postMessage(message);
const failed = (error: unknown) => console.error(error);

/** The tables of the site whose games lie at this address. */
async function begin(games: string, pause: number): Promise<TableRegistry> {
  const known = new Map<string, Promise<Loaded>>();
  const read = async (name: string) => {
    const answer = await fetch(games + name).catch(() => null);
    if (!answer) throw new Refused("out_of_reach");
    if (answer.status === 404) throw new Refused("no_rules");
    return answer;
  };
  const thinkers = bots();
  const store = await storeOf(games);
  const load = async (id: string) => {
    const data = (await (await read(`${id}.json`)).json()) as GameData;
    const rules = await WebAssembly.compile(await (await read(data.engine.rules)).arrayBuffer());
    if (!id.endsWith(SCORE)) thinkers.expect({ prepare: id, rules, data, thinking });
    return { game: new Game(new CompiledRules(new Engine(rules, data))), rules, data };
  };
  const loaded = (id: string) =>
    load(id).catch((error: unknown) => {
      if (error instanceof Refused) throw error;
      failed(error);
      throw new Refused("unusable");
    });
  const had = (id: string) => {
    const found = known.get(id) ?? loaded(id);
    known.set(id, found);
    found.catch(() => known.delete(id));
    return found;
  };
  return new TableRegistry({
    store,
    thinking: thinkers,
    game: async (id) => (await had(id)).game,
    scorer: async (id) => (await had(id + SCORE)).game,
    puzzle: async (id, name) => puzzleOf(await had(id), name),
    pause: () => new Promise((done) => setTimeout(done, pause)),
    after: (wait, then) => {
      const timer = setTimeout(then, wait);
      return () => clearTimeout(timer);
    },
    failed,
  });
}

/** A game with what its rules are made from, for whoever needs them in memory of their own. */
interface Loaded {
  game: Game;
  rules: WebAssembly.Module;
  data: GameData;
}

/** The puzzle of a name. What makes it comes when it is wanted first. */
async function puzzleOf({ game, rules, data }: Loaded, name: string): Promise<Posed | null> {
  const { made } = await import("../puzzle/make");
  const pause = () => new Promise<void>((done) => setTimeout(done));
  return made({ game, mind: new Engine(rules, data) }, name, thinking, () => performance.now(), pause);
}

let registry: Promise<TableRegistry>;
const lines = new Map<number, Promise<Session> | null>(); // null until the first text

function hear(line: number, text: string): void {
  const closed = (code: number) => {
    if (lines.delete(line)) tell({ closed: line, code });
  };
  const session = lines.get(line);
  if (session === undefined) return;
  const end = { said: (said: string) => lines.has(line) && tell({ line, text: said }), closed };
  lines.set(line, session ? session.then((one) => (one.hear(text), one)) : registry.then((one) => one.greet(text, end)));
  lines.get(line)?.catch((error: unknown) => (failed(error), closed(BROKEN)));
}

const BROKEN = 1011; // the close of a server that met something unforeseen: one connects again

async function answer(number: number, what: Asked, of: unknown[]): Promise<void> {
  try {
    const at = await registry;
    tell({ answer: number, value: await (at[what] as (...of: unknown[]) => Promise<unknown>)(...of) });
  } catch (error) {
    if (!(error instanceof Refused)) failed(error);
    tell({ answer: number, refusal: error instanceof Refused ? (answerTo(error) as object) : {} });
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("games" in data) registry = begin(data.games, data.pause);
  else if ("expect" in data) void registry.then((at) => at.expect(data.expect), failed);
  else if ("open" in data) lines.set(data.open, null);
  else if ("close" in data) {
    lines.get(data.close)?.then((session) => session.gone(), failed);
    lines.delete(data.close);
  } else if ("ask" in data) void answer(data.ask, data.what, data.of);
  else hear(data.line, data.text);
};
