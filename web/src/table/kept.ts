/** Tables kept in the browser's database, or, where it refuses one (a private window), as long as the page is open. */

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Event } from "./events";
import { Taken, type Kept, type Store } from "./store";

const VERSION = 1;
const LONGEST = 5_000; // milliseconds until a database has opened

interface Stores extends DBSchema {
  tables: { key: string; value: Kept; indexes: { code: string } };
  events: { key: [string, number]; value: { table: string; seq: number; event: Event } };
}

/** The tables of a site; several sites may lie on one host. */
export async function storeOf(site: string): Promise<Store> {
  try {
    return new Database(await Promise.race([opened(`ceki ${site}`), silence()]));
  } catch {
    return new Memory();
  }
}

const silence = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error("the database does not answer")), LONGEST));

const opened = (name: string) =>
  openDB<Stores>(name, VERSION, {
    upgrade(base) {
      base.createObjectStore("tables", { keyPath: "id" }).createIndex("code", "code");
      base.createObjectStore("events", { keyPath: ["table", "seq"] });
    },
  });

class Database implements Store {
  readonly lasting = true;

  constructor(private readonly base: IDBPDatabase<Stores>) {}

  async all(): Promise<Kept[]> {
    return (await this.base.getAll("tables")).map(whole);
  }

  async find(name: string): Promise<Kept | null> {
    const found = (await this.base.get("tables", name)) ?? (await this.base.getFromIndex("tables", "code", name));
    return found ? whole(found) : null;
  }

  async keep(table: Kept): Promise<void> {
    await this.base.put("tables", table);
  }

  async events(table: string): Promise<Event[]> {
    return (await this.base.getAll("events", eventsOf(table))).map((row) => row.event);
  }

  async append(table: string, events: readonly Event[], beside: Kept | null): Promise<void> {
    const writing = this.base.transaction(["tables", "events"], "readwrite"); // all of them or none
    const [tables, rows] = [writing.objectStore("tables"), writing.objectStore("events")];
    const there = tables.count(table).then((n) => {
      if (n) return;
      writing.abort();
      throw new Taken();
    });
    const rest = events.map((event) => rows.add({ table, seq: event.seq, event }));
    await Promise.all([there, beside && tables.put(beside), ...rest, writing.done]).catch((error: unknown) => {
      throw (error as DOMException | null)?.name === "ConstraintError" ? new Taken() : error;
    });
  }

  async drop(tables: readonly string[]): Promise<void> {
    const writing = this.base.transaction(["tables", "events"], "readwrite");
    const gone = tables.flatMap((table) => [writing.objectStore("tables").delete(table), writing.objectStore("events").delete(eventsOf(table))]);
    await Promise.all([...gone, writing.done]);
  }
}

const eventsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** What an earlier page kept of a table lacks what the next round brings. */
const whole = (kept: Kept): Kept => ({ ...{ title: "", practice: false, over: false, when: 0, rounds: [] }, ...kept });

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
