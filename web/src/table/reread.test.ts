import { expect, test } from "vitest";
import { dealt, Guest, registryOn, id, loaded, playedOut, settled } from "./bench";
import { Memory } from "./kept";
import type { State } from "../protocol.gen";

const refusal = (promise: Promise<unknown>) => promise.then(() => null, (error: { id?: string; facts?: object }) => [error.id, error.facts]);

let once: ReturnType<typeof played> | null = null;
const finished = () => (once ??= played()); // each only reads it, or goes on at a table of its own

async function played() {
  const store = new Memory(true);
  const { registry, made, guests } = await dealt(store);
  await playedOut(guests);
  await settled();
  return { registry, store, code: String(made.code), text: await registry.log(String(made.code)) };
}

test("the log of a table is read elsewhere, looked at from every seat, and comes out as it went in", async () => {
  const { registry, code, text } = await finished();
  const other = registryOn(new Memory(true));
  const kept = await other.read(text, true);
  const game = loaded();
  const moves = (JSON.parse(text) as { rounds: { moves: string[] }[] }).rounds[0]!.moves;
  for (let person = 0; person < game.declared.seats[0]!; person++) {
    const seen = (await other.again(kept.table, 1, person)).map((one) => JSON.parse(one) as State);
    expect(seen).toHaveLength(moves.length + 1);
    const there = (await registry.again(code, 1, person)).map((one) => JSON.parse(one) as State);
    expect(seen.map(({ view, turn, over }) => ({ view, turn, over }))).toEqual(there.map(({ view, turn, over }) => ({ view, turn, over })));
  }
  expect(JSON.parse(await other.log(kept.table))).toEqual({ ...(JSON.parse(text) as object), bounds: [] });
  expect((await other.played()).map(({ table }) => table)).toEqual([kept.table]);
});

test("a log that is only looked at is not kept", async () => {
  const { text } = await finished();
  const other = registryOn(new Memory(true));
  const { table } = await other.read(text, false);
  expect((await other.hands(table, 1)).length).toBeGreaterThan(1);
  expect(await other.played()).toEqual([]);
});

test("a file that does not fit is refused by what is wrong in it", async () => {
  const { text } = await finished();
  const other = registryOn(new Memory(true));
  const log = JSON.parse(text) as { rounds: { moves: string[]; cents: number[] }[] } & Record<string, unknown>;
  const changed = (how: (copy: typeof log) => void) => {
    const copy = structuredClone(log);
    how(copy);
    return refusal(other.read(JSON.stringify(copy), true));
  };
  expect(await refusal(other.read(text.slice(0, -9), true))).toEqual(["log_json", {}]);
  expect(await refusal(other.read("[]", true))).toEqual(["log_kind", { where: "it", kind: "object" }]);
  expect(await refusal(other.read("{}", true))).toEqual(["log_missing", { where: "ceki" }]);
  expect(await changed((one) => delete one.players)).toEqual(["log_missing", { where: "players" }]);
  expect(await changed((one) => (one.ceki_table = 4))).toEqual(["log_version", { version: 4 }]);
  expect(await changed((one) => one.rounds[0]!.moves.pop())).toEqual(["log_ends", { round: 1 }]);
  expect(await changed((one) => (one.rounds[0]!.moves[0] = "fly"))).toEqual(["log_breaks", { round: 1, move: 1, said: "fly" }]);
  expect(await changed((one) => (one.rounds[0]!.cents[0]! += 1))).toEqual(["log_differs", { round: 1, what: "result" }]);
  expect(await changed((one) => one.rounds.push(one.rounds[0]!))).toMatchObject([expect.stringMatching(/^log_/), { round: 2 }]);
  expect(await other.played()).toEqual([]);
});

test("from a move of a round one plays on, with the cards as they lay, and looks back at that too", async () => {
  const { registry, code } = await finished();
  const before = (await registry.again(code, 1, 0)).map((one) => JSON.parse(one) as State);
  const at = before.length - 1 - [...before].reverse().findIndex((state) => state.asked && state.legal.length > 1);
  const made = await registry.branch(code, 1, at, 0, "easy");
  const me = await Guest.at(registry, made.code, made.token).here();
  expect(me.state.view).toEqual(before[at]!.view);
  expect(me.state.table.practice).toBe(true);
  const log = JSON.parse(await registry.log(String(made.code))) as Record<string, unknown>;
  expect(log).toMatchObject({ ceki_match: 1, game: id, rounds: [] });
});
