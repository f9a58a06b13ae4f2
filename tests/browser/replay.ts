/** Does at a table of the browser what scripts of the server's table tell, and compares every message, byte for byte.
 *
 * Reads a script a line: { game, rules, id, code, order, bot_seed, steps, log, facts, past }, where `game` and `rules` are files. Writes a
 * line for each: what differs, or nothing.
 */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { CompiledRules } from "../../web/src/engine/compiled";
import type { Declared } from "../../web/src/engine/declared";
import type { NewTable } from "../../web/src/protocol.gen";
import { Game } from "../../web/src/engine/game";
import { Engine, type EngineData } from "../../web/src/engine/load";
import { Driver } from "../../web/src/table/driver";
import type { Event } from "../../web/src/table/events";
import { LiveTable, type Ground } from "../../web/src/table/live";
import { factsOf, pastOf } from "../../web/src/table/facts";
import { logOf } from "../../web/src/table/log";
import type { Thinking } from "../../web/src/table/practice";
import { Session } from "../../web/src/table/session";
import { firstEvents, sits } from "../../web/src/table/setup";
import { Table } from "../../web/src/table/state";
import { worded } from "./english";

interface Step {
  do: "make" | "sit" | "enter" | "say" | "go";
  wish?: { name?: string };
  guest?: number;
  text?: string;
  now: number; // seconds since 1970
  seeds: string[];
  bots: [number, number][];
  out: string[][];
}

interface Script {
  game: string;
  rules: string;
  id: string;
  code: string;
  order: NewTable;
  bot_seed: string;
  steps: Step[];
  log: string;
  facts: string;
  past: string;
}

const games = new Map<string, Game>();

function gameOf({ game, rules }: Script): Game {
  let found = games.get(game);
  if (!found) {
    const data = JSON.parse(readFileSync(game, "utf8")) as EngineData & Declared;
    found = new Game(new CompiledRules(new Engine(new WebAssembly.Module(readFileSync(rules)), data)));
    games.set(game, found);
  }
  return found;
}

class Replay implements Ground {
  private now: number;
  private seeds: string[] = [];
  private bots: [number, number][] = [];
  private soon: (() => void)[] = [];
  private readonly kept: Event[] = [];
  private readonly got: string[][] = [];
  private readonly guests: Session[] = [];
  private readonly room: LiveTable;
  private readonly driver: Driver;

  constructor(private readonly script: Script) {
    this.now = script.steps[0]!.now;
    this.room = new LiveTable(new Table(gameOf(script), script.id, script.code), this);
    const never = () => new Promise<never>(() => {});
    const thinking: Thinking = { move: async () => this.bots.shift()!, hint: never, review: never };
    this.door = { room: () => this.room, person: (token) => Number(token.split(" ")[1]), thinking };
    this.driver = new Driver(this.room, thinking, async () => {}, (error) => {
      throw error;
    });
  }
  private readonly door;

  wall = () => this.now;
  steady = () => this.now;
  seed = () => this.seeds.shift()!;
  keep = (_: string, events: readonly Event[]) => void this.kept.push(...events);

  after(wait: number, then: () => void): () => void {
    if (wait <= 100) this.soon.push(then);
    return () => void (this.soon = this.soon.filter((one) => one !== then));
  }

  /** What differs; empty for nothing. */
  async difference(): Promise<string> {
    for (const [n, step] of this.script.steps.entries()) {
      [this.seeds, this.bots, this.now] = [step.seeds, step.bots, step.now];
      this.do(step);
      await this.driver.quiet();
      for (const then of this.soon.splice(0)) then();
      for (const [guest, wanted] of step.out.entries()) {
        const got = this.got[guest]!.splice(0);
        for (let i = 0; i < Math.max(got.length, wanted.length); i++) {
          if (got[i] !== wanted[i]) return `step ${n} (${step.do} ${step.text ?? ""}), guest ${guest}, message ${i}:\n${apart(wanted[i] ?? "nothing", got[i] ?? "nothing")}`;
        }
      }
    }
    return this.told("", this.room.table) || this.folded();
  }

  private told(which: string, table: Table): string {
    for (const [what, of] of Object.entries({ log: logOf, facts: factsOf, past: pastOf }) as ["log", typeof logOf][]) {
      const found = JSON.stringify(of(table));
      if (found !== this.script[what]) return `the ${what}${which}:\n${apart(this.script[what], found)}`;
    }
    return "";
  }

  /** The events that were kept, as they would be read again, make the same table. */
  private folded(): string {
    const again = new LiveTable(new Table(this.room.table.game, this.script.id, this.script.code), this);
    again.fold(JSON.parse(JSON.stringify(this.kept)) as Event[]);
    return this.told(" of the table that was read again", again.table);
  }

  private do(step: Step): void {
    switch (step.do) {
      case "make":
        this.room.write(() => firstEvents(this.script.order, this.room.table.game, this.script.bot_seed));
        return this.room.after();
      case "sit":
        this.room.write(() => sits(this.room.table, step.wish!).drafts);
        return this.room.after();
      case "enter": {
        const mine: string[] = [];
        this.got.push(mine);
        const session = new Session(this.door, { said: (text) => mine.push(worded(text)), closed: () => {} });
        this.guests.push(session);
        return session.hear(step.text!);
      }
      case "say":
        return this.guests[step.guest!]!.hear(step.text!);
      case "go":
        return this.guests[step.guest!]!.gone();
    }
  }
}

/** Where two texts part. */
function apart(wanted: string, got: string): string {
  let at = 0;
  while (at < wanted.length && wanted[at] === got[at]) at++;
  const from = Math.max(0, at - 120);
  return `server  ...${wanted.slice(from, at + 160)}\nbrowser ...${got.slice(from, at + 160)}`;
}

for await (const line of createInterface({ input: process.stdin })) {
  let found: string;
  try {
    found = await new Replay(JSON.parse(line) as Script).difference();
  } catch (error) {
    found = String((error as Error).stack ?? error);
  }
  process.stdout.write(`${JSON.stringify(found)}\n`);
}
