/** What stands behind this page, and what it asks there. */

import type { Game, GameList } from "../../protocol.gen";
import { files } from "../client/files";
import { Refused, type Host, type Tables } from "../client/host";
import { local } from "../client/local";
import { served } from "../client/served";
import { stoodHere } from "../storage/kept.svelte";
import { reach } from "../speech/reach";
import { inLanguage, listedInLanguage } from "../sentences/reading";
import { BEHIND, ROOT, SERVED } from "./address";

export { Refused };

export const host: Host = SERVED ? { ...served, device: local() } : files(ROOT, BEHIND === "device" ? local() : null);

/** Where tables of several devices are made, where there are such. A page whose host has no tables offers none. */
export function tables(): Tables {
  if (!host.tables) throw new Refused("gone", reach("no-tables"));
  return host.tables;
}

/** Whether a table stands on this device. */
export const isHere = (code: string): boolean => host.people === null || stoodHere(code);

/** Where a table stands. */
export const tablesAt = (code: string): Tables => (isHere(code) ? host.device : null) ?? tables();

let listed: Promise<GameList> | null = null;
const known = new Map<string, Promise<Game>>();

/** All games in the reader's language, with what a list says of each; asked for once. */
export function catalogue(): Promise<GameList> {
  listed ??= host.books.games().then((all) => ({ ...all, games: all.games.map(listedInLanguage) })).catch((error: unknown) => {
    listed = null;
    throw error;
  });
  return listed;
}

/** All of every game. */
export const wholeGames = async (): Promise<Game[]> => Promise.all((await catalogue()).games.map(({ id }) => game(id)));

/** A table of this game will be shown soon: what it needs comes meanwhile. */
export const wanted = (id: string): void => void game(id).catch(() => {}); // whoever shows it asks again, and says what is wrong

/** All of a game in the reader's language; asked for once. */
export function game(id: string): Promise<Game> {
  const found = known.get(id) ?? host.books.game(id).then(inLanguage).catch(async (error: unknown) => {
    known.delete(id);
    const { games } = await catalogue();
    throw games.some((one) => one.id === id) ? error : new Refused("gone", reach("unknown-game", { game: id }));
  });
  known.set(id, found);
  return found;
}
