/** Things said in words: moves, money, option values. */

import type { Game, Option, OptionValue, ScoreLine, TableEvent } from "../protocol";
import { isCard, nameOf } from "./cards";
import { isLoud, offers, plain } from "./places";

/** A move as people say it: `discard Five of coins`, `draw from the stock`. */
export function moveTold(event: TableEvent, game: Game): string {
  const [offer] = offers(event.move ? [event.move] : [], game);
  if (!offer) return event.says;
  const card = offer.card && isCard(offer.card) ? ` ${nameOf(offer.card)}` : "";
  return offer.verb.card || card ? `${plain(offer.verb.word)}${card}` : offer.verb.says;
}

export function loudMove(event: TableEvent, game: Game): boolean {
  const [offer] = offers(event.move ? [event.move] : [], game);
  return offer !== undefined && isLoud(offer.verb);
}

export const signed = (n: number) => (n > 0 ? `+${n.toLocaleString()}` : n.toLocaleString());

export function valueTold(value: OptionValue | undefined): string {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length ? value.map(valueTold).join(", ") : "none";
  if (typeof value === "object") return Object.entries(value).map(([k, v]) => `${plain(k)} ${valueTold(v)}`).join(", ");
  return typeof value === "string" ? plain(value) : String(value);
}

export const allowedTold = (option: Option) =>
  typeof option.allowed === "string" ? option.allowed : valueTold(option.allowed);

export interface Payment {
  from: number;
  to: number;
  amount: number;
}

/** Who hands what to whom so that each has what the round gave: the losers pay the winners in turn. */
export function payments(cents: readonly number[]): Payment[] {
  const left = [...cents];
  const found: Payment[] = [];
  for (let from = 0; from < left.length; from++) {
    for (let to = 0; to < left.length && (left[from] ?? 0) < 0; to++) {
      const amount = Math.min(-(left[from] ?? 0), left[to] ?? 0);
      if (amount <= 0) continue;
      left[from] = (left[from] ?? 0) + amount;
      left[to] = (left[to] ?? 0) - amount;
      found.push({ from, to, amount });
    }
  }
  return found;
}

/** The running total of points of each line's seat. */
export function running(lines: readonly ScoreLine[]): number[] {
  const sums = new Map<number, number>();
  return lines.map((line) => {
    const sum = (sums.get(line.seat) ?? 0) + line.points;
    sums.set(line.seat, sum);
    return sum;
  });
}

export const unit = (game: Game) => game.bets ?? "cents";

/** Where an option's usual value comes from: a book by its number, or nobody says. */
export function sourceTold(source: string): string {
  if (source === "gap") return "the sources are silent";
  if (source === "out") return "from beside the sources";
  return /^\d/.test(source) ? `source ${source}` : source;
}
