/** Bets between two seats, `[seat, seat, cents]`, as an option holds them: null is what the house has for all. */

import type { OptionValue } from "../../protocol.gen";
import { agreeing } from "../speech/agreeing";
import { numeral } from "./language.svelte";
import { inRow } from "./row";

type Bet = [number, number, number];

const betsOf = (value: OptionValue): Bet[] => (Array.isArray(value) ? (value as Bet[]) : []);
const isBetween = ([a, b]: Bet, one: number, other: number) => (a === one && b === other) || (a === other && b === one);

/** What two seats have on each other. */
export function amountBetween(value: OptionValue, a: number, b: number): number {
  return betsOf(value).filter((bet) => isBetween(bet, a, b)).reduce((sum, bet) => sum + bet[2], 0);
}

/** The bets with another one between two seats; none where it is nothing. */
export function withBet(value: OptionValue, a: number, b: number, amount: number): OptionValue {
  const others = betsOf(value).filter((bet) => !isBetween(bet, a, b));
  return amount ? [...others, [a, b, amount]] : others;
}

/** `You and Bima 5, Bima and Citra 3`. */
export function betsTold(value: OptionValue, names: readonly string[]): string {
  if (!Array.isArray(value)) return agreeing("bets-same");
  return inRow(betsOf(value).map(([a, b, amount]) => agreeing("bet", { one: names[a] ?? a, other: names[b] ?? b, cents: numeral(amount) }))) || agreeing("bets-none");
}
