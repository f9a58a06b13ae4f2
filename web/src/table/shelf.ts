/** Rounds that are over, from wherever their log comes: read, looked at again, and played on from. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Game } from "../engine/game";
import type { Round } from "../engine/round";
import { Refused } from "../engine/refused";
import type { Checked, KeptTable } from "../lib/client/host";
import { handsAgain, seenAgain } from "./again";
import type { Event } from "./events";
import { matchSeed } from "./fair";
import { readLog, type Played } from "./logs";
import { isOpened, listedOf, remembered } from "./remembered";
import { replayed, type Until } from "./reread";
import type { Table } from "./state";
import type { Kept, Store } from "./store";

const ID = /^[0-9a-f]{32}$/; // of a table

/** A log as it can be looked at. */
export interface Reading {
  kept: Kept;
  game: Game;
  events: readonly Event[];
}

/** What is wanted of the tables of this device. */
export interface Ground {
  readonly store: Store;
  game(id: string): Promise<Game>;
  code(): string;
}

export class Readings {
  private readonly found = new Map<string, Reading>(); // logs that are looked at and not kept

  constructor(private readonly ground: Ground) {}

  get = (id: string) => this.found.get(id);

  /** The table of a log; `keep` puts it with those of this device. One at which somebody sat here is that one,
   * whatever the file says; a file never takes its place. Rejects with `Refused`. */
  async read(text: string, keep: boolean, checked?: Checked): Promise<KeptTable> {
    const log = readLog(text);
    const id = ID.test(log.table) ? log.table : bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
    if (log.table && id !== log.table) throw new Refused("log_kind", { where: "table", kind: "hex" });
    const there = await this.ground.store.find(id);
    if (there && !isOpened(there) && (keep || there.rounds.length >= log.rounds.length)) {
      if (there.gone) await this.ground.store.keep({ ...there, gone: undefined });
      return listedOf(there);
    }
    const game = await this.game(log.game);
    const place = { id, code: this.ground.code(), at: Math.trunc(Date.now() / 1000) };
    const { table, events } = replayed(log, game, place);
    const made: Kept = { id, code: place.code, game: game.id, tokens: {}, title: game.declared.title, practice: false, over: false, when: Date.now(), rounds: [], checked };
    const kept = remembered(made, table) ?? made;
    if (!keep) this.found.set(id, { kept, game, events });
    else {
      if (there && isOpened(there)) await this.ground.store.drop([id]); // the file that is opened now is the one that is meant
      await this.keep({ kept, game, events });
    }
    return listedOf(kept);
  }

  /** Puts a log that is looked at with the tables of this device. */
  async keep({ kept, events }: Reading): Promise<void> {
    await this.ground.store.keep(kept);
    await this.ground.store.append(kept.id, events, kept);
    this.found.delete(kept.id);
  }

  private game(id: string): Promise<Game> {
    if (!/^\w+$/.test(id)) throw new Refused("log_game", { game: id.slice(0, 60) });
    return this.ground.game(id).catch((error: unknown) => {
      throw error instanceof Refused && error.id === "no_rules" ? new Refused("log_game", { game: id }) : error;
    });
  }
}

/** What a person was shown of a round, from the deal to its end. */
export const again = ({ game, kept, events }: Reading, round: number, person: number) => seenAgain(game, kept, events, round, person);
export const hands = ({ game, kept, events }: Reading, round: number) => handsAgain(game, kept, events, round);

/** A round of a log as it stood at its end. Throws `Refused`. */
export function ended(log: Played, game: Game, round: number): { round: Round; table: Table } {
  const { table } = replayed({ ...log, rounds: log.rounds.slice(0, round), state: "open" }, game, { id: log.table, code: "", at: 0 });
  if (!table.round?.over) throw new Refused("log_ends", { round });
  return { round: table.round, table };
}

/** A match that goes on at another table. */
export const elsewhere = (log: Played): Played => ({ ...log, from: log.from ?? { seed: matchSeed(log.table) } });

export type { Until };
