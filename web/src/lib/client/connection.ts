/** A connection to a table that comes back by itself, and a move that is sent until it is answered.
 *
 * It behaves as `ceki.client.connection` does: both are held against `tests/client/cases`.
 */

import { VERSION, type FromServer, type MakeMove, type Move, type Refusal, type State, type ToServer } from "../../protocol.gen";
import { follow } from "./changes";
import type { Socket, Transport } from "./transport";

const FIRST_WAIT = 500; // milliseconds, doubling
const LONGEST_WAIT = 5_000;
const SPREAD = 0.3; // the random part of a wait
const RETRY = 1_000; // until a move that could not be written just then is sent again
const LONGEST_RETRY = 60_000; // that a server may ask to wait
const FINAL: readonly number[] = [1008, 1009]; // closes after which one does not connect again
const RESTART = 1012;
const DEAD = 1006; // what a browser calls a connection that broke
const OPENING = 20_000; // milliseconds that a connection may take to open
const QUIET = 5_000; // without a word before we ask
const LOST = 4_000; // and how long the answer may take: within ten seconds one sees that a line is dead

/** How the connection stands: when it is tried again (milliseconds since 1970), and why it has ended. */
export interface Standing {
  state: "connecting" | "connected" | "reconnecting" | "restarting" | "ended";
  againAt: number;
  why: Refusal | null;
}

export type Heard = Exclude<FromServer, { type: "change" }>;

/** Who is told: every message (changes as whole states), and how the connection stands. */
export interface Listener {
  heard(message: Heard): void;
  stands(standing: Standing): void;
  /** A new connection was made, or the server could not write: what is not a move and was not answered may be lost. */
  again?(): void;
}

export class Connection {
  standing: Standing = { state: "connecting", againAt: 0, why: null };
  pending: MakeMove | null = null; // the move that no answer has come to yet
  seen = 0; // the last event that was told
  private socket: Socket | null = null;
  private opened = false;
  private state: State | null = null; // the last one on this socket
  private failures = 0;
  private wait = 0; // that the server has asked for
  private why: Refusal | null = null;
  private left = false;
  private stop = { retry: () => {}, watch: () => {}, resend: () => {} };

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    private readonly transport: Transport,
  ) {}

  /** Connects now, unless it is connected already. */
  open(): void {
    this.stop.retry();
    if (this.left || this.socket) return;
    const mine: Socket = this.transport.connect({
      opened: () => this.socket === mine && this.greet(),
      said: (text) => this.socket === mine && this.hear(JSON.parse(text) as FromServer),
      closed: (code) => this.socket === mine && this.lost(code),
    }, this.table);
    this.socket = mine;
    this.watch();
  }

  /** Connects again after an end. */
  again(): void {
    this.failures = 0;
    this.stand("connecting");
    this.open();
  }

  /** Says hello anew: a seat that was lost may still be one's own. */
  anew(): void {
    this.socket?.close();
    this.socket = null;
    this.opened = false;
    this.again();
  }

  /** Makes a move that was chosen on a state; from now until it is answered, it is sent again by itself. */
  move(base: number, move: Move): void {
    this.pending = { type: "move", move_id: this.transport.id(), base_seq: base, move };
    this.say(this.pending);
  }

  /** Says something, if there is a connection. */
  say(message: ToServer): boolean {
    if (!this.socket || !this.opened) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Ends the connection; the seat is kept. */
  close(): void {
    this.left = true;
    for (const stop of Object.values(this.stop)) stop();
    this.socket?.close();
    this.socket = null;
  }

  private greet(): void {
    this.opened = true;
    this.watch();
    this.state = null;
    this.listener.again?.();
    this.say({ type: "hello", version: VERSION, table: this.table, token: this.token, seen: this.seen, changes: true });
    if (this.pending) this.say(this.pending);
  }

  private hear(message: FromServer): void {
    this.watch();
    switch (message.type) {
      case "state":
      case "change": {
        const state = follow(this.state, message);
        if (!state) return;
        this.state = state;
        this.seen = Math.max(this.seen, state.seq);
        if (this.standing.state !== "connected") this.connected();
        return this.listener.heard(state);
      }
      case "ack":
        if (message.move_id === this.pending?.move_id) this.pending = null;
        return this.listener.heard(message);
      case "error":
        this.refused(message);
        return this.listener.heard(message);
      default:
        return this.listener.heard(message);
    }
  }

  private connected(): void {
    this.failures = 0;
    this.stand("connected");
  }

  /** A refusal ends nothing but what it answers. */
  private refused(refusal: Refusal): void {
    const mine = this.pending !== null && refusal.move_id === this.pending.move_id;
    const asked = refusal.retry_ms ?? 0;
    this.wait = Number.isSafeInteger(asked) && asked >= 0 && asked <= LONGEST_RETRY ? asked : 0;
    this.why = refusal;
    if (refusal.code === "retry") {
      this.listener.again?.();
      this.stop.resend();
      this.stop.resend = this.transport.after(this.wait || RETRY, () => this.pending && this.say(this.pending));
    } else if (mine) this.pending = null;
  }

  private lost(code: number): void {
    this.socket = null;
    this.opened = false;
    this.stop.watch();
    if (FINAL.includes(code)) return this.stand("ended", 0, this.why);
    this.failures += 1;
    const wait = this.wait || Math.min(FIRST_WAIT * 2 ** (this.failures - 1), LONGEST_WAIT) * (1 + SPREAD * this.transport.random());
    this.wait = 0;
    this.stand(code === RESTART ? "restarting" : "reconnecting", this.transport.now() + wait);
    this.stop.retry = this.transport.after(wait, () => this.open());
  }

  private stand(state: Standing["state"], againAt = 0, why: Refusal | null = null): void {
    this.standing = { state, againAt, why };
    this.listener.stands(this.standing);
  }

  /** The line is dead: that is said at once, for a browser may wait long for the other end to agree to a close. */
  private giveUp(): void {
    const { socket } = this;
    this.lost(DEAD);
    socket?.close();
  }

  /** A browser cannot ping: a connection on which nothing is said is asked, and given up without an answer. */
  private watch(): void {
    this.stop.watch();
    if (!this.opened) return void (this.stop.watch = this.transport.after(OPENING, () => this.giveUp()));
    this.stop.watch = this.transport.after(QUIET, () => {
      this.say({ type: "ping" });
      this.stop.watch = this.transport.after(LOST, () => this.giveUp());
    });
  }
}

/** Gives up a seat for good, without showing its table: the server closes it when nobody is left. */
export function leave(table: string, token: string, transport: Transport): Promise<void> {
  return new Promise((done) => {
    let asked = false;
    const socket = transport.connect({
      opened: () => socket.send(JSON.stringify({ type: "hello", version: VERSION, table, token, seen: 0 } satisfies ToServer)),
      said: () => {
        if (asked) return socket.close();
        asked = true;
        socket.send(JSON.stringify({ type: "leave" } satisfies ToServer));
      },
      closed: () => (stop(), done()),
    }, table);
    const stop = transport.after(3000, () => socket.close());
  });
}
