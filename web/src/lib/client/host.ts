/** What stands behind the page: a server, or files and a table on this device.
 *
 * What a host does not have is null, and the page does not speak of it.
 */

import type { Catalogue, Made, NewTable, PagePart, Past, PublicTable, Reason, Refusal, Seated, State, TableFacts } from "../../protocol.gen";
import { refusalTold } from "../told/refusals";
import type { Transport } from "./transport";

/** The language that pages are read in. */
export const LANGUAGE = "en";

/** Everything here rejects with `Refused`. */
export interface Host {
  readonly books: Books;
  readonly tables: Tables | null;
  readonly people: People | null;
  /** Tables that stand on this device; they may be all that `tables` has. */
  readonly device: Device | null;
}

export type Device = Tables & Shelf;

/** What can be read. */
export interface Books {
  catalogue(): Promise<Catalogue>;
  /** The rule page of a game, in Markdown. */
  rules(game: string): Promise<string>;
  /** How a game is played, for somebody who has never seen its cards. */
  howToPlay(game: string): Promise<PagePart[]>;
}

/** Tables that can be made and sat at. A table is named by its code or its id. */
export interface Tables {
  readonly transport: Transport;
  /** Whether practice tables give hints and reviews. */
  readonly advises: boolean;
  /** A table of this game may be wanted soon. */
  expect(game: string): void;
  create(order: NewTable): Promise<Made>;
  facts(table: string): Promise<TableFacts>;
  sit(table: string, wish: { name?: string; seat?: number }): Promise<Seated>;
  past(table: string): Promise<Past>;
  /** The log as text: read as JSON, it would no longer show what stands in it twice. */
  log(table: string): Promise<string>;
}

/** The tables that this device keeps, and nobody else. */
export interface Shelf {
  /** Those of which a round is over, the one played last first. */
  played(): Promise<KeptTable[]>;
  /** What a person was shown of a round, from the deal to its end. */
  again(table: string, round: number, person: number): Promise<State[]>;
  /** Deletes tables, by id, with all that has happened at them. */
  drop(tables: readonly string[]): Promise<void>;
}

/** A table of this device: `mine` are the persons who played at it. Times in milliseconds since 1970. */
export interface KeptTable {
  table: string;
  code: string;
  game: string;
  title: string;
  practice: boolean;
  over: boolean; // the match
  when: number; // it was played at last
  mine: number[];
  cents: number[]; // of those, over all rounds
  rounds: KeptRound[];
}

/** A round that is over: the names, persons and cents by seat; no cents of one that was abandoned. */
export interface KeptRound {
  round: number;
  when: number;
  names: string[];
  persons: number[];
  cents: number[];
  abandoned: boolean;
}

/** Others, on devices of their own. */
export interface People {
  /** The public tables that are open. */
  open(): Promise<PublicTable[]>;
  /** The address of a table, to be sent to somebody. */
  link(code: string): string;
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly id: Reason | "" = "",
    readonly args: Refusal["args"] = {},
  ) {
    super(message);
  }
}

/** A refusal as it came, with its sentence; `otherwise` where it is no refusal that this page can read. */
export function refused(refusal: Partial<Refusal> | null, otherwise: string): Refused {
  if (!refusal?.id) return new Refused("gone", otherwise);
  const { id, args = {} } = refusal;
  return new Refused(refusal.code ?? "gone", refusalTold({ id, args }), id, args);
}
