/** What a connection stands on: a way to say and hear texts, a clock and chance.
 *
 * A socket to a server is one way (`socket.ts`), a table in a worker of this page another (`local.ts`): on both, the
 * first text is `hello`, commands follow, and the same messages come back. Tests have their own.
 */

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a socket does, to whoever opened it. `closed` has the code of a WebSocket's close. */
export interface Ears {
  opened(): void;
  said(text: string): void;
  closed(code: number): void;
}

export interface Transport {
  /** Opens a connection about a table (its code or id). */
  connect(ears: Ears, table: string): Socket;
  /** Does something after so many milliseconds, unless the function that it returns is called before. */
  after(wait: number, then: () => void): () => void;
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** A fresh id. */
  id(): string;
}
