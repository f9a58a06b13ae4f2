/** The tables of this device: made, sat at, and opened again by their events, which are kept. */

import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { Game } from "../engine/game";
import { Refused } from "../engine/refused";
import type { Made, NewTable, Past, Seated, TableFacts } from "../protocol.gen";
import { Driver } from "./driver";
import type { Event } from "./events";
import { factsOf, pastOf } from "./facts";
import { LiveTable, type Ground } from "./live";
import { logOf } from "./log";
import type { Thinking } from "./practice";
import { readHello } from "./reading";
import { Session, type Line } from "./session";
import { firstEvents, sits } from "./setup";
import { Table } from "./state";

const LETTERS = "23456789ACDEFHJKLMNPRTWXY"; // of those that look alike one at most
const CODE = 6;
const ID_BYTES = 16;
const TOKEN_BYTES = 32;
const BOT_SEED_BYTES = 8;
const SEED_BYTES = 32;

/** What is kept of a table beside its events: `tokens` are the rights to its seats, by person. */
export interface Kept {
  id: string;
  code: string;
  game: string;
  tokens: Record<string, number>;
}

/** What was to be written, another has written. */
export class Taken extends Error {}

/** Where tables are kept. */
export interface Store {
  /** A table by its id or its code. */
  find(name: string): Promise<Kept | null>;
  keep(table: Kept): Promise<void>;
  events(table: string): Promise<Event[]>;
  /** Rejects with `Taken` where another page of this device has written these numbers. */
  append(table: string, events: readonly Event[]): Promise<void>;
}

/** What tables stand on. */
export interface World {
  readonly store: Store;
  readonly thinking: Thinking;
  /** A game with its rules. Rejects where these cannot be had. */
  game(id: string): Promise<Game>;
  /** A moment in which a bot seems to think. */
  pause(): Promise<void>;
  /** Does something after so many milliseconds, unless the function that it returns is called before. */
  after(wait: number, then: () => void): () => void;
  failed(error: unknown): void;
}

interface Room {
  kept: Kept;
  live: LiveTable;
}

export class Hall {
  private readonly open = new Map<string, Promise<Room>>();

  constructor(private readonly world: World) {}

  /** Has the rules of a game ready, if they can be had. */
  expect(game: string): void {
    this.world.game(game).catch(() => {}); // whoever makes a table hears why not
  }

  /** A new table with its maker on seat 0. Rejects with `Refused`. */
  async create(order: NewTable): Promise<Made> {
    const game = await this.world.game(order.game);
    const token = fresh(TOKEN_BYTES);
    const room = this.room({ id: fresh(ID_BYTES), code: code(), game: game.id, tokens: { [token]: 0 } }, game);
    room.live.write(() => firstEvents(order, game, fresh(BOT_SEED_BYTES)));
    await this.world.store.keep(room.kept);
    this.open.set(room.kept.id, Promise.resolve(room));
    room.live.after();
    return { table: room.kept.id, code: room.kept.code, link: `/t/${room.kept.code}`, ...seated(room, 0, token) };
  }

  /** Another person at this device sits down. Rejects with `Refused`. */
  async sit(name: string, wish: { name?: string; seat?: number }): Promise<Seated> {
    const room = await this.sought(name);
    const { person, drafts } = sits(room.live.table, wish);
    const token = fresh(TOKEN_BYTES);
    room.live.write(() => drafts);
    room.kept.tokens[token] = person;
    await this.world.store.keep(room.kept);
    room.live.after();
    return seated(room, person, token);
  }

  facts = async (name: string) => factsOf((await this.sought(name)).live.table) as unknown as TableFacts;
  past = async (name: string) => pastOf((await this.sought(name)).live.table) as unknown as Past;
  log = async (name: string) => JSON.stringify(logOf((await this.sought(name)).live.table));

  /** A connection that begins with this text, answered as the server answers it. */
  async greet(text: string, line: Line): Promise<Session> {
    const room = await this.sought(tableIn(text)).catch((error: unknown) => {
      if (error instanceof Refused) return null;
      throw error;
    });
    const live = () => {
      if (!room) throw new Refused("unknown_table");
      return room.live;
    };
    const session = new Session({ room: live, person: (token) => room?.kept.tokens[token] ?? null, thinking: this.world.thinking }, line);
    session.hear(text);
    return session;
  }

  private async sought(name: string): Promise<Room> {
    const kept = await this.world.store.find(name.length === CODE ? name.toUpperCase() : name);
    if (!kept) throw new Refused("unknown_table");
    const opened = this.open.get(kept.id) ?? this.opened(kept);
    this.open.set(kept.id, opened);
    opened.catch(() => this.open.delete(kept.id)); // the next who seeks it tries again
    return opened;
  }

  private async opened(kept: Kept): Promise<Room> {
    const [game, events] = await Promise.all([this.world.game(kept.game), this.world.store.events(kept.id)]);
    const room = this.room(kept, game);
    room.live.fold(events.filter((event, i) => event.seq === i + 1)); // what a full disk did not take ends it
    return room;
  }

  private room(kept: Kept, game: Game): Room {
    const live = new LiveTable(new Table(game, kept.id, kept.code), this.ground(kept.id));
    new Driver(live, this.world.thinking, this.world.pause, this.world.failed);
    return { kept, live };
  }

  private ground(id: string): Ground {
    const { store, after, failed } = this.world;
    return {
      wall: () => Date.now() / 1000,
      steady: () => performance.now() / 1000,
      seed: () => fresh(SEED_BYTES),
      after,
      keep: (table, events) => void store.append(table, events).catch((error: unknown) => (error instanceof Taken ? this.lose(id) : failed(error))),
    };
  }

  /** Another page of this device plays here: whoever is at this one hears that, and may take it back. */
  private async lose(id: string): Promise<void> {
    const room = await this.open.get(id);
    this.open.delete(id);
    for (const guest of [...(room?.live.guests ?? [])]) guest.dismiss(new Refused("taken_over"));
  }
}

const fresh = (bytes: number) => bytesToHex(randomBytes(bytes));

function code(): string {
  const all = [...randomBytes(CODE * 8)].filter((byte) => byte < 10 * LETTERS.length); // each letter with the same chance
  return all.slice(0, CODE).map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

function seated({ live }: Room, person: number, token: string): Seated {
  return { seat: live.table.seatOf(person), token, commitment: live.table.coming?.commitment ?? null };
}

/** The table that a first message names; a message that cannot be read names none. */
function tableIn(text: string): string {
  try {
    return readHello(text).table;
  } catch {
    return "";
  }
}
