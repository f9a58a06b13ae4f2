/** Tables kept in the browser's database, or, where it refuses one (a private window), as long as the page is open. */

import type { Event } from "./events";
import { Taken, type Kept, type Store } from "./store";

const VERSION = 1;
const LONGEST = 5_000; // milliseconds until a database has opened

/** The tables of a site; several sites may lie on one host. */
export async function storeOf(site: string): Promise<Store> {
  try {
    return new Database(await Promise.race([opened(`ceki ${site}`), silence()]));
  } catch {
    return new Memory();
  }
}

const silence = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error("the database does not answer")), LONGEST));

function opened(name: string): Promise<IDBDatabase> {
  const asked = indexedDB.open(name, VERSION);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("tables", { keyPath: "id" }).createIndex("code", "code");
    asked.result.createObjectStore("events", { keyPath: ["table", "seq"] });
  };
  return done(asked);
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((fulfil, reject) => {
    asked.onsuccess = () => fulfil(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("the database did not answer"));
  });
}

class Database implements Store {
  readonly lasting = true;

  constructor(private readonly base: IDBDatabase) {}

  async all(): Promise<Kept[]> {
    const rows = await done<Kept[]>(this.base.transaction("tables").objectStore("tables").getAll());
    return rows.map(whole);
  }

  async find(name: string): Promise<Kept | null> {
    const tables = this.base.transaction("tables").objectStore("tables");
    const found = (await done<Kept | undefined>(tables.get(name))) ?? (await done<Kept | undefined>(tables.index("code").get(name)));
    return found ? whole(found) : null;
  }

  async keep(table: Kept): Promise<void> {
    const writing = this.base.transaction("tables", "readwrite");
    writing.objectStore("tables").put(table);
    await committed(writing);
  }

  async events(table: string): Promise<Event[]> {
    const rows = await done<{ event: Event }[]>(this.base.transaction("events").objectStore("events").getAll(eventsOf(table)));
    return rows.map((row) => row.event);
  }

  async append(table: string, events: readonly Event[], beside: Kept | null): Promise<void> {
    const writing = this.base.transaction(["tables", "events"], "readwrite"); // all of them or none
    const rows = writing.objectStore("events");
    let gone = false;
    const there = writing.objectStore("tables").count(table);
    there.onsuccess = () => {
      gone = there.result === 0;
      if (gone) writing.abort();
      else if (beside) writing.objectStore("tables").put(beside);
    };
    for (const event of events) rows.add({ table, seq: event.seq, event });
    await committed(writing).catch((error: unknown) => {
      throw gone || (error as DOMException | null)?.name === "ConstraintError" ? new Taken() : error;
    });
  }

  async drop(tables: readonly string[]): Promise<void> {
    const writing = this.base.transaction(["tables", "events"], "readwrite");
    for (const table of tables) {
      writing.objectStore("tables").delete(table);
      writing.objectStore("events").delete(eventsOf(table));
    }
    await committed(writing);
  }
}

const eventsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** What an earlier page kept of a table lacks what the next round brings. */
const whole = (kept: Kept): Kept => ({ ...{ title: "", practice: false, over: false, when: 0, rounds: [] }, ...kept });

function committed(writing: IDBTransaction): Promise<void> {
  return new Promise((fulfil, reject) => {
    writing.oncomplete = () => fulfil();
    writing.onabort = () => reject(writing.error ?? new Error("nothing was written"));
  });
}

/** Tables that are kept nowhere else. */
export class Memory implements Store {
  private readonly tables = new Map<string, Kept>();
  private readonly written = new Map<string, Event[]>();

  constructor(readonly lasting = false) {}

  async all(): Promise<Kept[]> {
    return [...this.tables.values()];
  }

  async find(name: string): Promise<Kept | null> {
    return this.tables.get(name) ?? [...this.tables.values()].find((table) => table.code === name) ?? null;
  }

  async keep(table: Kept): Promise<void> {
    this.tables.set(table.id, table);
  }

  async events(table: string): Promise<Event[]> {
    return [...(this.written.get(table) ?? [])];
  }

  async append(table: string, events: readonly Event[], beside: Kept | null): Promise<void> {
    const before = this.written.get(table) ?? [];
    if (!this.tables.has(table)) throw new Taken();
    if (events[0] && events[0].seq !== before.length + 1) throw new Taken();
    this.written.set(table, [...before, ...structuredClone(events)]);
    if (beside) this.tables.set(table, beside);
  }

  async drop(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      this.tables.delete(table);
      this.written.delete(table);
    }
  }
}
