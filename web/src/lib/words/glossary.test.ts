/** What somebody looks for among the words stands first. */

import { expect, test } from "vitest";
import { LANGUAGES, WHOLLY } from "../sentences/language.svelte";
import { farness, literally, literals, meanings, type Entry } from "./glossary";

const entry = (word: string, more: Partial<Entry> = {}): Entry => ({ id: word, word, language: "ms", source: "", ...more });

test("the word itself is nearest, then words that begin so, words in which it stands, and meanings", () => {
  expect(["mata", "mata-mata", "matang", "dua mata", "kehormatan", "set"].map((word) => farness(entry(word), " Mata "))).toEqual([0, 1, 1, 2, 2, 3]);
  expect(farness(entry("m’tang", { also: ["matang"] }), "matang")).toBe(0);
});

test("what a word means literally is told in the reader's language, in English where that has none, and not by the very word", () => {
  const mata = entry("Mata", { literal: "eye" });
  expect(literally(mata, { eye: "眼" })).toEqual({ text: "眼", translated: true });
  expect(literally(mata, {})).toEqual({ text: "eye", translated: false });
  expect(literally(mata, { eye: "mata" }).text).toBe("");
  expect(literally(entry("lunas"), {}).text).toBe("");
});

test("the words of every language are told in it, and in the nearest or English where it has none yet", async () => {
  const told = async (code: string) => [(await meanings(code)).mata, (await literals(code)).eye];
  const english = await told("en");
  expect(await told("nl")).toEqual(english);
  expect(await told("jv")).toEqual(await told("id"));
  for (const { code } of LANGUAGES.filter((one) => one.code !== "en" && one.share === WHOLLY)) {
    const [means, literal] = await told(code);
    expect(means).not.toBe(english[0]);
    expect(literal).toBeTruthy();
  }
});
