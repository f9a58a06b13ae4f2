/** What stands behind this page, and what it asks there. */

import type { Catalogue, Game } from "../../protocol.gen";
import { files } from "../client/files";
import { Refused, type Host, type Tables } from "../client/host";
import { local } from "../client/local";
import { served } from "../client/served";
import { stoodHere } from "../kept/kept.svelte";
import { reach } from "../said/reach";
import { inLanguage } from "../told/reading";
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

let known: Promise<Catalogue> | null = null;

/** All games in the reader's language, asked for once. */
export function catalogue(): Promise<Catalogue> {
  known ??= host.books.catalogue().then((all) => ({ ...all, games: all.games.map(inLanguage) })).catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export async function game(id: string): Promise<Game> {
  const found = (await catalogue()).games.find((g) => g.id === id);
  if (!found) throw new Refused("gone", reach("unknown-game", { game: id }));
  return found;
}
