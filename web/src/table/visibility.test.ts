/** What a viewer may not see is not in the bytes, and a row that cannot be said is no view. */

import { expect, test } from "vitest";

import { loaded } from "./bench";
import { hidden, witnesses } from "../engine/visibility";

const game = loaded();
const { name, lengths } = game.table.fields.find((field) => field.kind === "counts" && field.seen === "own")!;
const FACES = lengths[1]!;

/** A table of three whose seat 1 holds these cards. */
function holding(...cards: number[]) {
  const table = game.table.blank();
  game.table.set(table, "seats", 3);
  cards.forEach((n, face) => game.table.set(table, name, n, FACES + face));
  return table;
}

test("another sees how many cards a hand has, and its owner which", () => {
  expect(game.table.row(hidden(game, holding(1, 2), 0), name, 2, FACES)).toEqual([-3, 0]);
  expect(game.table.row(hidden(game, holding(1, 2), -1), name, 2, FACES)).toEqual([-3, 0]);
  expect(game.table.row(hidden(game, holding(1, 2), 1), name, 2, FACES)).toEqual([1, 2]);
});

test("a hidden row of more cards than can be said is no view", () => {
  expect(() => hidden(game, holding(100, 100), 0)).toThrow("200 cards");
  expect(hidden(game, holding(100, 100), 1)).toEqual(holding(100, 100));
});

test("a card is seen where it went", () => {
  expect([...witnesses(game, holding(1), name, 1, 3)]).toEqual([1]);
  expect([...witnesses(game, holding(1), "", 1, 3)]).toEqual([-1, 0, 1, 2]);
});
