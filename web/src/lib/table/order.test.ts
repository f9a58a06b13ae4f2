import { expect, test } from "vitest";
import { arranged, following } from "./order";

const HAND = ["S1", "C9", "WF", "C1", "S9"];

test("by rank, honours are ones or apart as the house has them", () => {
  expect(arranged(HAND, "rank", "all_one", [])).toEqual(["C1", "S1", "WF", "C9", "S9"]);
  expect(arranged(HAND, "rank", "own_kind", [])).toEqual(["C1", "S1", "C9", "S9", "WF"]);
});

test("by suit, ranks within a suit", () => {
  expect(arranged(HAND, "suit", "all_one", [])).toEqual(["C1", "C9", "S1", "S9", "WF"]);
});

test("an order of one's own stays, and what is new comes after it", () => {
  expect(arranged(HAND, "mine", "all_one", ["WF", "S9", "C1"]).slice(0, 3)).toEqual(["WF", "S9", "C1"]);
  expect(arranged(["C1"], "mine", "all_one", ["WF", "C1"])).toEqual(["C1"]);
  expect([...arranged(HAND, "mine", "all_one", ["WF"])].sort()).toEqual([...HAND].sort());
});

test("the ways to sort come round", () => {
  expect(following(following(following("rank")))).toBe("rank");
  expect(new Set(["rank", following("rank"), following(following("rank"))]).size).toBe(3);
});
