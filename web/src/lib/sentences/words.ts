/** What things are called: words of the games with their languages, and the spelling of what rules know by an id. */

import type { Game, GameSummary, Option, OptionValue, State, Word } from "../../protocol.gen";
import { inRow } from "./row";

type Options = Record<string, OptionValue>;

/** The option that has a role, if the game has one. */
export const optionFor = (role: NonNullable<Option["role"]>, game: Game | undefined) => game?.options.find((o) => o.role === role);

/** An id as players write it: in the game's own spelling, by the words of the house where an option decides; else plain. */
export function spelled(game: Game | undefined, id: string, options: Options = {}): string {
  const name = game?.called?.[id];
  if (typeof name === "string") return name;
  const decided = name && game?.options.find((o) => o.name === name.option);
  return (decided && name.names[String(options[name.option] ?? decided.default)]) || id.replaceAll("_", " ");
}

/** What a kind of score line says; a kind that this page does not know has its word alone. */
export const lineSays = (game: Game, word: string) => game.lines.find((line) => line.word === word)?.says ?? "";

/** What something that a match carries is called, and says. */
export function carriedTold(game: Game, name: string): { label: string; says: string } {
  return game.carried.find((kept) => kept.name === name) ?? { label: name.replaceAll("_", " "), says: "" };
}

/** What players call a seat, by where it sits or by who begins, or nothing; one more than there are seats is who sits out. */
export function placeTold(game: Game, seat: number, state: Pick<State, "options" | "table" | "view">): string {
  const seats = state.table.players;
  const begins = Number(state.view?.["starter"] ?? 0);
  const role = seat < seats ? game.roles.find(({ step }) => (begins + step - seat) % seats === 0)?.word : undefined;
  const word = game.places[seat] ?? role;
  return word ? spelled(game, word, state.options) : "";
}

/** A text without accents and capitals, to compare by. */
export const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a game goes by what somebody looks for: its title, another of its names or its sentence; accents do not matter. */
export const goesBy = (game: GameSummary, sought: string) => bare([game.title, ...game.aliases, game.about].join(" ")).includes(bare(sought.trim()));

/** The other names of a game, but for those in its title. */
export const otherNames = (game: GameSummary) => inRow(game.aliases.filter((name) => !game.title.includes(name)));

export interface Part {
  text: string;
  word?: Word; // where the text is one of the words
}

/** What finds words in a text. */
interface Finder {
  split: RegExp;
  called: Map<string, Word>; // in small letters, and as many of it
}

const finders = new WeakMap<readonly Word[], Finder | null>();

function finderOf(words: readonly Word[]): Finder | null {
  let found = finders.get(words);
  if (found !== undefined) return found;
  const known = words.filter((w) => w.language !== "en").sort((a, b) => b.word.length - a.word.length);
  const escaped = known.map((w) => w.word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const split = new RegExp(`(?<![\\p{L}\\p{N}-])((?:${escaped.join("|")})s?)(?![\\p{L}\\p{N}-])`, "iu");
  const called = new Map([...known].reverse().flatMap((w) => [`${w.word.toLowerCase()}s`, w.word.toLowerCase()].map((name) => [name, w] as const)));
  found = known.length ? { split, called } : null;
  finders.set(words, found);
  return found;
}

/** A text in parts, its words apart. English ones are not: a reader knows them, or finds them in the list. */
export function inParts(text: string, words: readonly Word[]): Part[] {
  const finder = finderOf(words);
  if (!finder) return [{ text }];
  return text.split(finder.split).filter((part) => part).map((part) => {
    const word = finder.called.get(part.toLowerCase());
    return word ? { text: part, word } : { text: part };
  });
}

/** The word of these that a text is; none where it is English or not among them. */
export const wordIn = (words: readonly Word[], text: string) => words.find((w) => w.language !== "en" && bare(w.word) === bare(text.trim()));

/** The language of a word of these, for the attribute `lang`; none where it is English or not among them. */
export const langOf = (words: readonly Word[], word: string) => words.find((w) => w.word.toLowerCase() === word.toLowerCase() && w.language !== "en")?.language;
