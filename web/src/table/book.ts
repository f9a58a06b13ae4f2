/** What happens at a table, on its way into the store. What could not be written is written with what happens next. */

import type { Event } from "./events";

/** What was to be written, another has written, or the table has been deleted. */
export class Taken extends Error {}

export interface Shelf {
  /** Rejects with `Taken`, or with whatever keeps the store from writing. */
  append(table: string, events: readonly Event[]): Promise<void>;
}

export class Book {
  private left: Event[] = []; // that could not be written
  private failing = false;

  constructor(
    private readonly table: string,
    private readonly shelf: Shelf,
    private readonly heard: { written(): void; taken(): void; failed(error: unknown): void },
  ) {}

  /** Writes what has happened. `failed` is heard once, until something is written again. */
  keep(events: readonly Event[]): void {
    const now = [...this.left, ...events];
    this.left = [];
    this.shelf.append(this.table, now).then(
      () => {
        this.failing = this.left.length > 0;
        this.heard.written();
      },
      (error: unknown) => {
        if (error instanceof Taken) return this.heard.taken();
        this.left = [...this.left, ...now].sort((a, b) => a.seq - b.seq);
        if (!this.failing) this.heard.failed(error);
        this.failing = true;
      },
    );
  }
}
