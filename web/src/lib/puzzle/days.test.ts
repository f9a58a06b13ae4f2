import { beforeEach, expect, test } from "vitest";
import { aGame } from "../table/example";
import { gameOf, hasHad, inARow, isSolved, nextOf, solved, today } from "./days";
import { toShare } from "./words";

beforeEach(() => localStorage.clear());

test("a day begins at midnight in UTC", () => {
  expect(today(Date.UTC(2026, 10, 23, 23, 59, 59))).toBe("2026-11-23");
  expect(today(Date.UTC(2026, 10, 24))).toBe("2026-11-24");
});

test("days in a row are counted over the end of a month, once a day, and a day left out begins anew", () => {
  expect(inARow("2026-11-29")).toBe(0);
  for (const day of ["2026-11-29", "2026-11-30", "2026-11-30", "2026-12-01"]) solved(day);
  expect(inARow("2026-12-01")).toBe(3);
  expect(inARow("2026-12-02")).toBe(3); // today's is still to come
  expect(inARow("2026-12-03")).toBe(0);
  expect(isSolved("2026-12-01")).toBe(true);
  solved("2026-12-03");
  expect(inARow("2026-12-03")).toBe(1);
  solved("2026-12-02"); // an older one
  expect(inARow("2026-12-03")).toBe(1);
});

test("each day has a game, family by family, and every game its day", () => {
  const games = ["a", "b"].map((id) => aGame({ id, family: "drawing" })).concat(aGame({ id: "c", family: "pack" }), aGame({ id: "d", family: "new", chooses: false }));
  const week = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"].map((day) => gameOf(games, day)?.id);
  expect(new Set(week)).toEqual(new Set(["a", "b", "c"]));
  expect(week[0] === "c").not.toBe(week[1] === "c");
  expect(gameOf([], "2026-11-23")).toBeUndefined();
  const graded = games.map((game, i) => ({ ...game, learnt: { place: i + 1, minutes: 3, level: i + 1 } }));
  expect(new Set(["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"].map((day) => gameOf(graded, day)?.id))).toEqual(new Set(["a", "b"])); // the hardest has no day
});

test("puzzles of a game are numbered, and none comes twice", () => {
  expect(nextOf("toy")).toBe(1);
  hasHad("toy", 1);
  hasHad("toy", 1);
  expect(nextOf("toy")).toBe(2);
  expect(nextOf("other")).toBe(1);
});

test("what is shared tells the day, the tries and the row, and nothing of the answer", () => {
  expect(toShare("2026-11-23", 0, 5)).toBe("Ceki puzzle 2026-11-23 · solved at once · 5 days in a row");
  expect(toShare("2026-11-23", 1, 1)).toBe("Ceki puzzle 2026-11-23 · solved on the second try");
  expect(toShare("2026-11-23", 3, 0)).toBe("Ceki puzzle 2026-11-23 · solved on try 4");
});
