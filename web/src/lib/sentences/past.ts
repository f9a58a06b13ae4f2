/** Tables and rounds of the past in words. */

import type { KeptRound, KeptTable } from "../client/host";
import { past } from "../speech/past";
import { table as says } from "../speech/table";
import { amountOf, listed } from "./results";
import { isYou, you } from "./told";
import { locale } from "./language.svelte";
import { inRow } from "./row";

/** `one round`, `3 tables`. */
export const many = (n: number, what: "rounds" | "tables") => past(what, { n });

export const dayTold = (when: number) => new Date(when).toLocaleDateString(locale(), { day: "numeric", month: "long", year: "numeric" });
export const timeTold = (when: number) => new Date(when).toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" });

/** The names of a round by seat; who played alone at this device is `You`. */
export function namesOf({ names, persons }: KeptRound, mine: readonly number[]): string[] {
  const alone = mine.length === 1;
  return names.map((name, seat) => (alone && persons[seat] === mine[0] ? you() : name || says("seat", { n: seat + 1 })));
}

const nameAt = (table: KeptTable, person: number) => {
  const round = table.rounds.filter(({ persons }) => persons.includes(person)).at(-1);
  return round ? (namesOf(round, table.mine)[round.persons.indexOf(person)] ?? "") : "";
};

/** With whom those at this device played last: `with Ana and Bima`; empty for nobody else. */
export function othersTold({ rounds, mine }: KeptTable): string {
  const last = rounds.at(-1);
  const others = last ? namesOf(last, mine).filter((_, seat) => !mine.includes(last.persons[seat]!)) : [];
  return others.length > 4 ? past("with-others", { n: others.length }) : others.length ? past("with", { names: listed(others) }) : "";
}

/** What those at this device have won or lost at a table: `+12 cents`, or each by name. */
export function wonTold(table: KeptTable): string {
  const { mine, cents } = table;
  if (mine.length === 1) return amountOf(cents[0] ?? 0, "cents", true);
  return inRow(mine.map((person, i) => `${nameAt(table, person)} ${amountOf(cents[i] ?? 0, "cents", true)}`));
}

/** A round in a line: when, and what each has won or lost. */
export function roundTold(round: KeptRound, mine: readonly number[]): string {
  const names = namesOf(round, mine);
  const order = [...names.keys()].sort((a, b) => Number(isYou(names[b]!)) - Number(isYou(names[a]!)));
  const won = round.abandoned ? past("not-finished") : inRow(order.map((seat) => `${names[seat]} ${amountOf(round.cents[seat] ?? 0, "cents", true)}`));
  return `${inRow([dayTold(round.when), timeTold(round.when)])} · ${won}`;
}
