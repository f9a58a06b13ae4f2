/** Sitting down at a new table. */

import type { Game, NewTable } from "../protocol";
import { Refused, create } from "./api";
import { leave } from "./connection.svelte";
import { forgetSitting, keepSitting, settings, sittings } from "./kept.svelte";
import { go } from "./route.svelte";

export async function open(table: NewTable, game: Game): Promise<void> {
  const order = settings.name ? { ...table, name: settings.name } : table;
  const made = await create(order).catch(async (error: unknown) => {
    if (!(error instanceof Refused) || error.code !== "full" || !(await leaveOldest())) throw error;
    return create(order);
  });
  keepSitting({
    code: made.code,
    table: made.table,
    token: made.token,
    seat: made.seat,
    game: game.id,
    title: table.title || game.title,
    when: Date.now(),
    solo: table.bots !== undefined && table.bots + 1 === table.players,
  });
  go(`/t/${made.code}`);
}

/** A server keeps so many tables for one address: those left alone with bots longest make room. */
async function leaveOldest(): Promise<boolean> {
  const alone = sittings().filter((s) => s.solo && s.token);
  const oldest = alone.slice(Math.floor(alone.length / 2));
  for (const one of oldest) {
    await leave(one.table, one.token ?? "");
    forgetSitting(one.code);
  }
  return oldest.length > 0;
}

/** The players a game is best for, with bots on all seats but one. */
export function withBots(game: Game): NewTable {
  const players = game.seats.includes(game.people) ? game.people : (game.seats[0] ?? 2);
  return { game: game.id, players, bots: players - 1, bot_level: "greedy" };
}

export const players = (game: Game) => {
  const [low, high] = [Math.min(...game.seats), Math.max(...game.seats)];
  return low === high ? `${low} players` : `${low} to ${high} players`;
};

export function families(games: readonly Game[]): [string, Game[]][] {
  const found = new Map<string, Game[]>();
  for (const game of games) found.set(game.family, [...(found.get(game.family) ?? []), game]);
  return [...found];
}

export const FAMILY: Record<string, string> = {
  drawing: "Draw and discard",
  fishing: "Fishing",
  pack: "With the pack of 52",
};
