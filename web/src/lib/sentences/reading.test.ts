/** The terminal reads the same: `tests/locales/test_games.py`. */

import { afterEach, expect, test } from "vitest";
import { aGame, verb } from "../table/example";
import { speak } from "./language.svelte";
import { inLanguage, titleTold } from "./reading";
import { spelled } from "./words";

afterEach(() => speak("en"));

const declared = {
  about: "Collect five sets.",
  verbs: [verb("draw", { says: "draw from the stock" })],
  refusals: [{ word: "too_few_half_decks", option: "half_decks", says: "{half_decks} half decks are too few for {players} players" }],
  presets: { the_babas_1970s: { source: "source" as const, cited: [], against: [], title: "The Babas, 1970s", says: "The same.", players: null, options: {} } },
};

test("a game reads in the language of its reader, whenever that changes", async () => {
  const game = inLanguage(aGame({ id: "balik_satu", ...declared }));
  const read = () => [game.about, game.verbs[0]!.says, spelled(game, "draw"), game.refusals[0]!.says, game.presets["the_babas_1970s"]!.title];
  const english = read();
  expect(english.slice(0, 3)).toEqual(["Collect five sets.", "draw from the stock", "draw"]);
  await speak("ms");
  expect(read()).toEqual([
    "Kumpul lima set bertiga dengan satu mata antaranya; balikkan satu daun untuk markah.",
    "cabut dari timbunan",
    "cabut",
    "{half_decks} setengah set terlalu sedikit untuk {players} pemain",
    "The Babas, 1970-an",
  ]);
  await speak("en");
  expect(read()).toEqual(english);
});

test("a form of a game has its parent's texts, and a game of one's own what it says itself", async () => {
  const form = inLanguage(aGame({ id: "a_form", form_of: "balik_satu", ...declared }));
  const own = inLanguage(aGame({ id: "mine", ...declared }));
  await speak("ms");
  expect([form.verbs[0]!.says, own.verbs[0]!.says, spelled(own, "draw")]).toEqual(["cabut dari timbunan", "draw from the stock", "draw"]);
});

test("what tables are called stays as programs know it, and a form is called in the reader's language", async () => {
  const form = inLanguage(aGame({ id: "pei_chinese", form_of: "pei", title: "Pèi, the Chinese game" }));
  expect(titleTold(form)).toBe("Pèi, the Chinese game");
  await speak("ms");
  expect([titleTold(form), form.title]).toEqual(["Pèi, permainan Cina", "Pèi, the Chinese game"]);
  expect(titleTold(aGame({ title: "Toy" }))).toBe("Toy");
});
