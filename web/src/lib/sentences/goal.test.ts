/** The terminal tells the same: `tests/client/test_goal_told.py`. */

import { expect, test } from "vitest";
import cases from "../../../../tests/client/cases/goal.json";
import type { GoalFact } from "../../engine/goal";
import type { Game } from "../../protocol.gen";
import { aGame } from "../table/example";
import { goalTold } from "./goal";

const games = cases.games as unknown as Record<string, Partial<Game>>;
const told = (fact: unknown, game: Game) => goalTold([fact as GoalFact], game, cases.names, {});

test.each(cases.facts.map((one) => [one.says, one] as const))("%s", (says, one) => {
  expect(told(one.fact, aGame(games[one.game])).map((found) => found.says)).toEqual([says]);
});

test("what counts is told where there is more to say", () => {
  const sets = { id: "goal-sets", numbers: { sets: 3, of: 5, matas: 1, short: 2 }, cards: [], word: "mata", line: "" };
  expect(told(sets, aGame({}))[0]!.about).toContain("One of them must be a mata: three cards exactly alike.");
});

test("a game says what is its own, and nothing is said of an id that the page does not know", () => {
  const own = aGame({ facts: [{ id: "high", says: "it is {n} high", beside: "" }] });
  const high = { id: "high", numbers: { n: 3 }, cards: [], word: "", line: "" };
  expect(told(high, own)).toEqual([{ says: "It is 3 high", about: "" }]);
  expect(told(high, aGame({}))).toEqual([]);
});
