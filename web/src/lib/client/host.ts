/** What stands behind the page: a server, or files and a table on this device.
 *
 * What a host does not have is null, and the page does not speak of it.
 */

import type { Catalogue, Made, NewTable, Past, PublicTable, Reason, Refusal, Seated, TableFacts } from "../../protocol.gen";
import { refusalTold } from "../told/refusals";
import type { Transport } from "./transport";

/** Everything here rejects with `Refused`. */
export interface Host {
  readonly books: Books;
  readonly tables: Tables | null;
  readonly people: People | null;
}

/** What can be read. */
export interface Books {
  catalogue(): Promise<Catalogue>;
  /** The rule page of a game, in Markdown. */
  rules(game: string): Promise<string>;
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
