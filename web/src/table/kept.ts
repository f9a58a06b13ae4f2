/** Tables kept in the browser's database, or, where it refuses one (a private window), as long as the page is open. */

import type { Event } from "./events";
import { Taken, type Kept, type Store } from "./hall";

const VERSION = 1;

/** The tables of a site; several sites may lie on one host. */
export async function storeOf(site: string): Promise<Store> {
  try {
    return new Database(await opened(`ceki ${site}`));
  } catch {
    return new Memory();
  }
}

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
  constructor(private readonly base: IDBDatabase) {}

  async find(name: string): Promise<Kept | null> {
    const tables = this.base.transaction("tables").objectStore("tables");
    return (await done<Kept | undefined>(tables.get(name))) ?? (await done<Kept | undefined>(tables.index("code").get(name))) ?? null;
  }

  async keep(table: Kept): Promise<void> {
    await done(this.base.transaction("tables", "readwrite").objectStore("tables").put(table));
  }

  async events(table: string): Promise<Event[]> {
    const of = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const rows = await done<{ event: Event }[]>(this.base.transaction("events").objectStore("events").getAll(of));
    return rows.map((row) => row.event);
  }

  append(table: string, events: readonly Event[]): Promise<void> {
    const writing = this.base.transaction("events", "readwrite"); // all of them or none
    const rows = writing.objectStore("events");
    for (const event of events) rows.add({ table, seq: event.seq, event });
    return new Promise((fulfil, reject) => {
      writing.oncomplete = () => fulfil();
      writing.onabort = () => reject(writing.error?.name === "ConstraintError" ? new Taken() : writing.error);
    });
  }
}

/** Tables that are kept nowhere else. */
export class Memory implements Store {
  private readonly tables = new Map<string, Kept>();
  private readonly written = new Map<string, Event[]>();

  async find(name: string): Promise<Kept | null> {
    return this.tables.get(name) ?? [...this.tables.values()].find((table) => table.code === name) ?? null;
  }

  async keep(table: Kept): Promise<void> {
    this.tables.set(table.id, table);
  }

  async events(table: string): Promise<Event[]> {
    return [...(this.written.get(table) ?? [])];
  }

  async append(table: string, events: readonly Event[]): Promise<void> {
    const before = this.written.get(table) ?? [];
    if (events[0] && events[0].seq !== before.length + 1) throw new Taken();
    this.written.set(table, [...before, ...structuredClone(events)]);
  }
}
