/** What a device keeps of its rounds: the list, looking back, deleting, and what it says when it cannot keep or read them. */

import { expect, test, vi } from "vitest";
import { CompiledRules } from "../engine/compiled";
import type { Declared } from "../engine/declared";
import { RuleFailed } from "../engine/failed";
import { Game } from "../engine/game";
import type { Engine, EngineData } from "../engine/load";
import type { State } from "../protocol.gen";
import { dealt, Guest, registryOn, id, lasting, loaded, playedOut, settled } from "./bench";
import type { Event } from "./events";
import { Memory } from "./kept";
import { beyond } from "./remembered";
import type { Kept } from "./store";

async function played(store = new Memory(true), other = {}) {
  const table = await dealt(store, other);
  await playedOut(table.guests);
  return { ...table, store };
}

test("a round that is over is listed with its players and cents, also after a reload", async () => {
  const { guests, made, store, people } = await played();
  const { cents, seats } = guests[0]!.state;
  const [listed] = await registryOn(store).played();
  expect(listed).toMatchObject({ table: made.table, game: id, mine: people.map((_, person) => person), over: false });
  expect(listed!.rounds).toMatchObject([{ round: 1, cents, names: seats.map((seat) => seat.name), abandoned: false }]);
  expect(await registryOn(new Memory(true)).played()).toEqual([]);
});

test("a round is looked at again as its player saw it, move by move", async () => {
  const { guests, made, store } = await played();
  const again = (await registryOn(store).again(String(made.code), 1, 1)).map((text) => JSON.parse(text) as State);
  const told = new Map(guests[1]!.told.filter((one) => one.type === "state").map((one) => [one.seq, one as unknown as State]));
  expect(again.length).toBeGreaterThan(2);
  expect(again[0]!.seats).toHaveLength(guests.length);
  for (const state of again) if (told.has(state.seq)) expect(lasting(state).view).toEqual(lasting(told.get(state.seq)!).view);
  expect(again.filter((state) => told.has(state.seq)).length).toBeGreaterThan(again.length / 2);
  expect(again.at(-1)).toMatchObject({ over: true, cents: guests[1]!.state.cents });
});

test("what is deleted is gone, and whoever sits at it hears that", async () => {
  const { registry, guests, made, store } = await played();
  await registry.drop([String(made.table)]);
  expect(guests[0]!.told.at(-1)).toMatchObject({ type: "error", id: "unknown_table" });
  expect(await registry.played()).toEqual([]);
  expect(await store.events(String(made.table))).toEqual([]);
  await expect(registry.log(String(made.code))).rejects.toMatchObject({ id: "unknown_table" });
});

test("what is deleted can be brought back for thirty days, with the right to play on, and goes then", async () => {
  const { registry, guests, made, store, people } = await played();
  const table = String(made.table);
  await registry.bin([table]);
  expect(guests[0]!.told.at(-1)).toMatchObject({ type: "error", id: "unknown_table" });
  expect([await registry.played(), (await registry.binned()).map((one) => one.table)]).toEqual([[], [table]]);
  await expect(registryOn(store).log(String(made.code))).rejects.toMatchObject({ id: "unknown_table" });
  const again = registryOn(store);
  await again.bringBack([table]);
  expect([(await again.played()).map((one) => one.table), await again.binned()]).toEqual([[table], []]);
  expect((await Guest.at(again, made.code, people[0]).here()).state.me).toBeGreaterThanOrEqual(0);
  await again.bin([table]);
  const long = Date.now() + 31 * 86_400_000;
  vi.spyOn(Date, "now").mockReturnValue(long);
  await registryOn(store).create({ game: id, players: loaded().declared.seats[0]! } as never);
  await settled();
  expect(await store.events(table)).toEqual([]);
});

test("a table that another page has deleted is not written on", async () => {
  const store = new Memory(true);
  const { guests, made } = await dealt(store);
  await registryOn(store).drop([String(made.table)]);
  const turn = guests.find((guest) => guest.state.asked)!;
  await turn.moves().then(settled);
  expect(turn.closed).toBe(1008);
  expect(await store.events(String(made.table))).toEqual([]);
});

const opened = (when: number, rounds: number): Kept =>
  ({ id: `${when}`, when: 0, tokens: {}, rounds: Array.from({ length: rounds }, (_, i) => ({ round: i + 1, when })) }) as unknown as Kept;
const own = (when: number, rounds: number): Kept => ({ ...opened(when, rounds), tokens: { token: 0 } });

test("the oldest opened files make room, and so many rounds stay at least", () => {
  const tables = [opened(3, 2), opened(1, 4), opened(4, 3), opened(2, 1)];
  expect(beyond(tables, 5).map(({ id }) => id)).toEqual(["2", "1"]);
  expect(beyond(tables, 6).map(({ id }) => id)).toEqual(["1"]);
  expect(beyond(tables, 10)).toEqual([]);
  expect(beyond([{ ...opened(1, 2), starred: true }, opened(2, 3)], 0).map(({ id }) => id)).toEqual(["2"]);
});

test("what was played here never goes by itself, however large the file that is opened, and however long ago it was", () => {
  const tables = [own(1, 10_001), own(2, 3), opened(3, 10_500), own(4, 1)];
  expect(beyond(tables, 10_000)).toEqual([]);
  expect(beyond([...tables, opened(2.5, 1)], 10_000).map(({ id }) => id)).toEqual(["2.5"]);
});

test("a starred table stays when there is no room, also one that was only looked at", async () => {
  const { registry, made, store } = await played(new Memory(true), { rounds: 0 });
  await registry.star(String(made.table), true);
  const other = registryOn(store, { rounds: 0 });
  await other.create({ game: id, players: loaded().declared.seats[0]! } as never);
  await settled();
  expect(await other.played()).toMatchObject([{ table: made.table, starred: true }]);
  const elsewhere = registryOn(new Memory(true));
  const { table } = await elsewhere.read(await registry.log(String(made.code)), false);
  expect(await elsewhere.played()).toEqual([]);
  await elsewhere.star(table, true);
  expect(await elsewhere.played()).toMatchObject([{ table, starred: true }]);
});

test("opened files beyond the bound are dropped when another table is made, and what was played here stays", async () => {
  const { registry, made } = await played();
  const log = await registry.log(String(made.code));
  const store = new Memory(true);
  const mine = await played(store, { rounds: 0 });
  const elsewhere = registryOn(store, { rounds: 0 });
  const { table } = await elsewhere.read(log, true);
  expect((await elsewhere.played()).map((one) => one.table)).toContain(table);
  await elsewhere.create({ game: id, players: loaded().declared.seats[0]! } as never);
  await settled();
  expect((await elsewhere.played()).map((one) => one.table)).toEqual([mine.made.table]);
});

/** A store that is full for a while. */
class Full extends Memory {
  full = false;

  override async append(table: string, events: readonly Event[], beside: Kept | null): Promise<void> {
    if (this.full) throw new DOMException("no room", "QuotaExceededError");
    return super.append(table, events, beside);
  }
}

test("a full device says once that it keeps nothing now, plays on, and keeps everything as soon as it can", async () => {
  const store = new Full();
  const errors: unknown[] = [];
  const { guests, made } = await dealt(store, { failed: (error: unknown) => errors.push(error) });
  const turn = () => guests.find((guest) => guest.state.asked)!;
  const told = () => guests[0]!.told.filter((one) => one.id === "not_kept").length;
  store.full = true;
  for (let i = 0; i < 3; i++) await turn().moves().then(settled);
  expect([told(), errors.length]).toEqual([1, 1]);
  store.full = false;
  await turn().moves().then(settled);
  const back = await Guest.at(registryOn(store), made.code, null).here();
  expect(back.state.seq).toBe(guests[0]!.state.seq);
});

/** The game, with a rule that fails from some call on. */
function failing(rule: string, calls: number): Game {
  const { rules } = loaded();
  return new Game({
    declared: rules.declared,
    numbers: rules.numbers,
    layoutAt: (byte) => rules.layoutAt(byte),
    has: (name) => rules.has(name),
    call: (name, ...given) => {
      if (name === rule && --calls < 0) throw new RuleFailed(name);
      return rules.call(name, ...given);
    },
    goal: (view, seat) => rules.goal(view, seat),
  });
}

test("a table whose rules fail is closed as on a server, and its log is whole", async () => {
  const { guests, made, store } = await played(new Memory(true), { game: async () => failing("play", 3) });
  expect(guests[0]!.state).toMatchObject({ closed: true });
  expect(guests[0]!.state.events.at(-1)).toMatchObject({ kind: "closed", how: "rule_failed" });
  const log = JSON.parse(await registryOn(store, { game: async () => failing("play", 3) }).log(String(made.code))) as { state: string; rounds: { abandoned: boolean; moves: string[] }[] };
  expect(log.state).toBe("closed");
  expect(log.rounds).toMatchObject([{ abandoned: true, moves: { length: 3 } }]);
});

test("rules that trap are thrown away, and those that follow them work", () => {
  const { rules } = loaded();
  const engine = (rules as unknown as { engine: Engine<EngineData & Declared> }).engine;
  const call = engine.call.bind(engine);
  engine.call = (name, ...given) => {
    if (name === "deal") throw new WebAssembly.RuntimeError("unreachable");
    return call(name, ...given);
  };
  const game = new Game(rules);
  const blank = new Uint8Array(game.declared.table.bytes);
  expect(rules).toBeInstanceOf(CompiledRules);
  expect(() => game.call("deal", blank)).toThrow(RuleFailed);
  expect((rules as unknown as { engine: unknown }).engine).not.toBe(engine);
});

test("a table that can no longer be read says so, and what is kept of it can be saved and deleted", async () => {
  const { made, store } = await played();
  const events = await store.events(String(made.table));
  const moved = events.find((event) => event.kind === "moved")!;
  const other = new Memory(true);
  await other.keep((await store.find(String(made.table)))!);
  await other.append(String(made.table), events.map((event) => (event === moved ? { ...event, body: { ...event.body, move: "nonsense" } } : event)) as Event[], null);
  const registry = registryOn(other, { failed: () => {} });
  const guest = await Guest.at(registry, made.code, null).here();
  expect(guest.told).toMatchObject([{ type: "error", id: "unreadable", code: "gone" }]);
  expect(await registry.played()).toHaveLength(1);
  expect(JSON.parse(await registry.log(String(made.code)))).toMatchObject({ game: id, events: { length: events.length } });
  expect(await registry.log(String(made.code))).not.toContain("tokens");
  await registry.drop([String(made.table)]);
  expect(await registry.played()).toEqual([]);
});
