/** Files as accidents and enemies leave them: each is opened or refused by an id, and what was played here stays. */

import { expect, test } from "vitest";
import { Refused } from "../engine/refused";
import { dealt, registryOn, playedOut, settled } from "./bench";
import { Memory } from "./kept";

const MANY = Number(process.env.FILES ?? 200);
const ODD: readonly unknown[] = [null, true, -1, 1.5, 1e300, "", "人", "x".repeat(300), [], {}, [[]], { a: null }];

/** Numbers that are the same at every run. */
function chances(seed: number): (most: number) => number {
  let state = seed;
  return (most) => ((state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) >>> 8) % most;
}

/** A value with something in it that is another, twice, or gone. */
function mutated(value: unknown, chance: (most: number) => number): unknown {
  const goes = chance(8) > 0;
  if (Array.isArray(value) && value.length && goes) {
    const at = chance(value.length);
    const rest = [...value];
    if (chance(4) === 0) rest.splice(at, chance(2), ...(chance(2) ? [rest[at]] : []));
    else rest[at] = mutated(rest[at], chance);
    return rest;
  }
  if (value && typeof value === "object" && !Array.isArray(value) && goes) {
    const keys = Object.keys(value);
    const key = keys[chance(keys.length || 1)] ?? "";
    const { [key]: one, ...rest } = value as Record<string, unknown>;
    return chance(6) ? { ...rest, [key]: mutated(one, chance) } : rest;
  }
  return ODD[chance(ODD.length)];
}

test(`${MANY} damaged files`, { timeout: 1_000_000 }, async () => {
  const store = new Memory(true);
  const { registry, made, guests } = await dealt(store);
  await playedOut(guests);
  await settled();
  const text = await registry.log(String(made.code));
  const own = JSON.stringify((await registry.played()).find(({ table }) => table === made.table));
  const there = await store.events(String(made.table));
  for (let n = 0; n < MANY; n++) {
    const chance = chances(n + 1);
    const whole = chance(5) ? JSON.stringify(mutated(JSON.parse(text), chance)) : text;
    const file = chance(6) ? whole : whole.slice(0, chance(whole.length));
    const here = registryOn(store);
    const opened = await here.read(file, true).catch((error: unknown) => {
      expect(error, `${n}: ${String(error)}`).toBeInstanceOf(Refused);
      return null;
    });
    const listed = await here.played();
    expect(JSON.stringify(listed.find(({ table }) => table === made.table)), String(n)).toBe(own);
    if (opened && opened.table !== made.table) {
      for (const { round } of listed.find(({ table }) => table === opened.table)?.rounds ?? []) expect((await here.again(opened.table, round, 0)).length).toBeGreaterThan(1);
      await here.drop([opened.table]);
    }
  }
  expect(await store.events(String(made.table))).toEqual(there);
});
