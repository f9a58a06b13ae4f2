import { beforeEach, expect, test } from "vitest";
import { aGame } from "../table/example";
import { keepSitting } from "../storage/kept.svelte";
import { families, likeliest, players, withBots } from "./start";

beforeEach(() => localStorage.clear());

test("how many can play", () => {
  expect(players(aGame())).toBe("2 to 3 players");
  expect(players(aGame({ seats: [4] }))).toBe("4 players");
  expect(players(aGame({ seats: [4], more_seats: [5, 6] }))).toBe("4 to 6 players");
});

test("a game is begun with as many as it is best for, and bots on all seats but one", () => {
  expect(withBots(aGame())).toMatchObject({ game: "toy", players: 3, bots: 2 });
  expect(withBots(aGame({ people: 4, seats: [2, 3] }))).toMatchObject({ players: 2, bots: 1 });
});

test("families come in their order, and one that nobody knows after them", () => {
  const games = ["pack", "new", "drawing"].map((family) => aGame({ id: family, family }));
  expect(families(games).map(([family]) => family)).toEqual(["drawing", "pack", "new"]);
});

test("the game that was played last comes first, else the one that is learnt first", () => {
  const games = [aGame({ learnt: { place: 2, minutes: 3, level: 1 } }), aGame({ id: "first", learnt: { place: 1, minutes: 3, level: 1 } })];
  expect(likeliest(games)?.id).toBe("first");
  keepSitting({ code: "K7NRPX", table: "t", token: "x", seat: 0, game: "toy", title: "", when: 1 });
  expect(likeliest(games)?.id).toBe("toy");
  expect(likeliest([])).toBeUndefined();
});
