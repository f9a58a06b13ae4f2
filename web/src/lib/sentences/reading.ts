/** A game in its reader's language. English comes with the catalogue; another language has the texts of a game in
 * `locales/LANGUAGE/games/GAME.ftl`, by ids of what the rules know, as the terminal reads them
 * (`ceki/play/rulebook/reading.py`). */

import type { Game, GameSummary, Verb } from "../../protocol.gen";
import { chain, language, wordsOf } from "./language.svelte";
import { book, type Book } from "./sentences";

const SEVERAL = "games/_several";
const NAMED = /^name-(\S+) =/gm;
const read = new Map<string, Book>(); // files of a language, by both
const titles = new WeakMap<GameSummary, () => string>();

/** A game that reads in the language of the moment: what it says of itself changes when that does. */
export const inLanguage = (game: Game): Game => reading(game, ["about", "verbs", "lines", "carried", "refusals", "tells", "unfit", "shows", "options", "presets", "called"], translated);

/** The same of what a list says of a game. */
export const listedInLanguage = (game: GameSummary): GameSummary => reading(game, ["about"], (one, code) => ({ ...one, ...headed(one, textsOf(one, code)) }));

function reading<T extends GameSummary>(game: T, told: readonly (keyof T)[], translate: (game: T, code: string) => T): T {
  const known = new Map<string, T>();
  const now = (code = language()): T => {
    const found = known.get(code) ?? translate(game, code);
    known.set(code, found);
    return found;
  };
  const whole = { ...game };
  for (const key of told) Object.defineProperty(whole, key, { get: () => now()[key], enumerable: true });
  titles.set(whole, () => now().title);
  return whole;
}

/** What a game is called by its reader. `title` itself is what tables are called by programs. */
export const titleTold = (game: GameSummary): string => titles.get(game)?.() ?? game.title;

/** The files that have texts of a game for readers of a language, its own first; English has none. */
function textsOf(game: GameSummary, code: string): string[] {
  return chain(code).flatMap((one) => {
    const own = [game.id, game.form_of].map((id) => `games/${id}`).filter((topic) => wordsOf(one, topic));
    return own.length ? [...own, SEVERAL].map((topic) => `${one}/${topic}`) : [];
  });
}

/** Title and sentence, from files of a language. */
function headed(game: GameSummary, files: readonly string[]): { title: string; about: string } {
  const books = files.map(bookOf);
  return { title: game.form_of ? said(books, "title", game.title) : game.title, about: said(books, "about", game.about) };
}

/** The game with the texts of a language; one that has no file there is in English. */
function translated(game: Game, code: string): Game {
  const files = textsOf(game, code);
  if (!files.length) return game;
  const books = files.map(bookOf);
  const say = (id: string, english: string) => said(books, id, english);
  const names: Record<string, string> = {};
  for (const file of files) for (const [, id] of wordsOf(code, topicOf(file)).matchAll(NAMED)) names[id!] ??= say(`name-${id}`, "");
  return {
    ...game,
    ...headed(game, files),
    verbs: game.verbs.map((one) => verbOf(one, books)),
    lines: game.lines.map((one) => ({ ...one, says: say(`line-${one.word}`, one.says) })),
    carried: game.carried.map((one) => ({ ...one, says: say(`carried-${one.name}`, one.says), label: say(`carried-${one.name}.label`, one.label) })),
    refusals: game.refusals.map((one) => ({ ...one, says: say(`refusal-${one.word}`, one.says) })),
    tells: game.tells.map((one) => ({ ...one, says: say(`ask-${one.name}`, one.says) })),
    unfit: Object.fromEntries(Object.entries(game.unfit).map(([word, says]) => [word, say(`unfit-${word}`, says)])),
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

/** A verb; a language has one text for a move that was made, whoever made it. Without a card that is what the move is called. */
function verbOf(one: Verb, books: readonly Book[]): Verb {
  const has = (id: string) => books.some((book) => book.has(id));
  const [own, made] = [`verb-${one.word}`, `verb-${one.word}.made`];
  const says = said(books, own, one.says);
  if (has(made)) return { ...one, says, you: said(books, made, one.you ?? one.says), they: said(books, made, one.they ?? one.says) };
  return has(own) && !one.card ? { ...one, says, you: says, they: says } : { ...one, says };
}

const topicOf = (file: string) => file.slice(file.indexOf("/") + 1);

/** The messages of a file, `LANGUAGE/TOPIC`. */
function bookOf(file: string): Book {
  const [code = ""] = file.split("/");
  const found = read.get(file) ?? book(code, [wordsOf(code, topicOf(file))], [topicOf(file)]);
  read.set(file, found);
  return found;
}

/** A text as a game has it, with its facts in braces; the English one where no file has it. */
function said(books: readonly Book[], id: string, english: string): string {
  const found = books.find((one) => one.has(id));
  return found ? found.said(id, Object.fromEntries(Array.from(english.matchAll(/\{(\w+)\}/g), ([place, name]) => [name!, place]))) : english;
}
