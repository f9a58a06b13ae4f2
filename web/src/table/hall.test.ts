/** Tables of a device, with the compiled rules of whatever game comes first, and bots that make any move. */

import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { CompiledRules } from "../engine/compiled";
import type { Declared } from "../engine/declared";
import { Game } from "../engine/game";
import { Engine, type EngineData } from "../engine/load";
import { Refused } from "../engine/refused";
import type { State } from "../protocol.gen";
import { Hall, type Store, type World } from "./hall";
import { Memory } from "./kept";
import type { Session } from "./session";

const BUILT = "../src/ceki/browser/built/";
const id = readdirSync(BUILT).filter((name) => name.endsWith(".wasm")).sort()[0]!.replace(".wasm", "");

function loaded(): Game {
  const data = JSON.parse(readFileSync(`${BUILT}${id}.json`, "utf8")) as EngineData & Declared;
  return new Game(new CompiledRules(new Engine(new WebAssembly.Module(readFileSync(`${BUILT}${data.engine.rules}`)), data)));
}

const never = () => new Promise<never>(() => {});

function hallOn(store: Store): Hall {
  const game = loaded();
  const world: World = {
    store,
    game: async () => game,
    thinking: { move: never, hint: never, review: never },
    pause: async () => {},
    after: () => () => {},
    failed: (error) => {
      throw error;
    },
  };
  return new Hall(world);
}

/** Somebody at a table. */
class Guest {
  readonly told: Record<string, unknown>[] = [];
  closed = 0;
  private constructor(private readonly session: Promise<Session>) {}

  static at(hall: Hall, table: unknown, token: unknown): Guest {
    const line = { said: (text: string) => void guest.told.push(JSON.parse(text) as Record<string, unknown>), closed: (code: number) => void (guest.closed = code) };
    const hello = { type: "hello", version: 1, table, token, seen: 0 };
    const guest: Guest = new Guest(Promise.resolve().then(() => hall.greet(JSON.stringify(hello), line)));
    return guest;
  }

  get state(): State {
    return this.told.findLast((one) => one.type === "state") as unknown as State;
  }

  async says(message: object): Promise<void> {
    (await this.session).hear(JSON.stringify(message));
  }

  async here(): Promise<this> {
    await this.session;
    return this;
  }
}

/** Everything of a state but until when, and who is there. */
const lasting = ({ seats, patience: _, events: __, ...state }: State) => ({ ...state, seats: seats.map(({ connected: ___, ...seat }) => seat) });

async function dealt(store: Store) {
  const hall = hallOn(store);
  const made = await hall.create({ game: id, players: loaded().declared.seats[0]!, bots: 0, name: "Ana" } as never);
  const people = [made.token];
  while ((await hall.facts(String(made.code))).seats.some((seat) => seat.kind === "free")) people.push((await hall.sit(String(made.code), {})).token);
  const guests = await Promise.all(people.map((token) => Guest.at(hall, made.code, token).here()));
  for (const [i, guest] of guests.entries()) await guest.says({ type: "seed", hex: String(i).repeat(32), round: 1 });
  return { hall, made, people, guests };
}

test("several people of a device sit down, each with a token, and are dealt cards that the others do not see", async () => {
  const { guests, people } = await dealt(new Memory());
  expect(new Set(people).size).toBe(people.length);
  expect(guests.map((guest) => guest.state.me)).toEqual(guests.map((_, i) => i));
  for (const guest of guests) expect(guest.state.table.round).toBe(1);
  expect(guests.filter((guest) => guest.state.asked).length).toBeLessThanOrEqual(1);
});

test("a table is there again as it was, from what is kept, by its code in any letters and by its id", async () => {
  const store = new Memory();
  const { made, people, guests } = await dealt(store);
  const again = hallOn(store);
  for (const [i, token] of people.entries()) {
    const back = await Guest.at(again, i ? String(made.code).toLowerCase() : made.table, token).here();
    expect(lasting(back.state)).toEqual(lasting(guests[i]!.state));
  }
  expect(await again.log(String(made.code))).toContain(String(made.table));
});

test("who writes second, in another page of the device, is told, and finds what the first wrote when they come back", async () => {
  const store = new Memory();
  const { hall, made, people, guests } = await dealt(store);
  const other = hallOn(store);
  const moved = await Promise.all(people.map((token) => Guest.at(other, made.code, token).here()));
  const turn = guests.findIndex((guest) => guest.state.asked);
  const move = (from: Guest, n: number) => from.says({ type: "move", move_id: `m${n}`, base_seq: from.state.seq, move: from.state.legal[0] });
  await move(moved[turn]!, 1);
  await new Promise((done) => setTimeout(done));
  await move(guests[turn]!, 2);
  await new Promise((done) => setTimeout(done));
  expect(guests[turn]!.told.at(-1)).toMatchObject({ type: "error", id: "taken_over" });
  expect(guests[turn]!.closed).toBe(1008);
  const back = await Guest.at(hall, made.code, people[turn]).here();
  expect(lasting(back.state)).toEqual(lasting(moved[turn]!.state));
});

test("a table that is not there is refused as a server refuses it, and so is a token that is nobody's", async () => {
  const { hall, made } = await dealt(new Memory());
  const lost = await Guest.at(hall, "K7NRPX", null).here();
  expect(lost.told).toMatchObject([{ type: "error", id: "unknown_table", code: "gone" }]);
  const stranger = await Guest.at(hall, made.code, "of another table").here();
  expect(stranger.told).toMatchObject([{ type: "error", id: "wrong_token" }]);
  expect([lost.closed, stranger.closed]).toEqual([1008, 1008]);
  await expect(hall.facts("K7NRPX")).rejects.toBeInstanceOf(Refused);
  await expect(hall.create({ game: id, players: 99 } as never)).rejects.toMatchObject({ id: "wrong_players" });
});
