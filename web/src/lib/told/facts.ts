/** Facts of moves in words, as the terminal says them: of what a hint and a review send, ids with numbers. */

import connecting from "../../../../src/ceki/locales/en/advice.json";
import sentences from "../../../../src/ceki/locales/en/reasons.json";
import type { Game, Move, MoveFact, Unit } from "../../protocol.gen";
import { offers, plain } from "../table/places";
import { inText, spoken } from "./cards";
import { speaker } from "./sentences";
import { spelled } from "./words";

type Id = keyof typeof sentences;

export const said = speaker(connecting);
const fact = speaker(sentences);

/** A fact of a move in a clause, or of another move that is called `it`; empty where there is nothing to say, and for an id that a newer server may have. */
export function factTold(one: MoveFact, game: Game, it?: string): string {
  const id = it === undefined ? one.id : `${one.id}.beside`;
  const own = game.facts.find((f) => f.id === one.id);
  if (!own && !(id in sentences)) return "";
  const word = spelled(game, one.word);
  const line = game.lines.find((l) => l.word === one.line)?.says ?? "";
  const an = /^[aeiou]/.test(word) ? "yes" : "no";
  const facts = { ...one.numbers, it: it ?? "", cards: listed(one.cards.map(inText), "and"), word, which: one.word, an, line };
  return own ? speaker({ own: it === undefined ? own.says : own.beside })("own", facts) : fact(id as Id, facts);
}

/** A fact in which a move is better than another, and what that has instead. */
export function differenceTold(mine: MoveFact, theirs: MoveFact | null, other: Move, game: Game): string {
  const told = factTold(mine, game);
  const beside = told && theirs ? factTold(theirs, game, besideIt(other, game)) : "";
  return beside ? said("difference", { mine: told, theirs: beside }) : told;
}

/** The weightiest facts of a move by themselves; empty where there are none. */
export const factsTold = (facts: readonly MoveFact[], game: Game, most = 2) =>
  facts.map((one) => factTold(one, game)).filter((text) => text).slice(0, most).join("; ");

/** A move in a sentence: `discard 7 of myriads (M7)`, or without the code. */
export function named(move: Move, game: Game, long = false): string {
  const { verb, card } = offers([move], game)[0]!;
  return card === null ? plain(verb.word) : `${plain(verb.word)} ${long ? spoken(card) : inText(card)}`;
}

/** A move named after another: by its card alone, where the word is the same. */
export function cardNamed(move: Move, after: Move, game: Game): string {
  const [one, other] = offers([move, after], game);
  return one!.card !== null && one!.verb.word === other!.verb.word ? inText(one!.card) : named(move, game);
}

/** A move set beside another within a clause: `the 7 of myriads`, `to draw`. */
export function besideIt(move: Move, game: Game): string {
  const { verb, card } = offers([move], game)[0]!;
  return said("beside", { card: card === null ? "none" : inText(card), verb: plain(verb.word) });
}

/** Some names, the last after a word. */
export function listed(names: readonly string[], last: "and" | "or"): string {
  if (names.length < 2) return names.join("");
  return said(last, { some: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

/** The size of a worth, as people write it. */
export function figure(worth: number): string {
  const size = Math.abs(worth);
  return size >= 10 ? size.toFixed(0) : size.toFixed(1).replace(/\.0$/, "");
}

/** Cents or points as people write them. */
export function counted(worth: number, unit: Unit): string {
  const size = figure(worth);
  return said("amount", { size, unit, one: size === "1" ? "yes" : "no" });
}

/** A share as people write it; only what is certain or impossible is called so. */
export function chance(share: number): string {
  const n = (100 * share).toFixed(0);
  const rounded = n === "0" ? "least" : n === "100" ? "most" : "some";
  return said("chance", { n, how: share > 0 && share < 1 ? rounded : "some" });
}
