/** A game in its reader's language. English comes with the catalogue; another language has the texts of a game in
 * `locales/LANGUAGE/games/GAME.ftl`, by ids of what the rules know, as the terminal reads them
 * (`ceki/play/rulebook/reading.py`). */

import type { Game } from "../../protocol.gen";
import { ENGLISH, language, wordsOf } from "./language.svelte";
import { book, type Book } from "./sentences";

const SEVERAL = "games/_several";
const NAMED = /^name-(\S+) =/gm;
const read = new Map<string, Book>(); // files of a language, by both
const titles = new WeakMap<Game, () => string>();

/** A game that reads in the language of the moment: what it says of itself changes when that does. */
export function inLanguage(game: Game): Game {
  const known = new Map<string, Game>();
  const now = (code = language()): Game => {
    const found = known.get(code) ?? translated(game, code);
    known.set(code, found);
    return found;
  };
  const whole = { ...game };
  for (const key of ["about", "verbs", "lines", "carried", "refusals", "shows", "options", "presets", "called"] as const)
    Object.defineProperty(whole, key, { get: () => now()[key], enumerable: true });
  titles.set(whole, () => now().title);
  return whole;
}

/** What a game is called by its reader. `title` itself is what tables are called by programs. */
export const titleTold = (game: Game): string => titles.get(game)?.() ?? game.title;

/** The game with the texts of a language; one that has no file there is in English. */
function translated(game: Game, code: string): Game {
  const own = [game.id, game.form_of].map((id) => `games/${id}`).filter((topic) => wordsOf(code, topic));
  if (code === ENGLISH || !own.length) return game;
  const files = [...own, SEVERAL];
  const books = files.map((topic) => bookOf(code, topic));
  const say = (id: string, english: string) => said(books, id, english);
  const names: Record<string, string> = {};
  for (const topic of files) for (const [, id] of wordsOf(code, topic).matchAll(NAMED)) names[id!] ??= say(`name-${id}`, "");
  return {
    ...game,
    title: game.form_of ? say("title", game.title) : game.title,
    about: say("about", game.about),
    verbs: game.verbs.map((one) => ({ ...one, says: say(`verb-${one.word}`, one.says) })),
    lines: game.lines.map((one) => ({ ...one, says: say(`line-${one.word}`, one.says) })),
    carried: game.carried.map((one) => ({ ...one, says: say(`carried-${one.name}`, one.says), label: say(`carried-${one.name}.label`, one.label) })),
    refusals: game.refusals.map((one) => ({ ...one, says: say(`refusal-${one.word}`, one.says) })),
    shows: game.shows.map((one) => ({
      ...one,
      label: say(`show-${one.field}`, one.label),
      values: one.values.map((value, n) => say(`show-${one.field}.is-${n}`, value)),
    })),
    options: game.options.map((one) => ({ ...one, says: say(`option-${one.name}`, one.says) })),
    presets: Object.fromEntries(Object.entries(game.presets).map(([id, one]) => [id, { ...one, title: say(`preset-${id}`, one.title), says: say(`preset-${id}.says`, one.says) }])),
    called: { ...names, ...game.called },
  };
}

function bookOf(code: string, topic: string): Book {
  const found = read.get(`${code}/${topic}`) ?? book(code, [wordsOf(code, topic)]);
  read.set(`${code}/${topic}`, found);
  return found;
}

/** A text as a game has it, with its facts in braces; the English one where no file has it. */
function said(books: readonly Book[], id: string, english: string): string {
  const found = books.find((one) => one.has(id));
  return found ? found.said(id, Object.fromEntries(Array.from(english.matchAll(/\{(\w+)\}/g), ([place, name]) => [name!, place]))) : english;
}
