/** The rules of a table in words: option values, presets, clocks. */

import type { Game, Option, OptionValue } from "../../protocol.gen";
import { nameOf } from "./cards";
import { plain } from "../table/places";
import { bare, spelled } from "./words";

type Origin = Pick<Option, "source" | "cited" | "against">;
type Options = Record<string, OptionValue>;

const CARD = /^([CSM][1-9]|WF|RF|OT)$/;

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const titleOf = (key: string) => sentence(plain(key));

/** What a value is called: `game` and `options` say how a game and its house spell it. */
function worded(value: OptionValue | undefined, game?: Game, options?: Options): string {
  const told = (one: OptionValue): string => worded(one, game, options);
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length ? value.map(told).join(", ") : "none";
  if (typeof value === "object") return Object.entries(value).map(([k, v]) => `${plain(k)} ${told(v)}`).join(", ");
  if (typeof value === "number") return value.toLocaleString();
  return CARD.test(value) ? nameOf(value) : spelled(game, value, options);
}

/** The names of the numbers of an option that has several. */
export const partsOf = (option: Option): string[] => (option.parts ?? []).map(plain);

/** A value of an option as it is read: `Line 350, cents 10`. */
export function optionTold(option: Option, value: OptionValue | undefined, game?: Game, options?: Options): string {
  const parts = partsOf(option);
  if (Array.isArray(value) && value.length && parts.length === value.length) return sentence(parts.map((name, i) => `${spelled(game, name, options)} ${worded(value[i], game, options)}`).join(", "));
  return sentence(worded(value, game, options));
}

/** What else may be chosen, in a line. */
export function choicesTold(option: Option, game?: Game, options?: Options): string {
  if (!Array.isArray(option.allowed)) return plain(String(option.allowed));
  const words = option.allowed as OptionValue[];
  return words.length > 12 ? `any of ${words.length}` : words.map((word) => optionTold(option, word, game, options)).join(" · ");
}

/** By what usual values stand, in groups. */
export const SOURCED: { title: string; says: string; of: (option: Option) => boolean }[] = [
  { title: "Where the sources differ", says: "The usual value is that of the source named first.", of: (o) => differ(o) },
  { title: "As the sources have it", says: "A house may play otherwise.", of: (o) => o.source === "source" && !differ(o) },
  { title: "Our readings of the sources", says: "Their words can be understood in more ways than one; the usual value is how we read them.", of: (o) => o.source === "reading" && !differ(o) },
  { title: "Where the sources are silent", says: "Somebody has to decide; these are our rulings, and a house may rule otherwise.", of: (o) => o.source === "gap" },
  { title: "Without a source", says: "No page of rules says where these come from.", of: (o) => o.source === "unknown" },
];

/** Whether sources differ: one says so, another says otherwise. */
const differ = (origin: Origin) => origin.source !== "gap" && origin.against.length > 0;

/** By what a rule stands, in a line. */
export function originTold(origin: Origin): string {
  const cited = origin.cited.join("; ");
  const said = { source: cited, reading: `our reading of ${cited}`, gap: "the sources are silent: our ruling", follows: `follows from ${cited}`, unknown: "no page says where this comes from" }[origin.source];
  return origin.against.length ? `${said}; otherwise: ${origin.against.join("; ")}` : said;
}

/** Whether an option is about what somebody looks for: its name, its sentence or one of its values has every word. */
export function found(option: Option, sought: string, game?: Game): boolean {
  const text = bare(`${titleOf(option.name)} ${option.says} ${choicesTold(option, game)}`);
  return bare(sought).split(/\s+/).every((word) => text.includes(word));
}

export const presetTold = (game: Game, preset: string | null) => (preset ? (game.presets[preset]?.title ?? titleOf(preset)) : "Usual rules");

/** `A minute`, `30 seconds`. */
export function timeTold(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  return seconds === 60 ? "A minute" : `${seconds / 60} minutes`;
}

export const clockTold = (seconds: number | null): string => (seconds === null ? "No clock" : `${timeTold(seconds)} a move`);

export const roundsTold = (rounds: number | null) =>
  rounds === null ? "Rounds as long as you like" : rounds === 1 ? "One round" : `${rounds} rounds`;

export const wordTold = (word: OptionValue, game?: Game, options?: Options) => sentence(worded(word, game, options));

/** Whether the allowed values are told by the field itself. */
export const isRedundant = (option: Option) => option.type === "ranking";
