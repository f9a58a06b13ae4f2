/** Tables of a device: people sit down, come back, and play in two pages. */

import { expect, test } from "vitest";
import { Refused } from "../engine/refused";
import { dealt, Guest, registryOn, id, lasting, settled } from "./bench";
import { Memory } from "./kept";

test("several people of a device sit down, each with a token, and are dealt cards that the others do not see", async () => {
  const { guests, people } = await dealt(new Memory(true));
  expect(new Set(people).size).toBe(people.length);
  expect(guests.map((guest) => guest.state.me)).toEqual(guests.map((_, i) => i));
  for (const guest of guests) expect(guest.state.table.round).toBe(1);
  expect(guests.filter((guest) => guest.state.asked).length).toBeLessThanOrEqual(1);
});

test("a table is there again as it was, from what is kept, by its code in any letters and by its id", async () => {
  const store = new Memory(true);
  const { made, people, guests } = await dealt(store);
  const again = registryOn(store);
  for (const [i, token] of people.entries()) {
    const back = await Guest.at(again, i ? String(made.code).toLowerCase() : made.table, token).here();
    expect(lasting(back.state)).toEqual(lasting(guests[i]!.state));
  }
  expect(await again.log(String(made.code))).toContain(String(made.table));
});

test("who writes second, in another page of the device, is told, and finds what the first wrote when they come back", async () => {
  const store = new Memory(true);
  const { registry, made, people, guests } = await dealt(store);
  const other = registryOn(store);
  const moved = await Promise.all(people.map((token) => Guest.at(other, made.code, token).here()));
  const turn = guests.findIndex((guest) => guest.state.asked);
  const move = (from: Guest, n: number) => from.says({ type: "move", move_id: `m${n}`, base_seq: from.state.seq, move: from.state.legal[0] });
  await move(moved[turn]!, 1);
  await settled();
  await move(guests[turn]!, 2);
  await settled();
  expect(guests[turn]!.told.at(-1)).toMatchObject({ type: "error", id: "taken_over" });
  expect(guests[turn]!.closed).toBe(1008);
  const back = await Guest.at(registry, made.code, people[turn]).here();
  expect(lasting(back.state)).toEqual(lasting(moved[turn]!.state));
});

test("a table that is not there is refused as a server refuses it, and so is a token that is nobody's", async () => {
  const { registry, made } = await dealt(new Memory(true));
  const lost = await Guest.at(registry, "K7NRPX", null).here();
  expect(lost.told).toMatchObject([{ type: "error", id: "unknown_table", code: "gone" }]);
  const stranger = await Guest.at(registry, made.code, "of another table").here();
  expect(stranger.told).toMatchObject([{ type: "error", id: "wrong_token" }]);
  expect([lost.closed, stranger.closed]).toEqual([1008, 1008]);
  await expect(registry.facts("K7NRPX")).rejects.toBeInstanceOf(Refused);
  await expect(registry.create({ game: id, players: 99 } as never)).rejects.toMatchObject({ id: "wrong_players" });
});

test("where nothing is kept, whoever sits down hears it", async () => {
  const told = async (lasting: boolean) => {
    const { guests } = await dealt(new Memory(lasting));
    return guests.map((guest) => guest.told.filter((one) => one.id === "not_lasting").length);
  };
  expect(new Set(await told(false))).toEqual(new Set([1]));
  expect(new Set(await told(true))).toEqual(new Set([0]));
});
