/** Tables of a device for tests: the compiled rules of whatever game comes first, and bots that never answer. */

import { readFileSync, readdirSync } from "node:fs";
import { CompiledRules } from "../engine/compiled";
import type { Declared } from "../engine/declared";
import { Game } from "../engine/game";
import { Engine, type EngineData } from "../engine/load";
import type { State } from "../protocol.gen";
import { TableRegistry, type World } from "./registry";
import type { Session } from "./session";
import type { Store } from "./store";

const BUILT = "../src/ceki/browser/built/";
export const id = readdirSync(BUILT).filter((name) => /^\w+\.wasm$/.test(name)).sort()[0]!.replace(".wasm", "");

export function loaded(): Game {
  const data = JSON.parse(readFileSync(`${BUILT}${id}.json`, "utf8")) as EngineData & Declared;
  return new Game(new CompiledRules(new Engine(new WebAssembly.Module(readFileSync(`${BUILT}${data.engine.rules}`)), data)));
}

const never = () => new Promise<never>(() => {});

export function registryOn(store: Store, other: Partial<World> = {}): TableRegistry {
  const game = loaded();
  return new TableRegistry({
    store,
    game: async () => game,
    scorer: async () => game,
    puzzle: async () => null,
    thinking: { move: never, hint: never, review: never },
    pause: async () => {},
    after: () => () => {},
    failed: (error) => {
      throw error;
    },
    ...other,
  });
}

/** Somebody at a table. */
export class Guest {
  readonly told: Record<string, unknown>[] = [];
  closed = 0;
  private constructor(private readonly session: Promise<Session>) {}

  static at(registry: TableRegistry, table: unknown, token: unknown): Guest {
    const line = { said: (text: string) => void guest.told.push(JSON.parse(text) as Record<string, unknown>), closed: (code: number) => void (guest.closed = code) };
    const hello = { type: "hello", version: 1, table, token, seen: 0 };
    const guest: Guest = new Guest(Promise.resolve().then(() => registry.greet(JSON.stringify(hello), line)));
    return guest;
  }

  get state(): State {
    return this.told.filter((one) => one.type === "state").at(-1) as unknown as State;
  }

  async says(message: object): Promise<void> {
    (await this.session).hear(JSON.stringify(message));
  }

  /** Makes any legal move, the same ones each time. */
  async moves(): Promise<void> {
    const { seq, legal } = this.state;
    await this.says({ type: "move", move_id: `m${seq}`, base_seq: seq, move: legal[(7 * seq) % legal.length]! });
  }

  async here(): Promise<this> {
    await this.session;
    return this;
  }
}

/** Everything of a state but when and until when it is told, and who is there. */
export const lasting = ({ seats, patience: _, now: ____, events: __, ...state }: State) => ({ ...state, seats: seats.map(({ connected: ___, ...seat }) => seat) });

/** A table of people, with its first round dealt. */
export async function dealt(store: Store, other: Partial<World> = {}) {
  const registry = registryOn(store, other);
  const made = await registry.create({ game: id, players: loaded().declared.seats[0]!, bots: 0, name: "Ana" } as never);
  const people = [made.token];
  while ((await registry.facts(String(made.code))).seats.some((seat) => seat.kind === "free")) people.push((await registry.sit(String(made.code), {})).token);
  const guests = await Promise.all(people.map((token) => Guest.at(registry, made.code, token).here()));
  for (const [i, guest] of guests.entries()) await guest.says({ type: "seed", hex: String(i).repeat(32), round: 1 });
  return { registry, made, people, guests };
}

/** Plays the round to its end. */
export async function playedOut(guests: readonly Guest[]): Promise<void> {
  for (let asked; (asked = guests.find((guest) => guest.state.asked)); await settled()) await asked.moves();
}

/** Lets everything happen that follows by itself. */
export const settled = () => new Promise<void>((done) => setTimeout(done));
