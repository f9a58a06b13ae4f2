/** This device's part in fair deals: a seed of its own for each, and what it was shown, kept to be asked of the log later. */

import type { State, ToServer } from "../../protocol.gen";
import { read, write } from "./kept.svelte";
import type { Shown } from "../verify";

/** What is kept of a round: the bound that was shown before the deal, the seed, and the receipt of its end. */
export interface KeptDeal {
  bound: string;
  seed?: string;
  heard?: boolean; // the server has said that the seed is in
  receipt?: string;
}

interface KeptTable {
  when: number;
  rounds: Record<string, KeptDeal>;
}

const TABLES = 60;
const ROUNDS = 300;

const hex = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

/** One's place at a table: several people may play on one device. */
const placeOf = (table: string, person: number) => `${table}.${person}`;

/** What this device was shown of the deals of a table, by round. */
export function keptDeals(table: string, person: number): Record<string, KeptDeal> {
  return read<Record<string, KeptTable>>("ceki.fair", {})[placeOf(table, person)]?.rounds ?? {};
}

/** The same as the verifier asks of a log. */
export function shownDeals(table: string, person: number): Shown[] {
  return Object.entries(keptDeals(table, person)).map(([round, { bound, seed, heard, receipt }]) => ({
    round: Number(round),
    bound,
    ...(seed && heard ? { seed: { person, hex: seed } } : {}),
    ...(receipt ? { receipt } : {}),
  }));
}

function keepDeals(table: string, person: number, rounds: Record<string, KeptDeal>): void {
  const all = read<Record<string, KeptTable>>("ceki.fair", {});
  const newest = Object.entries(rounds).sort(([a], [b]) => Number(b) - Number(a));
  all[placeOf(table, person)] = { when: Date.now(), rounds: Object.fromEntries(newest.slice(0, ROUNDS)) };
  const tables = Object.entries(all).filter(([, one]) => one?.rounds && one.when > 0).sort(([, a], [, b]) => b.when - a.when);
  write("ceki.fair", Object.fromEntries(tables.slice(0, TABLES)));
}

/** Hears every state of one connection. */
export class Fairness {
  private said = 0; // the round whose seed was sent last over this connection

  /** The connection is a new one: what was said over the old one may not have been heard. */
  again(): void {
    this.said = 0;
  }

  /** Keeps what a state shows of the deals. Returns the seed to be sent for the coming one, if it is time. */
  hear(state: State): ToServer | null {
    const { fair, person, table } = state;
    if (!fair) return null;
    const rounds = { ...keptDeals(table.id, person) };
    const before = JSON.stringify(rounds);
    // the first bound that was shown stays: were another told later, the log would not hold before it
    if (fair.round && fair.commitment && fair.round === table.round) {
      const { receipt: _, ...kept } = rounds[fair.round] ?? {}; // of a round that is played again, none
      const now: KeptDeal = (rounds[fair.round] = { bound: fair.commitment, ...kept, ...(fair.receipt ? { receipt: fair.receipt } : {}) });
      if (now.seed && fair.player_seeds?.[person] === now.seed) now.heard = true; // the last seed is first shown with the deal
    }
    const seed = fair.next ? this.seed(state, rounds) : null;
    if (JSON.stringify(rounds) !== before) keepDeals(table.id, person, rounds);
    return seed;
  }

  private seed({ fair, person, closed, match_over }: State, rounds: Record<string, KeptDeal>): ToServer | null {
    const next = fair?.next;
    if (!next || person < 0 || closed || match_over) return null;
    const kept = (rounds[next.round] = { bound: next.commitment, ...rounds[next.round] });
    if (kept.seed && next.player_seeds[person] === kept.seed) kept.heard = true;
    if (next.player_seeds[person] || this.said === next.round) return null;
    this.said = next.round;
    kept.seed ??= hex(crypto.getRandomValues(new Uint8Array(16)));
    return { type: "seed", hex: kept.seed, round: next.round };
  }
}
