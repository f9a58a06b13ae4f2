/** Sitting down at a new table. */

import type { Game, NewTable, State } from "../../protocol.gen";
import { toTable } from "./address";
import { Refused, tables } from "./api";
import { leave } from "../client/connection";
import { forgetSitting, keepSitting, settings, sittings, type Share, type Sitting } from "../kept/kept.svelte";
import { go } from "./route.svelte";

/** Makes a table and goes there; `others` are further people who play on this same device. */
export async function open(table: NewTable, game: Game, others: string[] = []): Promise<void> {
  const order = settings.name ? { ...table, name: settings.name } : table;
  const made = await tables().create(order).catch(async (error: unknown) => {
    if (!(error instanceof Refused) || error.code !== "full" || !(await leaveOldest())) throw error;
    return tables().create(order);
  });
  const shares: Share[] = [{ token: made.token, seat: made.seat, name: settings.name || "Player 1" }];
  for (const [i, name] of others.entries()) {
    const called = name.trim() || `Player ${i + 2}`;
    shares.push({ ...(await tables().sit(made.code, { name: called })), name: called });
  }
  keepSitting({
    code: made.code,
    table: made.table,
    token: made.token,
    seat: made.seat,
    game: game.id,
    title: table.title || game.title,
    when: Date.now(),
    solo: table.bots !== undefined && table.bots + 1 === table.players,
    ...(others.length ? { shares } : {}),
  });
  go(toTable(made.code));
}

/** A new table of the same game, rules and bots. */
export function another(table: State, game: Game): Promise<void> {
  const bots = table.seats.filter((s) => s.kind === "bot");
  const level = bots[0]?.level;
  const order = { game: game.id, players: table.table.players, options: table.given, bots: bots.length, practice: table.table.practice };
  return open({ ...order, ...(level ? { bot_level: level } : {}) }, game);
}

/** Gives up every seat that this device has at a table. */
export async function giveUp(kept: Sitting): Promise<void> {
  const tokens = new Set([kept.token, ...(kept.shares ?? []).map((s) => s.token)]);
  for (const token of tokens) if (token) await leave(kept.table, token, tables().transport);
  forgetSitting(kept.code);
}

/** A server keeps so many tables for one address: those left alone with bots longest make room. */
async function leaveOldest(): Promise<boolean> {
  const alone = sittings().filter((s) => s.solo && s.token);
  const oldest = alone.slice(Math.floor(alone.length / 2));
  for (const one of oldest) {
    await leave(one.table, one.token ?? "", tables().transport);
    forgetSitting(one.code);
  }
  return oldest.length > 0;
}

/** The players a game is best for, with bots on all seats but one. */
export function withBots(game: Game): NewTable {
  const players = game.seats.includes(game.people) ? game.people : (game.seats[0] ?? 2);
  return { game: game.id, players, bots: players - 1, bot_level: settings.level };
}

/** The families of games, in the order in which they are shown. */
export const FAMILY: Record<string, string> = {
  drawing: "Draw and discard",
  fishing: "Fishing",
  pack: "With the pack of 52",
};

export const players = (game: Game) => {
  const [low, high] = [Math.min(...game.seats), Math.max(...game.seats, ...game.more_seats)];
  return low === high ? `${low} players` : `${low} to ${high} players`;
};

export function families(games: readonly Game[]): [string, Game[]][] {
  const found = new Map<string, Game[]>();
  for (const family of Object.keys(FAMILY)) found.set(family, []);
  for (const game of games) found.set(game.family, [...(found.get(game.family) ?? []), game]);
  return [...found].filter(([, members]) => members.length);
}

/** The game played last on this device, else the one of which most houses are known. */
export function likeliest(games: readonly Game[]): Game | undefined {
  const last = sittings()[0]?.game;
  return (
    games.find((g) => g.id === last) ??
    games.toSorted((a, b) => Object.keys(b.presets).length - Object.keys(a.presets).length)[0]
  );
}
