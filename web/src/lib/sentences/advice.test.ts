/** The terminal tells the same, with the code that is typed for a card: `tests/client/test_advice_told.py`. */

import { expect, test } from "vitest";
import cases from "../../../../tests/client/cases/advice.json";
import type { Game, Hint, MoveFact, Review } from "../../protocol.gen";
import { aGame } from "../table/example";
import { hintTold, evidence, reviewed, whyTold } from "./advice";
import { factTold, factsTold } from "./facts";

const uncoded = (says: string) => says.replace(/ \((WF|RF|OT|[1-9A-Z]{2})(, red)?\)/g, "");
const games = cases.games as unknown as Record<string, Partial<Game>>;

test.each(cases.facts.map((one) => [one.fact.id, one] as const))("%s", (_, one) => {
  const fact = one.fact as unknown as MoveFact;
  const game = aGame(games[one.game]);
  expect(factTold(fact, game)).toBe(one.says);
  expect(factTold(fact, game, "the 7 of myriads")).toBe(one.beside);
});

test("a game words the facts that are its own", () => {
  const game = aGame({ facts: [{ id: "high", says: "it is {n} high", beside: "" }] });
  const high = { id: "high", numbers: { n: 3 }, cards: [], word: "", line: "" };
  expect([factTold(high, game), factTold(high, game, "the other")]).toEqual(["it is 3 high", ""]);
});

test.each(cases.hints.map((one) => [one.says, one] as const))("%s", (says, one) => {
  const hint = one.hint as unknown as Hint;
  const game = aGame(games[one.game]);
  expect(hintTold(hint, game)).toBe(uncoded(says));
  expect(evidence(hint, game)).toBe(one.evidence);
  expect(hint.moves.map((row) => factsTold(row.facts, game))).toEqual(one.facts);
});

test.each(cases.reviews.map((one) => [one.says, one] as const))("%s", (says, one) => {
  const review = one.review as unknown as Review;
  expect(reviewed(review)).toBe(says);
  expect(review.costly.map((row) => whyTold(row, aGame(games[one.game])))).toEqual(one.why);
});
