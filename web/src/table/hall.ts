/** The tables of this device: made, sat at, and opened again by their events, which are kept. */

import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { Game } from "../engine/game";
import { Refused } from "../engine/refused";
import type { KeptRound, KeptTable } from "../lib/client/host";
import type { Made, NewTable, Past, Seated, TableFacts } from "../protocol.gen";
import { seenAgain } from "./again";
import { answerTo } from "./answers";
import { Book, type Shelf } from "./book";
import { Driver } from "./driver";
import type { Event } from "./events";
import { factsOf, pastOf } from "./facts";
import { LiveTable, type Ground } from "./live";
import { logOf } from "./log";
import type { Thinking } from "./practice";
import { readHello } from "./reading";
import { beyond, listedOf, remembered, ROUNDS } from "./remembered";
import { Session, type Line } from "./session";
import { firstEvents, sits } from "./setup";
import { Table } from "./state";

const LETTERS = "23456789ACDEFHJKLMNPRTWXY"; // of those that look alike one at most
const CODE = 6;
const ID_BYTES = 16;
const TOKEN_BYTES = 32;
const BOT_SEED_BYTES = 8;
const SEED_BYTES = 32;

/** What is kept of a table beside its events: `tokens` are the rights to its seats, by person; `when` it was made, in milliseconds. */
export interface Kept {
  id: string;
  code: string;
  game: string;
  tokens: Record<string, number>;
  title: string;
  practice: boolean;
  over: boolean;
  when: number;
  rounds: KeptRound[]; // that are over
}

/** Where tables are kept. */
export interface Store extends Shelf {
  /** Whether what it keeps is there when the page is opened again. */
  readonly lasting: boolean;
  all(): Promise<Kept[]>;
  /** A table by its id or its code. */
  find(name: string): Promise<Kept | null>;
  keep(table: Kept): Promise<void>;
  events(table: string): Promise<Event[]>;
  /** Deletes tables with all that has happened at them. */
  drop(tables: readonly string[]): Promise<void>;
}

/** What tables stand on. */
export interface World {
  readonly store: Store;
  readonly thinking: Thinking;
  /** How many rounds stay, where it is not the usual number. */
  readonly rounds?: number;
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
  readonly live: LiveTable;
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
    const drafts = firstEvents(order, game, fresh(BOT_SEED_BYTES));
    const about = { title: game.declared.title, practice: false, over: false, when: Date.now(), rounds: [] };
    const room = this.room({ id: fresh(ID_BYTES), code: code(), game: game.id, tokens: { [token]: 0 }, ...about }, game);
    await this.kept(room.kept);
    room.live.write(() => drafts);
    this.open.set(room.kept.id, Promise.resolve(room));
    void this.makeRoom().catch(this.world.failed);
    room.live.after();
    return { table: room.kept.id, code: room.kept.code, link: `/t/${room.kept.code}`, ...seated(room, 0, token) };
  }

  /** Another person at this device sits down. Rejects with `Refused`. */
  async sit(name: string, wish: { name?: string; seat?: number }): Promise<Seated> {
    const room = await this.sought(name);
    const { person, drafts } = sits(room.live.table, wish);
    const token = fresh(TOKEN_BYTES);
    room.live.write(() => drafts);
    room.kept = { ...room.kept, tokens: { ...room.kept.tokens, [token]: person } };
    await this.kept(room.kept);
    room.live.after();
    return seated(room, person, token);
  }

  facts = async (name: string) => factsOf((await this.sought(name)).live.table) as unknown as TableFacts;
  past = async (name: string) => pastOf((await this.sought(name)).live.table) as unknown as Past;

  /** The log as the server writes it; of a table that can no longer be read, whatever is kept of it. */
  log = async (name: string) => {
    try {
      return JSON.stringify(logOf((await this.sought(name)).live.table));
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.id !== UNREADABLE) throw refused;
      const { tokens: _, ...kept } = await this.found(name);
      return JSON.stringify({ ...kept, events: await this.world.store.events(kept.id) });
    }
  };

  /** The tables of which a round is over, the one played last first. */
  played = async (): Promise<KeptTable[]> =>
    (await this.world.store.all()).filter((kept) => kept.rounds.length).map(listedOf).sort((a, b) => b.when - a.when);

  /** What a person was shown of a round, from the deal to its end. Rejects with `Refused`. */
  async again(name: string, round: number, person: number): Promise<string[]> {
    const { kept, live } = await this.sought(name);
    return seenAgain(live.table.game, kept, await this.world.store.events(kept.id), round, person);
  }

  /** Deletes tables of this device. Whoever sits at one hears that it is gone. */
  async drop(tables: readonly string[]): Promise<void> {
    await this.world.store.drop(tables);
    for (const id of tables) await this.dismiss(id, new Refused("unknown_table"));
  }

  private async makeRoom(): Promise<void> {
    const out = beyond(await this.world.store.all(), this.world.rounds ?? ROUNDS).filter(({ id }) => !this.open.has(id));
    if (out.length) await this.world.store.drop(out.map(({ id }) => id));
  }

  /** A connection that begins with this text, answered as the server answers it. */
  async greet(text: string, line: Line): Promise<Session> {
    const room = await this.sought(tableIn(text)).catch((error: unknown) => {
      if (error instanceof Refused) return error;
      throw error;
    });
    const live = () => {
      if (room instanceof Refused) throw room;
      return room.live;
    };
    const person = (token: string) => (room instanceof Refused ? null : (room.kept.tokens[token] ?? null));
    const session = new Session({ room: live, person, thinking: this.world.thinking }, line);
    session.hear(text);
    if (!this.world.store.lasting) line.said(JSON.stringify(answerTo(new Refused(NOT_LASTING))));
    return session;
  }

  private async found(name: string): Promise<Kept> {
    const kept = await this.world.store.find(name.length === CODE ? name.toUpperCase() : name);
    if (!kept) throw new Refused("unknown_table");
    return kept;
  }

  private async sought(name: string): Promise<Room> {
    const kept = await this.found(name);
    const opened = this.open.get(kept.id) ?? this.opened(kept);
    this.open.set(kept.id, opened);
    opened.catch(() => this.open.delete(kept.id)); // the next who seeks it tries again
    return opened;
  }

  private async opened(kept: Kept): Promise<Room> {
    const [game, events] = await Promise.all([this.world.game(kept.game), this.world.store.events(kept.id)]);
    const room = this.room(kept, game);
    try {
      room.live.fold(events.filter((event, i) => event.seq === i + 1)); // what a full disk did not take ends it
    } catch (error) {
      this.world.failed(error);
      throw new Refused(UNREADABLE);
    }
    return room;
  }

  private room(kept: Kept, game: Game): Room {
    const { id } = kept;
    const { after, failed, store } = this.world;
    const book = new Book(id, store, {
      beside: () => remembered(room.kept, live.table),
      written: (beside) => beside && (room.kept = { ...beside, tokens: room.kept.tokens }),
      taken: () => void this.dismiss(id, new Refused("taken_over")).catch(failed),
      failed: (error) => (failed(error), live.passOn(answerTo(new Refused(NOT_KEPT)))),
    });
    const ground: Ground = {
      wall: () => Date.now() / 1000,
      steady: () => performance.now() / 1000,
      seed: () => fresh(SEED_BYTES),
      after,
      keep: (_, events) => book.keep(events),
    };
    const live = new LiveTable(new Table(game, id, kept.code), ground);
    const room: Room = { kept, live };
    new Driver(live, this.world.thinking, this.world.pause, failed);
    return room;
  }

  /** Keeps what is known of a table beside its events. Rejects with `Refused`. */
  private async kept(kept: Kept): Promise<void> {
    await this.world.store.keep(kept).catch((error: unknown) => {
      this.world.failed(error);
      throw new Refused(FULL);
    });
  }

  /** Another page of this device plays here, or the table is gone: whoever is at it hears that. */
  private async dismiss(id: string, why: Refused): Promise<void> {
    const room = await this.open.get(id);
    this.open.delete(id);
    for (const guest of [...(room?.live.guests ?? [])]) guest.dismiss(why);
  }
}

// refusals that only a table of a device has (lib/told/device.json)
const UNREADABLE = "unreadable";
const NOT_KEPT = "not_kept";
const NOT_LASTING = "not_lasting";
const FULL = "device_full";

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
