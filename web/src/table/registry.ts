/** The tables of this device: made, sat at, and opened again by their events, which are kept. */

import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { Settings } from "../engine/declared";
import type { Game } from "../engine/game";
import type { GoalFact } from "../engine/goal";
import { received } from "../engine/received";
import { Refused } from "../engine/refused";
import { ruleset } from "../engine/ruleset";
import type { Checked, KeptTable, Seen } from "../lib/client/host";
import type { Lesson } from "../engine/lesson";
import type { Posed, Puzzle } from "../engine/puzzle";
import type { Made, NewTable, Past, Seated, TableFacts } from "../protocol.gen";
import type { EveningFile, Reckoned } from "../scoring/reckoned";
import type { Misfit, Told } from "../scoring/telling";
import { answerTo } from "./answers";
import { Book } from "./book";
import { Driver } from "./driver";
import { factsOf, pastOf } from "./facts";
import { finishing, lessonAt, taught } from "./lesson";
import { LiveTable, type Ground } from "./live";
import { logOf } from "./log";
import { readLog, type Played } from "./logs";
import type { Thinking } from "./practice";
import { asking, logOf as logOfPuzzle, puzzleAt } from "./puzzle";
import { readHello } from "./reading";
import { beyond, isPast, listedOf, remembered, ROUNDS } from "./remembered";
import { matchLogOf, replayed } from "./reread";
import { Session, type Line } from "./session";
import { firstEvents, sits } from "./setup";
import { again, elsewhere, ended, hands, Readings, type Reading, type Until } from "./shelf";
import { Table } from "./state";
import type { Kept, Store } from "./store";

const LETTERS = "23456789ACDEFHJKLMNPRTWXY"; // of those that look alike one at most
const CODE = 6;
const ID_BYTES = 16;
const TOKEN_BYTES = 32;
const BOT_SEED_BYTES = 8;
const SEED_BYTES = 32;

/** What tables stand on. */
export interface World {
  readonly store: Store;
  readonly thinking: Thinking;
  /** How many rounds stay, where it is not the usual number. */
  readonly rounds?: number;
  /** A game with its rules. Rejects where these cannot be had. */
  game(id: string): Promise<Game>;
  /** A game with the rules of its score at a real table. Rejects where these cannot be had. */
  scorer(id: string): Promise<Game>;
  /** The puzzle of a game and a name; null where none is found. */
  puzzle(game: string, name: string): Promise<Posed | null>;
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

export class TableRegistry {
  private readonly open = new Map<string, Promise<Room>>();
  private readonly readings: Readings;

  constructor(private readonly world: World) {
    this.readings = new Readings({ store: world.store, game: (id) => world.game(id), code });
  }

  /** Has the rules of a game ready, if they can be had. */
  expect(game: string): void {
    this.world.game(game).catch(() => {}); // whoever makes a table hears why not
  }

  /** A new table with its maker on seat 0. Rejects with `Refused`. */
  async create(order: NewTable, lesson: Lesson | null = null): Promise<Made> {
    const game = await this.world.game(order.game);
    const token = fresh(TOKEN_BYTES);
    const drafts = firstEvents(order, game, fresh(BOT_SEED_BYTES));
    const about = { title: game.declared.title, practice: false, over: false, when: Date.now(), rounds: [] };
    const room = this.room({ id: fresh(ID_BYTES), code: code(), game: game.id, tokens: { [token]: 0 }, ...about }, game);
    await this.kept(room.kept);
    room.live.write(() => (lesson ? taught(drafts, lesson) : drafts));
    if (lesson) room.live.waitsAt = 0;
    this.open.set(room.kept.id, Promise.resolve(room));
    void this.makeRoom().catch(this.world.failed);
    room.live.after();
    return { table: room.kept.id, code: room.kept.code, link: `/t/${room.kept.code}`, ...seated(room, 0, token) };
  }

  /** The first round of somebody new to a game. Rejects with `Refused`. */
  async learn(id: string, name: string | null): Promise<Made> {
    const { lesson } = (await this.world.game(id)).declared;
    if (!lesson) throw new Refused("gone");
    const { players, preset, options } = lesson;
    return this.create({ game: id, players, preset, options: options as Settings, bots: players - 1, practice: true, name }, lesson);
  }

  /** The lesson of a table; null where there is none, or no more. */
  lesson = async (name: string): Promise<Lesson | null> => lessonAt((await this.sought(name)).live.table);

  /** Lets others play at a lesson's table until so many moves have been made. */
  async goOn(name: string, moves: number): Promise<void> {
    const { live } = await this.sought(name);
    live.waitsAt = moves;
    live.wake();
  }

  /** Plays a lesson to its end. */
  async finish(name: string): Promise<void> {
    const { live } = await this.sought(name);
    while (live.write(() => finishing(live.table)).length);
    live.after();
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

  /** What a player has of what they need, at whatever table they see. Rejects with `Refused` where its rules cannot be had. */
  async goal({ game: id, players, given, view }: Seen): Promise<GoalFact[]> {
    const game = await this.world.game(id);
    return game.rules.goal(received(ruleset(game, players, null, given), view), view["seat"] as number);
  }

  facts = async (name: string) => factsOf((await this.sought(name)).live.table) as unknown as TableFacts;
  past = async (name: string) => pastOf((await this.sought(name)).live.table) as unknown as Past;

  /** The log as the server writes it; of a table that can no longer be read, whatever is kept of it. */
  log = async (name: string) => {
    try {
      return textOf((await this.sought(name)).live.table);
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.id !== UNREADABLE) throw refused;
      const { tokens: _, ...kept } = await this.found(name);
      return JSON.stringify({ ...kept, events: await this.world.store.events(kept.id) });
    }
  };

  /** The tables of which a round is over, the one played last first. */
  played = async (): Promise<KeptTable[]> =>
    (await this.world.store.all()).filter((kept) => kept.rounds.length && !kept.gone).map(listedOf).sort((a, b) => b.when - a.when);

  /** The tables that were deleted and can be brought back, the one deleted last first. */
  binned = async (): Promise<KeptTable[]> =>
    (await this.world.store.all()).filter((kept) => kept.gone && !isPast(kept, Date.now())).sort((a, b) => b.gone! - a.gone!).map(listedOf);

  /** Deletes tables so that for a while they can be brought back. Those who sit at one hear that it is gone. */
  async bin(tables: readonly string[]): Promise<void> {
    for (const id of tables) {
      const kept = await this.found(id);
      await this.dismiss(id, new Refused("unknown_table"));
      await this.kept({ ...kept, gone: Date.now() });
    }
  }

  /** Brings deleted tables back. */
  async bringBack(tables: readonly string[]): Promise<void> {
    const there = (await this.world.store.all()).filter(({ id, gone }) => gone && tables.includes(id));
    for (const { gone: _, ...kept } of there) await this.kept(kept);
  }

  /** The table of a log, to be looked at; `keep` puts it with those of this device. Rejects with `Refused`. */
  read = (text: string, keep: boolean, checked?: Checked): Promise<KeptTable> => this.readings.read(text, keep, checked);

  /** What a person was shown of a round that is over, from the deal to its end; empty where there is none. Rejects with `Refused`. */
  again = async (name: string, round: number, person: number): Promise<string[]> => again(await this.reading(name, round), round, person);

  /** The cards that each seat kept to itself, at the same moments. Rejects with `Refused`. */
  hands = async (name: string, round: number): Promise<string[][][]> => hands(await this.reading(name, round), round);

  /** What a person's choices in a round that is over have cost, as the server writes it. Rejects with `Refused`. */
  async reviewed(name: string, round: number, person: number): Promise<string> {
    const { log, game } = await this.logged(name, round);
    const { round: over, table } = ended(log, game, round);
    const seat = table.history[round - 1]!.seated.indexOf(person);
    return `{"type":"review","round":${round},${await this.world.thinking.review(over.branch(over.numbers.length), seat, "0")}}`;
  }

  /** A new table of practice that goes on from a move of a round: a person plays, and bots of a level. Rejects with `Refused`. */
  async branch(name: string, round: number, moves: number, person: number, level: string): Promise<Made> {
    const { log, game } = await this.logged(name, round);
    return this.goesOn(elsewhere(log), game, { round, moves, person, name: "", level, botSeed: fresh(BOT_SEED_BYTES) });
  }

  /** A new table with the puzzle of a name. Rejects with `Refused`. */
  async pose(id: string, name: string, level: string): Promise<Made> {
    const [game, posed] = await Promise.all([this.world.game(id), this.world.puzzle(id, name)]);
    if (!posed) throw new Refused("no_puzzle");
    const { log, until } = logOfPuzzle(posed, game, level);
    return this.goesOn(log, game, until, posed.puzzle);
  }

  /** The puzzle of a table; null where there is none, or no more. */
  puzzle = async (name: string): Promise<Puzzle | null> => puzzleAt((await this.sought(name)).live.table);

  /** An evening at a real table, settled by the rules of its game. Rejects with `Refused`. */
  async reckon(evening: EveningFile, draft: Told): Promise<Reckoned | { unfit: Misfit }> {
    const [game, { reckoned }, { Unfit }] = await Promise.all([this.world.scorer(evening.game), import("../scoring/evening"), import("../scoring/telling")]);
    try {
      return reckoned(game, evening, draft);
    } catch (error) {
      if (error instanceof Unfit) return { unfit: error.misfit };
      throw error;
    }
  }

  private async goesOn(log: Played, game: Game, until: Until, puzzle: Puzzle | null = null): Promise<Made> {
    const { person } = until;
    const token = fresh(TOKEN_BYTES);
    const [id, of] = [fresh(ID_BYTES), code()];
    const { events } = replayed(log, game, { id, code: of, at: 0 }, until);
    const about = { title: game.declared.title, practice: true, over: false, when: Date.now(), rounds: [] };
    const room = this.room({ id, code: of, game: game.id, tokens: { [token]: person }, ...about }, game);
    await this.kept(room.kept);
    room.live.write(() => (puzzle ? asking(events, puzzle) : events));
    if (puzzle) room.live.waitsAt = puzzle.moves;
    this.open.set(id, Promise.resolve(room));
    room.live.after();
    return { table: id, code: of, link: `/t/${of}`, ...seated(room, person, token) };
  }

  /** A table that is looked at again, where a round of it is over. Rejects with `Refused`. */
  private async reading(name: string, round: number): Promise<Reading> {
    const found = this.readings.get(name);
    if (found) return found;
    const { kept, live } = await this.sought(name);
    const over = live.table.history.some(({ dealing }) => dealing.number === round);
    return { kept, game: live.table.game, events: over ? await this.world.store.events(kept.id) : [] };
  }

  /** The log of a table of which a round is over. Rejects with `Refused`. */
  private async logged(name: string, round: number): Promise<{ log: Played; game: Game }> {
    const { kept, game, events } = await this.reading(name, round);
    if (!events.length) throw new Refused("unknown_table");
    const table = new Table(game, kept.id, kept.code);
    table.fold(events);
    return { log: readLog(textOf(table)), game };
  }

  /** Keeps a table for ever, whatever makes room. One that was only looked at is kept from now on. Rejects with `Refused`. */
  async star(name: string, starred: boolean): Promise<void> {
    const looked = this.readings.get(name);
    if (looked) await this.readings.keep(looked);
    const kept = { ...(await this.found(name)), starred };
    const room = await this.open.get(kept.id);
    if (room) room.kept = { ...room.kept, starred };
    await this.kept(room?.kept ?? kept);
  }

  /** Deletes tables of this device for good. Those who sit at one hear that it is gone. */
  async drop(tables: readonly string[]): Promise<void> {
    await this.world.store.drop(tables);
    for (const id of tables) await this.dismiss(id, new Refused("unknown_table"));
  }

  private async makeRoom(): Promise<void> {
    const all = await this.world.store.all();
    const past = all.filter((kept) => isPast(kept, Date.now()));
    const out = [...past, ...beyond(all, this.world.rounds ?? ROUNDS)].filter(({ id }) => !this.open.has(id));
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
    if (!kept || kept.gone) throw new Refused("unknown_table");
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
      if (lessonAt(room.live.table)) room.live.waitsAt = 0;
      room.live.waitsAt = puzzleAt(room.live.table)?.moves ?? room.live.waitsAt;
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
      written: (beside) => beside && (room.kept = { ...beside, tokens: room.kept.tokens, starred: room.kept.starred ?? false }),
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

// refusals that only a table of a device has (locales/en/device.ftl)
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

/** Whether the deals of a table are made of seeds that bind it. */
const isTable = ({ about }: Table) => !about.from && !about.lesson;

/** The log of a table as a file has it. */
const textOf = (table: Table) => JSON.stringify(isTable(table) ? logOf(table) : matchLogOf(table));

/** The table that a first message names; a message that cannot be read names none. */
function tableIn(text: string): string {
  try {
    return readHello(text).table;
  } catch {
    return "";
  }
}
