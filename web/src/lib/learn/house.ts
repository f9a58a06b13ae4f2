/** What a text about a game may name of a house, as `ceki.play.rulebook.house_facts` makes it, and how a page tells it. */

import type { Game, HowToPlay, Option, OptionValue, PagePart } from "../../protocol.gen";
import { book, type Facts } from "../sentences/sentences";

export type Options = Record<string, OptionValue>;
export interface House {
  options: Options;
  players: number;
}

const SEVERAL = 0; // players, where a text is for any number of them
const PLACE = /\{ *\$([\w-]+)/g;

/** A game as it is usually played, by any number of players. */
export const usual = (game: Game): House => ({ options: Object.fromEntries(game.options.map((o) => [o.name, o.default])), players: SEVERAL });

function factsOf(option: Option, value: OptionValue | undefined): [string, string | number][] {
  const { name, type, allowed, parts } = option;
  if (type === "set" && Array.isArray(allowed)) {
    const words = Array.isArray(value) ? value : [];
    return [[name, words.length], ...allowed.map((word): [string, string] => [`${name}-${word}`, words.includes(word) ? "yes" : "no"])];
  }
  if (parts?.length) {
    const row = Array.isArray(value) ? value : parts.map((part) => (value as Options)[part]);
    return parts.map((part, i) => [`${name}-${part}`, Number(row[i])]);
  }
  if (typeof value === "boolean") return [[name, value ? "yes" : "no"]];
  if (typeof value === "number" || typeof value === "string") return [[name, value]];
  return value === null ? [[name, "none"]] : [];
}

export const houseFacts = (game: Game, house: House): Facts => Object.fromEntries([["players", house.players], ...game.options.map((o) => factsOf(o, house.options[o.name])).flat()]);

/** The options of a house that are otherwise than usual, and that a page does not tell. */
export function untold(game: Game, house: House, page: HowToPlay): Option[] {
  const named = new Set(page.parts.flatMap((part) => part.lines.flatMap((line) => [...line.matchAll(PLACE)].map((found) => found[1]!.split("-")[0]))));
  return game.options.filter((o) => !named.has(o.name) && JSON.stringify(house.options[o.name]) !== JSON.stringify(o.default));
}

export interface Run {
  text: string;
  word: boolean; // a word of the game, which stands out
}
export interface Told {
  kind: PagePart["kind"];
  lines: Run[][];
  sets: string[][];
}

/** A page as it is told of a house: a line that is empty there is left out, with its cards. */
export function toldOf(page: HowToPlay, facts: Facts): Told[] {
  const lines = page.parts.flatMap((part) => part.lines);
  const text = book(page.language, [lines.map((line, i) => `line-${i} = ${line.replaceAll("\n", "\n    ")}`).join("\n")]);
  let at = 0;
  return page.parts
    .map(({ kind, lines, sets }) => ({ kind, sets, lines: lines.map(() => runsOf(text.said(`line-${at++}`, facts))).filter((line) => line.length), bare: !lines.length }))
    .filter(({ lines, bare }) => lines.length || bare);
}

function runsOf(text: string): Run[] {
  const pieces = text.replace(/\s+/g, " ").trim().split("*");
  return pieces.map((piece, i) => ({ text: piece, word: i % 2 === 1 })).filter((run) => run.text);
}
