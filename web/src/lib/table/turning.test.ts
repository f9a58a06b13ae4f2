import { expect, test } from "vitest";
import { aGame, aState } from "./example";
import { othersFrom, unturned } from "./turning";

const card = { kind: "counts", seen: "own", of: "", rows: true } as never;
const game = aGame({ pack: "pack52", fields: { hand: card, known: { kind: "counts", seen: "all", of: "hand", rows: true } as never }, shows: [{ field: "hand", where: "hand", by: "rank", label: "", values: [], owner: "", as_drawn: "" }, { field: "total", where: "seat", by: "rank", label: "", values: [], owner: "", as_drawn: "" }] as never });
const hands = [["AS", "2H", "6C"], ["KD", "KH", "3C"], ["4S", "5S", "6S"]];
const over = aState({ over: true, winners: [0], cents: [20, -10, -10], seats: aState().seats.map((one) => ({ ...one, cents: [20, -10, -10][one.seat]! })), view: { hand: [hands[0]!, 3, 3], known: hands, total: [9, 3, 5], stock: ["??"] } });

test("before anybody turns, no card, no total and no cents are seen", () => {
  const seen = unturned(over, game, new Set());
  expect(seen.view).toEqual({ hand: [["??", "??", "??"], 3, 3], known: [[], [], []], total: [0, 0, 0], stock: ["??"] });
  expect([seen.over, seen.winners, seen.cents, seen.seats.map((one) => one.cents)]).toEqual([false, [], [0, 0, 0], [0, 0, 0]]);
});

test("who has turned is seen, and nobody else", () => {
  expect(unturned(over, game, new Set([0, 2])).view).toEqual({ hand: [hands[0], 3, 3], known: [hands[0], [], hands[2]], total: [9, 0, 5], stock: ["??"] });
});

test("the others turn in order after oneself", () => {
  expect(othersFrom(2, 4)).toEqual([3, 0, 1]);
});
