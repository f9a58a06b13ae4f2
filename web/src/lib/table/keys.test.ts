import { expect, test } from "vitest";
import { aGame, verb } from "./example";
import { keyName, keysOf, PAGE_KEYS } from "./keys";

test("W wins, C calls first, a declared key is taken, others have a letter of their word", () => {
  const keys = keysOf(aGame({ verbs: [verb("take"), verb("draw", { key: " " }), verb("discard"), verb("flick", { loud: "call" }), verb("change", { loud: "call" }), verb("show", { loud: "win" })] }));
  expect(Object.fromEntries(keys)).toEqual({ show: "w", flick: "c", change: "a", draw: " ", take: "t", discard: "d" });
  expect(keyName(keys.get("draw"))).toBe("Space");
});

test("no key does two things, nor one of the page's", () => {
  const words = ["lay", "leave", "let", "sell", "gamble", "rest", "hide", "miss", "nod"];
  const keys = [...keysOf(aGame({ verbs: words.map((word) => verb(word)) })).values()];
  expect(new Set(keys).size).toBe(words.length);
  expect(keys.filter((key) => PAGE_KEYS.some(([own]) => own === key))).toEqual([]);
});
