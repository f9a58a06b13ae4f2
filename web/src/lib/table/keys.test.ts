import { expect, test } from "vitest";
import { aGame, verb } from "./example";
import { keyName, keyOf, keysOf, PAGE_KEYS } from "./keys";

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

test.each([
  ["p", "KeyP", false, "p"],
  ["P", "KeyP", true, "p"],
  ["l", "KeyP", false, "l"], // Dvorak has Latin letters elsewhere
  ["з", "KeyP", false, "p"],
  ["ح", "KeyP", false, "p"],
  ["&", "Digit1", false, "1"], // French figures need Shift
  ["١", "Digit1", false, "1"],
  ["?", "Slash", true, "?"],
  [" ", "Space", false, " "],
  ["Escape", "Escape", false, "escape"],
])("%s at %s is taken for %s", (key, code, shiftKey, taken) => {
  expect(keyOf(new KeyboardEvent("keydown", { key, code, shiftKey }))).toBe(taken);
});
