/** The results of rounds and matches in words, from what the server sends. Nothing is added up here. */

import type { Carried, Code, Game, MatchState, ScoreLine, Settling, State } from "../../protocol.gen";
import type { Result, Standing } from "../storage/kept.svelte";
import { going } from "../speech/going";
import { results } from "../speech/results";
import { capital, isYou, signed } from "./told";
import { carriedTold, lineSays, spelled } from "./words";
import { numeral } from "./language.svelte";
import { inRow, labelled } from "./row";

/** What a settled round came to. */
type RoundResult = Pick<State, "score" | "winners" | "order" | "totals" | "payments" | "to_pot">;

/** The unit of an amount, one of it in the singular. */
export const unitOf = (amount: number, unit: string): string => results("unit", { unit, one: Math.abs(amount) === 1 ? "yes" : "no" });

/** An amount with its unit: `17 points`, `+1 token`. */
export const amountOf = (amount: number, unit: string, sign = false): string => results("amount", { n: sign ? signed(amount) : numeral(amount), unit, one: Math.abs(amount) === 1 ? "yes" : "no" }).trim();

/** Names in a row: `You, Bima and Citra`. */
export const listed = (names: readonly string[]): string =>
  names.length > 1 ? results(names.length === 2 ? "pair" : "pair.more", { some: inRow(names.slice(0, -1)), last: names.at(-1)! }) : (names[0] ?? "");

const who = (names: readonly string[]) => ({ who: names.length > 1 ? "many" : !names.length ? "none" : isYou(names[0]!) ? "you" : "one", names: listed(names) });

export const winnersTold = (names: readonly string[], what: "wins-round" | "wins-match" = "wins-round"): string => results(what, who(names));

/** What a seat has in a round: what the game counts, and the cents beside it. */
export function totalsOf(totals: Record<string, number> | undefined): { main: [string, number]; cents: number | null } {
  const own = Object.entries(totals ?? {});
  const counted = own.find(([unit]) => unit !== "cents");
  const cents = totals?.cents ?? 0;
  return counted ? { main: counted, cents } : { main: ["cents", cents], cents: null };
}

export const totalsTold = (totals: Record<string, number> | undefined): string =>
  inRow(
    Object.entries(totals ?? {})
      .filter(([unit, n]) => unit !== "cents" || n)
      .map(([unit, n]) => amountOf(n, unit, unit === "cents")),
  ) || amountOf(0, "cents");

/** How much a line brings, in its unit; a line that repeats a sum says that it does. */
export function lineAmount(line: ScoreLine): string {
  if (line.total) return results("in-all", { amount: amountOf(line.amount, line.unit) });
  if (line.each) return results("from-each", { amount: amountOf(line.each, "cents") });
  return line.amount ? amountOf(line.amount, line.unit, true) : "";
}

/** What a line counts: `3 tricks`, `2 ×`. */
export function lineCount(line: ScoreLine): string {
  if (line.counts) return amountOf(line.count, line.counts);
  return line.count > 1 ? `${line.count} ×` : "";
}

/** Whether a line only says for what a seat has paid or was paid, which the payments tell. */
export const isPaid = (line: ScoreLine): boolean => line.unit === "cents" && !line.counts && (line.amount !== 0 || line.each > 0);

/** Everybody's name by person, also of those who sit out. */
export function personNames(state: Pick<State, "out"> & { seats: readonly Pick<State["seats"][number], "seat" | "person" | "name">[] }, names: readonly string[]): string[] {
  const found: string[] = [];
  for (const seat of state.seats) found[seat.person] = names[seat.seat] ?? seat.name;
  for (const chair of state.out ?? []) found[chair.person] = chair.name;
  return found;
}

/** Whose the values of something carried are, in their order. */
export function ownersOf(kept: Carried, match: MatchState, persons: readonly string[]): string[] {
  if (kept.of === "table") return [""];
  return kept.of === "people" ? [...persons] : match.sides.map((side) => listed(side.map((p) => persons[p] ?? "")));
}

/** What something carried is called, with its unit: `points of all hands (points)`, `tokens`. */
export function unitTold(kept: Carried, game: Game): string {
  const { label } = carriedTold(game, kept.name);
  const named = kept.unit === kept.name || kept.unit === label; // tokens are tokens, in every language
  return kept.unit && !named ? results("with-unit", { label, unit: kept.unit }) : label;
}

export const isTally = (kept: Carried): boolean => kept.kind === "tally";
export const numbersOf = (values: Carried["values"]): number[] => (Array.isArray(values) ? (values as number[]) : [values]);
export const drawnOf = (values: Carried["values"]): Code[][] => (Array.isArray(values) ? (values as Code[][]) : []);
export const changed = (kept: Carried): boolean => JSON.stringify(kept.values) !== JSON.stringify(kept.before);

/** Whether something carried says anything yet. */
export function worthTelling(kept: Carried, rounds: number): boolean {
  if (kept.kind === "cards") return drawnOf(kept.values).some((row) => row.length > 0) && (rounds <= 1 || changed(kept));
  if (!kept.clause && rounds < 2) return false; // who won the only round stands above
  return kept.leads || changed(kept) || numbersOf(kept.values).some((n) => n !== 0);
}

/** How a person stands in the match, in a word or two. */
export function standsTold(state: State, person: number): string {
  const { amount, unit, money } = standing(state, person);
  if (money) return signed(amount);
  return unit ? amountOf(amount, unit) : amount ? results("won", { n: amount }) : "";
}

/** The same with its unit always said. */
export const standsInFull = (state: State, person: number): string => inFull(standing(state, person));

const inFull = ({ amount, unit, money }: Standing) => (unit ? amountOf(amount, unit, money) : results("rounds-won", { n: amount }));

/** How somebody stood when a round was over. */
export const stoodTold = (result: Result | string | undefined): string =>
  typeof result === "object" ? going("after-round", { stands: inFull(result), round: result.round }) : (result ?? "");

/** What decides the match, as a person has it; without a unit it is the rounds won. */
export function standing(state: State, person: number): Standing {
  const { match } = state;
  const kept = match.carried.find((k) => isTally(k) && k.of === "people" && (match.decided_by === "game") === Boolean(k.clause));
  if (match.decided_by === "cents" || !kept) return { amount: centsOf(state, person), unit: "cents", money: true };
  return { amount: numbersOf(kept.values)[person] ?? 0, unit: kept.unit, money: false };
}

const centsOf = (state: State, person: number) => [...state.seats, ...(state.out ?? [])].find((s) => s.person === person)?.cents ?? 0;

/** What stands between the sides, for the middle of the table: `bangkong ▲ 1 ■ 0`. */
export function sidesTold(state: State, game: Game, marks: readonly string[]): string[] {
  return state.match.carried
    .filter((kept) => kept.of === "sides" && isTally(kept))
    .map((kept) => `${carriedTold(game, kept.name).label} ${numbersOf(kept.values).map((n, side) => `${marks[side] ?? ""} ${n}`).join(" ")}`);
}

/** A line of the settlement of a match. */
export const settlingTold = (line: Settling, game: Game, persons: readonly string[]): string =>
  labelled(
    `${listed(line.who.map((p) => persons[p] ?? ""))} ${amountOf(line.amount, line.unit, true)}`,
    inRow([line.counts ? amountOf(line.count, line.counts) : `${line.count > 1 ? `${line.count} × ` : ""}${spelled(game, line.word)}`, lineSays(game, line.word)]),
  );

/** Who has won a match that is over, or come out best; nothing where that is who won its only round. */
export function matchHeading(match: MatchState, persons: readonly string[]): string {
  const winners = match.winners.map((p) => persons[p] ?? "");
  if (match.decided_by === "game" || !winners.length) return winnersTold(winners, "wins-match");
  if (match.decided_by === "rounds" && match.rounds < 2) return "";
  return results("won-most", { ...who(winners), what: match.decided_by });
}

/** What a round changed of an amount: `Tokens: You 12 (+5), Bima 3`. */
export function changeTold(kept: Carried, game: Game, match: MatchState, persons: readonly string[]): string {
  const before = numbersOf(kept.before);
  const parts = ownersOf(kept, match, persons).map((who, i) => {
    const now = numbersOf(kept.values)[i] ?? 0;
    const more = now - (before[i] ?? 0);
    return `${who} ${numeral(now)}${more ? ` (${signed(more)})` : ""}`.trim();
  });
  return labelled(capital(unitTold(kept, game)), inRow(parts));
}

/** A sentence with its full stop. */
export const ended = (sentence: string): string => results("ended", { sentence });

/** Who has won a round that is read again, and what each came to. */
export const pastTold = (round: RoundResult & { names: string[] }): string =>
  `${winnersTold(round.winners.map((s) => round.names[s] ?? ""))} · ${round.order.map((s) => `${round.names[s] ?? ""} ${totalsTold(round.totals[s])}`).join(" · ")}`;
