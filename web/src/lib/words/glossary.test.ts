/** What somebody looks for among the words stands first. */

import { expect, test } from "vitest";
import { farness, type Entry } from "./glossary";

const entry = (word: string, more: Partial<Entry> = {}): Entry => ({ id: word, word, language: "ms", source: "", ...more });

test("the word itself is nearest, then words that begin so, words in which it stands, and meanings", () => {
  expect(["mata", "mata-mata", "matang", "dua mata", "kehormatan", "set"].map((word) => farness(entry(word), " Mata "))).toEqual([0, 1, 1, 2, 2, 3]);
  expect(farness(entry("m’tang", { also: ["matang"] }), "matang")).toBe(0);
});
