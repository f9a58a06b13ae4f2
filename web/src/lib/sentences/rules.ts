/** The rules of a table in words: option values, presets, clocks. */

import type { Game, Option, OptionValue } from "../../protocol.gen";
import { house } from "../speech/house";
import { nameOf } from "./cards";
import { plain } from "../table/places";
import { bare, spelled } from "./words";
import { numeral } from "./language.svelte";
import { rangesTold } from "./ranges";
import { inRow, labelled } from "./row";

type Origin = Pick<Option, "source" | "cited" | "against">;
type Options = Record<string, OptionValue>;

const CARD = /^([CSM][1-9]|WF|RF|OT)$/;

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const titleOf = (key: string, game?: Game) => sentence(spelled(game, key));

/** What a value is called: `game` and `options` say how a game and its house spell it. */
function worded(value: OptionValue | undefined, game?: Game, options?: Options): string {
  const told = (one: OptionValue): string => worded(one, game, options);
  if (value === null || value === undefined) return house("none");
  if (typeof value === "boolean") return house(value ? "yes" : "no");
  if (Array.isArray(value)) return value.length ? inRow(value.map(told)) : house("none");
  if (typeof value === "object") return inRow(Object.entries(value).map(([k, v]) => `${spelled(game, k, options)} ${told(v)}`));
  if (typeof value === "number") return numeral(value);
  return CARD.test(value) ? nameOf(value) : spelled(game, value, options);
}

/** The names of the numbers of an option that has several. */
export const partsOf = (option: Option, game?: Game, options?: Options): string[] => (option.parts ?? []).map((name) => spelled(game, name, options));

/** A value of an option as it is read: `Line 350, cents 10`. */
export function optionTold(option: Option, value: OptionValue | undefined, game?: Game, options?: Options): string {
  const parts = partsOf(option, game, options);
  if (Array.isArray(value) && value.length && parts.length === value.length) return sentence(inRow(parts.map((name, i) => `${name} ${worded(value[i], game, options)}`)));
  return sentence(worded(value, game, options));
}

/** What else may be chosen, in a line. */
export function choicesTold(option: Option, game?: Game, options?: Options): string {
  if (!Array.isArray(option.allowed)) {
    const [parts, allowed] = [partsOf(option, game, options), String(option.allowed)];
    return parts.length ? labelled(inRow(parts), rangesTold(allowed.slice(allowed.indexOf(":") + 1).trim())) : rangesTold(plain(allowed));
  }
  const words = option.allowed as OptionValue[];
  return words.length > 12 ? house("any-of", { n: words.length }) : words.map((word) => optionTold(option, word, game, options)).join(" · ");
}

/** By what usual values stand, in groups. */
export const SOURCED: { id: string; of: (option: Option) => boolean }[] = [
  { id: "of-differ", of: (o) => differ(o) },
  { id: "of-source", of: (o) => o.source === "source" && !differ(o) },
  { id: "of-reading", of: (o) => o.source === "reading" && !differ(o) },
  { id: "of-gap", of: (o) => o.source === "gap" },
  { id: "of-unknown", of: (o) => o.source === "unknown" },
];

/** What such a group is called, and what is said of it. */
export const groupTold = (id: string) => ({ title: house(id), says: house.has(`${id}.says`) ? house(`${id}.says`) : "" });

/** Whether sources differ: one says so, another says otherwise. */
const differ = (origin: Origin) => origin.source !== "gap" && origin.against.length > 0;

/** By what a rule stands, in a line. */
export function originTold(origin: Origin): string {
  const cited = origin.cited.join("; ");
  const said = origin.source === "source" ? cited : house(origin.source, { cited });
  return origin.against.length ? house("otherwise", { said, against: origin.against.join("; ") }) : said;
}

/** Whether an option is about what somebody looks for: its name, its sentence or one of its values has every word. */
export function found(option: Option, sought: string, game?: Game): boolean {
  const text = bare(`${titleOf(option.name, game)} ${option.says} ${choicesTold(option, game)}`);
  return bare(sought).split(/\s+/).every((word) => text.includes(word));
}

export const presetTold = (game: Game, preset: string | null) => (preset ? (game.presets[preset]?.title ?? titleOf(preset, game)) : house("usual-rules"));

/** `A minute`, `30 seconds`. */
export function timeTold(seconds: number): string {
  return seconds % 60 ? house("seconds", { n: seconds }) : house("minutes", { n: seconds / 60 });
}

export const clockTold = (seconds: number | null): string => (seconds === null ? house("no-clock") : house("clock", { time: timeTold(seconds) }));

export const roundsTold = (rounds: number | null) => (rounds === null ? house("rounds-any") : house("rounds", { n: rounds }));

export const wordTold = (word: OptionValue, game?: Game, options?: Options) => sentence(worded(word, game, options));

/** Whether the allowed values are told by the field itself. */
export const isRedundant = (option: Option) => option.type === "ranking";
