/** A table that is open on this device: its fold, who is connected, and what follows by itself. */

import { Refused } from "../engine/refused";
import { Encoder, type Moment, type Snapshot } from "./encoder";
import { draft, NOBODY, PLAY, type Draft, type Event } from "./events";
import { commitment, dealKey } from "./fair";
import { isHuman } from "./model";
import { welcome } from "./setup";
import type { Table } from "./state";
import words from "./words.gen.json";

const { gap: GAP, patience: PATIENCE } = words; // events told one by one to a client that comes back; seconds for one who is waited for
const LINES = words.lines; // of what is said, which are kept for who comes later
const SOON = 1000 * words.soon; // milliseconds
const SEED_MILLISECONDS = 1000 * words.seeds; // that the first deal of a full table waits for seeds of people

/** What a table stands on: clocks, chance, where its events are kept. Tests have others than a browser. */
export interface Ground {
  /** Seconds since 1970. */
  wall(): number;
  /** Seconds that nobody sets. */
  steady(): number;
  /** A fresh seed: 64 hexadecimal digits. */
  seed(): string;
  /** Does something after so many milliseconds, unless the function that it returns is called before. */
  after(wait: number, then: () => void): () => void;
  /** Keeps what has happened. */
  keep(table: string, events: readonly Event[]): void;
}

/** One connection to a table: a person's, or (-1) of one who looks on. */
export interface Guest {
  person: number;
  seen: number;
  changes: boolean; // whether it asked to be told only what has changed
  told: Snapshot | null; // what it was told last, then
  send(text: string): void;
  dismiss(why: Refused): void;
}

export class LiveTable {
  readonly guests = new Set<Guest>();
  /** After so many moves of its first round the table waits for whoever learns there. */
  waitsAt = Infinity;
  /** Hears whenever everybody has been told something. */
  wake: () => void = () => {};
  private readonly encoder: Encoder;
  private waitsSince: number;
  private filledAt: number | null = null; // when all seats of a table that waits for its first deal were taken
  private untold: (() => void) | null = null;
  private lines: { said: object; apart: boolean }[] = [];
  private readonly spoken = { players: 0, watchers: 0 }; // how many lines there were so far

  constructor(
    readonly table: Table,
    readonly ground: Ground,
  ) {
    this.encoder = new Encoder(table);
    this.waitsSince = ground.steady();
  }

  // ------------------------------------------------------------ who is there

  /** The persons that are connected; who has given up the seat is none. */
  get connected(): Set<number> {
    const { chairs } = this.table;
    const there = [...this.guests].map((guest) => guest.person);
    return new Set(there.filter((person) => person !== NOBODY && isHuman(chairs[person]!)));
  }

  get watchers(): number {
    return [...this.guests].filter((guest) => guest.person === NOBODY).length;
  }

  /** Whether the table plays on: while somebody sits at it. */
  get awake(): boolean {
    return this.connected.size > 0 && !this.table.closed;
  }

  /** A guest connects. A second window of a seat takes over from the first. Throws `Refused`. */
  enter(guest: Guest): void {
    const { person } = guest;
    if (person !== NOBODY && !this.table.holds(person)) throw new Refused("left_seat");
    for (const other of [...this.guests].filter((one) => person !== NOBODY && one.person === person)) {
      this.guests.delete(other);
      other.dismiss(new Refused("taken_over"));
    }
    this.guests.add(guest);
    if (person === NOBODY) this.tell(); // to all: one more looks on
    else {
      this.write(() => welcome(this.table, person));
      this.after();
    }
    const said = this.lately(person);
    if (said) guest.send(JSON.stringify(said));
  }

  /** A guest disconnects. */
  go(guest: Guest): void {
    if (!this.guests.delete(guest)) return;
    if (guest.person === NOBODY) this.tell();
    else this.after();
  }

  // ------------------------------------------------------------ events

  /** Writes the events that `decide` returns. Throws `Refused`, and then nothing has happened. */
  write(decide: () => Draft[], written: (events: readonly Event[]) => void = () => {}): readonly Event[] {
    const { seq, id } = this.table;
    const events = decide().map((one, i): Event => ({ ...one, seq: seq + 1 + i, at: this.ground.wall() }));
    if (!events.length) return events;
    this.ground.keep(id, events);
    written(events);
    this.fold(events);
    return events;
  }

  /** Lets written events happen. */
  fold(events: readonly Event[]): void {
    this.table.fold(events);
    const left = new Set(events.filter((event) => ["left", "sat"].includes(event.kind)).map((event) => event.person));
    for (const guest of this.guests) if (left.has(guest.person)) guest.person = NOBODY; // who has given up the seat looks on
    this.filledAt = this.table.filled && this.table.number === 0 ? (this.filledAt ?? this.ground.steady()) : null;
    const has = (...kinds: string[]) => events.some((event) => kinds.includes(event.kind));
    const cameBack = !this.table.playing && has("back");
    const firstIsReady = this.table.ready.size === 1 && has("readied");
    if (has(...PLAY) || cameBack || firstIsReady) this.waitsSince = this.ground.steady();
  }

  /** Writes events and what follows from them, and tells everybody. Throws `Refused`. */
  simple(decide: () => Draft[]): void {
    const events = this.write(decide);
    this.after(events.every((event) => ["readied", "seeded"].includes(event.kind)));
  }

  /** What follows by itself: the deal when all are ready, the commitment for the next; then everybody gets the new state, at once
   * or (where nothing followed that anybody waits for) `soon`. */
  after(soon = false): void {
    while (this.write(() => this.follows()).length) soon = false;
    if (!soon) return this.tell();
    this.untold ??= this.ground.after(SOON, () => this.tell());
  }

  /** The deal, where it is due, and the commitment for the deal that comes then. `nowReady` is about to say so. */
  follows(nowReady = NOBODY): Draft[] {
    const { table } = this;
    if (table.closed || table.playing || table.match.over) return [];
    if (!table.coming) return [this.bound(table.number + 1)];
    const ready = table.number === 0 ? this.seedsIn() : this.allReady(nowReady);
    if (!table.mayDeal || !ready) return [];
    const { number, serverSeed, playerSeeds } = table.coming;
    const agreed = table.agreed ? { agreed: table.proposal!.options } : {};
    const key = (number === 1 && table.about.lesson?.key) || dealKey(serverSeed, playerSeeds);
    return [draft("dealt", NOBODY, { round: number, key, ...agreed }), this.bound(number + 1)];
  }

  private bound(number: number): Draft {
    const seed = this.ground.seed();
    return draft("committed", NOBODY, { round: number, commitment: commitment(this.table.id, number, seed), server_seed: seed });
  }

  /** Whether the first deal may begin: every person has sent a seed, or has had the time to. */
  private seedsIn(): boolean {
    if (this.filledAt === null || !this.table.seedless.length) return true;
    const left = SEED_MILLISECONDS - 1000 * (this.ground.steady() - this.filledAt);
    if (left > 0) this.ground.after(left, () => this.after());
    return left <= 0;
  }

  /** Whether somebody wants the next round, and nobody who is there does not. */
  private allReady(nowReady: number): boolean {
    const ready = new Set([...this.table.ready, ...(nowReady === NOBODY ? [] : [nowReady])]);
    const there = [...this.connected].filter((person) => this.table.chairs[person]!.kind === "human");
    return ready.size > 0 && there.every((person) => ready.has(person));
  }

  /** The people whom the table waits for: the one in turn, or those who are there and not yet ready. */
  get waitedFor(): number[] {
    const { table } = this;
    const person = table.turn;
    const human = (one: number) => table.chairs[one]!.kind === "human";
    if (person !== null) return human(person) ? [person] : [];
    if (!table.mayDeal || !table.ready.size) return [];
    return [...this.connected].filter((one) => human(one) && !table.ready.has(one)).sort((a, b) => a - b);
  }

  /** Seconds until the others may go on without the people the table waits for; null where it waits for nobody. */
  get patience(): number | null {
    return this.waitedFor.length ? this.waitsSince + PATIENCE - this.ground.steady() : null;
  }

  // ------------------------------------------------------------ telling

  /** Sends everybody who is here, or those among them who are `meant`, the same message. */
  passOn(message: object, meant: (person: number) => boolean = () => true): void {
    for (const guest of this.guests) if (meant(guest.person)) guest.send(JSON.stringify(message));
  }

  /** Passes on what is said; `apart`: among those who look on alone. The last lines are kept for who comes later. */
  sayAll(said: object, apart = false): void {
    this.lines = [...this.lines, { said, apart }].slice(-LINES);
    this.spoken.watchers += 1;
    if (!apart) this.spoken.players += 1;
    this.passOn(said, (person) => person === NOBODY || !apart);
  }

  private lately(person: number): object | null {
    const watching = person === NOBODY;
    const lines = this.lines.filter((line) => watching || !line.apart).map((line) => line.said);
    return lines.length ? { type: "talk", said: this.spoken[watching ? "watchers" : "players"], lines } : null;
  }

  /** Sends everybody (or some) their state, or what has changed in it. */
  tell(guests?: Iterable<Guest>): void {
    if (!guests) {
      this.untold?.();
      this.untold = null;
    }
    const moment = this.moment();
    for (const guest of guests ?? [...this.guests]) {
      const now = moment.of(guest.person);
      const events = moment.events(guest.person, this.since(guest.seen));
      guest.send(guest.told ? now.change(guest.told, events) : now.whole(events));
      guest.seen = this.table.seq;
      if (guest.changes) guest.told = now;
    }
    if (!guests) this.wake();
  }

  private moment(): Moment {
    const waits = this.waitedFor.length > 0;
    const patience = Math.trunc((this.ground.wall() + this.waitsSince + PATIENCE - this.ground.steady()) * 1000);
    const now = Math.trunc(this.ground.wall() * 1000);
    return this.encoder.moment(this.connected, this.watchers, { now, patience: waits ? patience : null });
  }

  private since(seen: number): number {
    return seen > 0 && seen <= this.table.seq && this.table.seq - seen <= GAP ? seen : 0;
  }
}
