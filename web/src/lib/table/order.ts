/** How the cards of a hand lie: sorted, or in an order of one's own that this device remembers. */

import type { Code } from "../../protocol.gen";
import type { Sort } from "../storage/kept.svelte";
import { gained, rankOf, suitOf } from "../sentences/cards";

export const following = (sort: Sort): Sort => (sort === "rank" ? "suit" : sort === "suit" ? "mine" : "rank");

/** The cards of a hand in order. In one's own order, those that it does not know come last. */
export function arranged(cards: readonly Code[], sort: Sort, honours: unknown, mine: readonly Code[]): Code[] {
  if (sort === "mine") return [...gained(gained(cards, mine), mine), ...gained(mine, cards)];
  const byRank = (a: Code, b: Code) => rankOf(a, honours) - rankOf(b, honours) || suitOf(a) - suitOf(b);
  const bySuit = (a: Code, b: Code) => suitOf(a) - suitOf(b) || rankOf(a, honours) - rankOf(b, honours);
  return [...cards].sort((a, b) => (sort === "rank" ? byRank(a, b) : bySuit(a, b)) || a.localeCompare(b));
}

/** The order with the card at one place laid at another. */
export function relaid(order: readonly Code[], from: number, to: number): Code[] {
  const found = [...order];
  const [card] = found.splice(from, 1);
  if (card !== undefined) found.splice(Math.max(0, Math.min(found.length, to)), 0, card);
  return found;
}

const KEY = "ceki.order";

/** The order of one's own at a table, as this device remembers it. */
export function keptOrder(table: string): Code[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const row = (kept as Record<string, unknown>)[table];
    return Array.isArray(row) ? row.filter((c): c is Code => typeof c === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers an order; of other tables only the last. */
export function keepOrder(table: string, order: readonly Code[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ [table]: order }));
  } catch {
    // private windows may refuse; the order then lasts as long as the page
  }
}
