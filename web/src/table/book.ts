/** What happens at a table, on its way into the store. What could not be written is written with what happens next. */

import type { Event } from "./events";
import { Taken, type Kept, type Store } from "./store";

export interface Reader {
  /** What is to be kept beside the events now; null where that is kept already. */
  beside(): Kept | null;
  written(beside: Kept | null): void;
  taken(): void;
  failed(error: unknown): void;
}

export class Book {
  private waiting: Event[] = [];
  private failing = false;

  constructor(
    private readonly table: string,
    private readonly store: Pick<Store, "append">,
    private readonly reader: Reader,
  ) {}

  /** Writes what has happened, as soon as the table stands as it is then. `failed` is heard once, until something is written again. */
  keep(events: readonly Event[]): void {
    if (!this.waiting.length || this.failing) queueMicrotask(() => this.write());
    this.waiting.push(...events);
  }

  private write(): void {
    const now = this.waiting.splice(0);
    const beside = this.reader.beside();
    if (now.length) this.store.append(this.table, now, beside).then(() => this.written(beside), (error: unknown) => this.failed(now, error));
  }

  private written(beside: Kept | null): void {
    this.failing = false;
    this.reader.written(beside);
  }

  private failed(events: readonly Event[], error: unknown): void {
    if (error instanceof Taken) return this.reader.taken();
    this.waiting = [...this.waiting, ...events].sort((a, b) => a.seq - b.seq);
    if (!this.failing) this.reader.failed(error);
    this.failing = true;
  }
}
