/** Where the tables of this device are stored. */

import type { Checked, KeptRound } from "../lib/client/host";
import type { Event } from "./events";

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
  checked?: Checked | undefined; // of a file that was opened
  starred?: boolean; // it is kept for ever
  gone?: number | undefined; // when it was deleted, in milliseconds: for a while it can be brought back
}

export interface Store {
  /** Whether what it keeps is there when the page is opened again. */
  readonly lasting: boolean;
  all(): Promise<Kept[]>;
  /** A table by its id or its code. */
  find(name: string): Promise<Kept | null>;
  keep(table: Kept): Promise<void>;
  events(table: string): Promise<Event[]>;
  /** Writes events, and with them (where it has changed) what is kept beside them; all or nothing. Rejects with `Taken`, or with whatever
   * keeps the store from writing. */
  append(table: string, events: readonly Event[], beside: Kept | null): Promise<void>;
  /** Deletes tables with all that has happened at them. */
  drop(tables: readonly string[]): Promise<void>;
}

/** What was to be written, another has written, or the table has been deleted. */
export class Taken extends Error {}
