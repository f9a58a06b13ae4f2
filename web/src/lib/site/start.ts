/** Sitting down at a new table. */

import { inOrder } from "../learn/order";
import type { Game, GameSummary, Made, NewTable, State } from "../../protocol.gen";
import { to, toTable } from "./address";
import { host, isHere, Refused, tables, tablesAt, wanted } from "./api";
import { leave } from "../client/connection";
import type { Tables } from "../client/host";
import { forgetSitting, keepSitting, settings, sitting, sittings, type Share, type Sitting } from "../storage/kept.svelte";
import { rooms } from "../speech/rooms";
import { go } from "./route.svelte";

const NO_RULES = "no_rules"; // of a device, for a game

/** Where a sitting's table is shown. */
export const pathOf = ({ code }: Sitting) => toTable(code);

/** Makes a table and goes there: on this device, where it can be, or (not `alone`) where others can come by a link. `others` are further
 * people who play on this same device. */
export async function open(table: NewTable, game: GameSummary, others: string[] = [], alone = true): Promise<void> {
  wanted(game.id);
  const name = settings.name || (others.length ? rooms("player-n", { n: 1 }) : "");
  const order = name ? { ...table, name } : table;
  const [at, made] = (alone && (await madeHere(order))) || (await madeThere(order));
  const shares: Share[] = [{ token: made.token, seat: made.seat, name }];
  for (const [i, other] of others.entries()) {
    const called = other.trim() || rooms("player-n", { n: i + 2 });
    shares.push({ ...(await at.sit(made.code, { name: called })), name: called });
  }
  const mine: Sitting = {
    code: made.code,
    table: made.table,
    token: made.token,
    seat: made.seat,
    game: game.id,
    title: table.title || game.title,
    when: Date.now(),
    solo: table.bots !== undefined && table.bots + 1 === table.players,
    ...(others.length ? { shares } : {}),
    ...(table.days ? { days: table.days, person: 0 } : {}),
    ...(at === host.device && host.people ? { here: true } : {}),
  };
  keepSitting(mine);
  go(pathOf(mine));
}

/** The first round of somebody new to a game, begun or gone on with. */
export async function learn(game: GameSummary): Promise<void> {
  const begun = lessonBegun(game.id);
  if (begun) return go(pathOf(begun));
  const { device, people } = host;
  if (!device) return go(to(`learn/${game.id}`));
  wanted(game.id);
  const { code, table, token, seat } = await device.learn(game.id, settings.name || null);
  const about = { game: game.id, title: game.title, when: Date.now(), solo: true, lesson: 0, ...(people ? { here: true } : {}) };
  const mine: Sitting = { code, table, token, seat, ...about };
  keepSitting(mine);
  go(pathOf(mine));
}

/** Sits down with whoever waits for a game. */
export async function meet(game: GameSummary): Promise<void> {
  if (!host.people) throw new RangeError("nobody else can come to a page without a server");
  const name = settings.name ? { name: settings.name } : {};
  wanted(game.id);
  const made = await host.people.meet({ game: game.id, bot_level: settings.level, ...name });
  const { code, table, token, seat } = made;
  const mine: Sitting = { code, table, token, seat, game: game.id, title: game.title, when: Date.now() };
  keepSitting(mine);
  go(pathOf(mine));
}

/** The lesson of a game that somebody at this device has begun and not ended. */
export const lessonBegun = (game: string): Sitting | undefined => sittings().find((one) => one.game === game && !one.left && (one.lesson ?? -1) >= 0);

/** Sits down at a table of practice that goes on from a round of the past. */
export async function movesOn(device: Tables, from: { title: string }, game: Game, made: Made): Promise<void> {
  device.expect(game.id);
  const { code, table, token, seat } = made;
  keepSitting({ code, table, token, seat, game: game.id, title: from.title || game.title, when: Date.now(), solo: true, ...(host.people ? { here: true } : {}) });
  go(toTable(code));
}

/** A table on this device; null where there can be none, or where a server can play a game whose rules are not brought along. */
async function madeHere(order: NewTable): Promise<[Tables, Made] | null> {
  const { device, people } = host;
  if (!device) return null;
  return device.create(order).then((made): [Tables, Made] => [device, made], (error: unknown) => {
    if (people && error instanceof Refused && error.code === NO_RULES) return null;
    throw error;
  });
}

async function madeThere(order: NewTable): Promise<[Tables, Made]> {
  const there = tables();
  const made = await there.create(order).catch(async (error: unknown) => {
    if (!(error instanceof Refused) || error.code !== "full" || !(await leaveOldest())) throw error;
    return there.create(order);
  });
  return [there, made];
}

/** What makes a table of the same game, rules and bots. */
function orderOf(table: State, game: Game): NewTable & { bots: number } {
  const bots = table.seats.filter((s) => s.kind === "bot");
  const level = bots[0]?.level;
  const order = { game: game.id, players: table.table.players, options: table.given, bots: bots.length, practice: table.table.practice };
  return { ...order, ...(level ? { bot_level: level } : {}) };
}

/** A new table of the same game, rules and bots. */
export const another = (table: State, game: Game): Promise<void> => open(orderOf(table, game), game, [], isHere(table.table.code));

/** The same at the server, with a seat for a friend in place of a bot; the table on this device is given up, its rounds stay. */
export async function moveToServer(table: State, game: Game): Promise<void> {
  const { code, title, rounds } = table.table;
  const kept = sitting(code);
  const order = orderOf(table, game);
  const about = { practice: false, bots: Math.max(0, order.bots - 1), ...(title && title !== game.title ? { title } : {}), ...(rounds ? { rounds } : {}) };
  await open({ ...order, ...about }, game, kept?.shares?.slice(1).map((one) => one.name), false);
  if (kept) await giveUp(kept);
}

/** Gives up every seat that this device has at a table. */
export async function giveUp(kept: Sitting): Promise<void> {
  const tokens = new Set([kept.token, ...(kept.shares ?? []).map((s) => s.token)]);
  for (const token of tokens) if (token) await leave(kept.table, token, tablesAt(kept.code).transport);
  forgetSitting(kept.code);
}

/** A server keeps so many tables for one address: those left alone with bots longest make room. */
async function leaveOldest(): Promise<boolean> {
  const alone = sittings().filter((s) => s.solo && s.token && !s.here);
  const oldest = alone.slice(Math.floor(alone.length / 2));
  for (const one of oldest) {
    await leave(one.table, one.token ?? "", tables().transport);
    forgetSitting(one.code);
  }
  return oldest.length > 0;
}

/** The players a game is best for, with bots on all seats but one. */
export function withBots(game: GameSummary): NewTable {
  const players = game.seats.includes(game.people) ? game.people : (game.seats[0] ?? 2);
  return { game: game.id, players, bots: players - 1, bot_level: settings.level };
}

/** The families of games, in the order in which they are shown. */
const FAMILIES = ["drawing", "fishing", "pack"];
export const familyTold = (family: string) => rooms("family", { family });

export const players = (game: GameSummary) => {
  const [low, high] = [Math.min(...game.seats), Math.max(...game.seats, ...game.more_seats)];
  return low === high ? rooms("for-players", { n: low }) : rooms("for-players-from", { low, high });
};

export function families(games: readonly GameSummary[]): [string, GameSummary[]][] {
  const found = new Map<string, GameSummary[]>();
  for (const family of FAMILIES) found.set(family, []);
  for (const game of games) found.set(game.family, [...(found.get(game.family) ?? []), game]);
  return [...found].filter(([, members]) => members.length);
}

/** The game played last on this device, else the one that is learnt first. */
export function likeliest(games: readonly GameSummary[]): GameSummary | undefined {
  const last = sittings()[0]?.game;
  return games.find((g) => g.id === last) ?? inOrder(games)[0];
}
