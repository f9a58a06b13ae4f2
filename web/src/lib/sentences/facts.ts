/** Facts of moves in words, as the terminal says them: of what a hint and a review send, ids with numbers. */

import reasons from "../../../../src/ceki/locales/en/reasons.ftl?raw";
import { filled } from "../../engine/words";
import type { Game, Move, MoveFact, Unit } from "../../protocol.gen";
import { offers } from "../table/places";
import { inText } from "./cards";
import { numeral } from "./language.svelte";
import { listed, said } from "./listed";
import { speaker } from "./speaker";
import { spelled } from "./words";

const fact = speaker({ reasons });

/** A fact of a move in a clause, or of another move that is called `it`; empty where there is nothing to say, and for an id that a newer server may have. */
export function factTold(one: MoveFact, game: Game, it?: string): string {
  const id = it === undefined ? one.id : `${one.id}.beside`;
  const own = game.facts.find((f) => f.id === one.id);
  if (!own && !fact.has(id)) return "";
  const word = spelled(game, one.word);
  const line = game.lines.find((l) => l.word === one.line)?.says ?? "";
  const an = /^[aeiou]/.test(word) ? "yes" : "no";
  const facts = { ...one.numbers, it: it ?? "", cards: listed(one.cards.map(inText), "and"), word, which: one.word, an, line };
  return own ? filled(it === undefined ? own.says : own.beside, facts) : fact(id, facts);
}

/** A fact in which a move is better than another, and what that has instead. */
export function differenceTold(mine: MoveFact, theirs: MoveFact | null, other: Move, game: Game): string {
  const told = factTold(mine, game);
  const beside = told && theirs ? factTold(theirs, game, besideIt(other, game)) : "";
  return beside ? said("difference", { mine: told, theirs: beside }) : told;
}

/** The weightiest facts of a move by themselves; empty where there are none. */
export const factsTold = (facts: readonly MoveFact[], game: Game, most = 2) =>
  facts.map((one) => factTold(one, game)).filter((text) => text).slice(0, most).reduce((mine, theirs) => (mine ? said("difference", { mine, theirs }) : theirs), "");

/** A move in a sentence: `discard 7 of myriads`. */
export function named(move: Move, game: Game): string {
  const { verb, card } = offers([move], game)[0]!;
  const word = spelled(game, verb.word);
  return card === null ? word : `${word} ${inText(card)}`;
}

/** A move named after another: by its card alone, where the word is the same. */
export function cardNamed(move: Move, after: Move, game: Game): string {
  const [one, other] = offers([move, after], game);
  return one!.card !== null && one!.verb.word === other!.verb.word ? inText(one!.card) : named(move, game);
}

/** A move set beside another within a clause: `the 7 of myriads`, `to draw`. */
export function besideIt(move: Move, game: Game): string {
  const { verb, card } = offers([move], game)[0]!;
  return said("beside", { card: card === null ? "none" : inText(card), verb: spelled(game, verb.word) });
}

/** The size of a worth, as people write it. */
export function figure(worth: number): string {
  const size = Math.abs(worth);
  return numeral(size, { maximumFractionDigits: size >= 10 ? 0 : 1, useGrouping: false });
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
