/** A server, a clock and a die for tests of a connection: nothing happens by itself. */

import type { FromServer } from "../../protocol.gen";
import type { Ears, Socket, Transport } from "./transport";

export class Bench implements Transport {
  readonly sent: unknown[] = []; // since the last look
  live: Ears | null = null;
  connections = 0; // that were opened
  private time = 0;
  private ids = 0;
  private timers: { at: number; then: () => void }[] = [];

  connect(ears: Ears): Socket {
    this.live = ears;
    this.connections += 1;
    return {
      send: (text) => this.live === ears && this.sent.push(JSON.parse(text)),
      close: () => this.live === ears && this.closed(1000),
    };
  }

  after(wait: number, then: () => void): () => void {
    const timer = { at: this.time + wait, then };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((one) => one !== timer));
  }

  now = () => this.time;
  random = () => 0.5;
  id = () => `id-${++this.ids}`;

  private get ears(): Ears {
    if (!this.live) throw new Error("nothing is connected");
    return this.live;
  }

  opened(): void {
    this.ears.opened();
  }

  said(message: FromServer): void {
    this.ears.said(JSON.stringify(message));
  }

  closed(code: number): void {
    const ears = this.ears;
    this.live = null;
    ears.closed(code);
  }

  /** Lets time pass, and what was to be done by then be done. */
  passed(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }
}
