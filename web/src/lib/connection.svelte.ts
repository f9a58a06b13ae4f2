/** One table, kept in step with the server: states by number, moves pending until they are acknowledged. */

import { VERSION, type Change, type FromServer, type Move, type OptionValue, type Refusal, type State, type TableEvent, type ToServer } from "../protocol.gen";
import { Advice } from "./advice.svelte";
import { Fairness } from "./fair";

type Told<T extends FromServer["type"]> = Extract<FromServer, { type: T }>;
export type Line = "connecting" | "connected" | "reconnecting" | "elsewhere" | "gone" | "old";

const QUIET = 20_000; // milliseconds without a word before we ask
const AGAIN = 1_000; // until a move that could not be written just then is sent again
const LOST = 12_000; // and how long the answer may take

export class Connection {
  state = $state.raw<State | null>(null);
  before: State | null = null;
  events = $state.raw<TableEvent[]>([]);
  line = $state<Line>("connecting");
  retryAt = $state(0);
  restarting = $state(false);
  pending = $state.raw<{ id: string; move: Move; base: number } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  chat = $state.raw<{ seat: number; name: string; text: string }[]>([]);
  away = $state.raw<TableEvent[]>([]);
  hands = $state.raw<Told<"hands"> | null>(null);
  reported = $state.raw<number[]>([]);

  readonly advice = new Advice();
  private readonly fairness = new Fairness();
  private socket: WebSocket | null = null;
  private told: State | null = null; // the last state on this socket, whatever was made of it
  private tries = 0;
  private timer = 0;
  private watchdog = 0;
  private closed = false;
  private wasLost = false;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly onState: (before: State | null, now: State, fresh: TableEvent[]) => void = () => {},
  ) {
    this.open();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  private readonly now = (): void => {
    if (this.line === "reconnecting" && !document.hidden) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    const socket = new WebSocket(address());
    this.socket = socket;
    socket.onopen = () => {
      const seen = this.events.at(-1)?.seq ?? 0;
      this.told = null;
      this.fairness.again();
      this.send({ type: "hello", version: VERSION, table: this.table, token: this.token, seen, changes: true });
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = (event) => this.lost(socket, event);
    this.watch();
  }

  private watch(): void {
    clearTimeout(this.watchdog);
    this.watchdog = window.setTimeout(() => {
      this.send({ type: "ping" });
      this.watchdog = window.setTimeout(() => this.socket?.close(), LOST);
    }, QUIET);
  }

  private lost(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = null;
    this.advice.lost();
    clearTimeout(this.watchdog);
    if (this.line === "gone" || this.line === "elsewhere" || this.line === "old") return;
    if (/elsewhere|taken over|another/.test(event.reason)) {
      this.line = "elsewhere";
      return;
    }
    this.line = this.state ? "reconnecting" : "connecting";
    this.wasLost = this.state !== null;
    const wait = Math.min(500 * 2 ** this.tries, 8000) * (0.7 + Math.random() * 0.6);
    this.tries += 1;
    this.retryAt = Date.now() + wait;
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private receive(message: FromServer): void {
    this.watch();
    switch (message.type) {
      case "state":
        return this.take((this.told = message));
      case "change":
        if (this.told) this.take((this.told = changed(this.told, message)));
        return;
      case "ack":
        if (this.pending?.id === message.move_id) this.pending = null;
        return;
      case "chat":
        this.chat = [...this.chat.slice(-99), message];
        return;
      case "hint":
      case "review":
        return this.advice.told(message, this.state);
      case "hands":
        this.hands = message;
        return;
      case "reported":
        this.reported = [...this.reported, message.seat];
        return;
      case "error":
        return this.refused(message);
    }
  }

  private take(state: State): void {
    const seed = this.fairness.hear(state);
    if (seed) this.send(seed);
    const known = this.state;
    if (known && state.seq < known.seq && state.table.round === known.table.round) return;
    const sameRound = known?.table.round === state.table.round;
    const had = sameRound ? new Set(this.events.map((e) => e.seq)) : new Set<number>();
    const fresh = state.events.filter((e) => !had.has(e.seq));
    // an undo takes events back: nothing after the state's own number stands
    const kept = sameRound ? this.events.filter((e) => e.seq <= state.seq) : [];
    this.events = [...kept, ...fresh].sort((a, b) => a.seq - b.seq);
    if (this.wasLost && fresh.length) this.away = fresh.slice(-3);
    if (this.wasLost) this.sendPending(); // its answer may have been lost; the server makes it once
    this.wasLost = false;
    this.tries = 0;
    this.restarting = false;
    this.line = "connected";
    if (this.pending && known && state.seq > known.seq) this.pending = null;
    this.advice.moved(known, state);
    this.before = known;
    this.state = state;
    this.onState(known, state, known ? fresh : []);
  }

  private refused(refusal: Refusal): void {
    if (refusal.code === "retry") this.fairness.again();
    if (refusal.code === "stale" && !refusal.move_id) return; // a seed that came too late
    if (!refusal.move_id && this.advice.refused(refusal.message)) return;
    if (refusal.code === "retry" && this.pending && refusal.move_id === this.pending.id) {
      setTimeout(() => this.sendPending(), AGAIN); // the server makes it once
      return;
    }
    this.pending = null;
    if (refusal.code === "gone" || refusal.code === "bad_token") this.line = "gone";
    if (refusal.code === "closed" && /another|elsewhere/.test(refusal.message)) this.line = "elsewhere";
    if (refusal.code === "closed" && /restart/.test(refusal.message)) this.restarting = true;
    if (/version/.test(refusal.message)) this.line = "old";
    if (refusal.code !== "stale" && refusal.code !== "closed") this.refusal = refusal;
  }

  private send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private sendPending(): boolean {
    if (!this.pending) return false;
    const { id, move, base } = this.pending;
    return this.send({ type: "move", move_id: id, base_seq: base, move });
  }

  play(move: Move): boolean {
    if (this.pending || !this.state || this.line !== "connected" || !this.state.legal.includes(move)) return false;
    this.pending = { id: newId(), move, base: this.state.seq };
    this.refusal = null;
    if (this.sendPending()) return true;
    this.pending = null;
    return false;
  }

  next = () => this.send({ type: "next" });
  without = () => this.send({ type: "without" });
  remove = (person: number) => this.send({ type: "remove", person });
  propose = (options: Record<string, OptionValue>) => this.send({ type: "propose", options });
  agree = (proposal: number) => this.send({ type: "agree", proposal });
  refuse = (proposal: number) => this.send({ type: "refuse", proposal });
  undo = () => this.send({ type: "undo" });
  leave = () => this.send({ type: "leave" });
  bots = (level: string) => this.send({ type: "bots", level });
  ask = (type: "back" | "again" | "hands") => this.send({ type });
  advise = (type: "hint" | "review") => this.advice.asked(type, this.send({ type }));
  phrase = (n: number) => this.send({ type: "phrase", n });
  report = (seat: number) => this.send({ type: "report", seat });
  say = (text: string) => this.send({ type: "chat", text });

  again(): void {
    this.line = "connecting";
    this.tries = 0;
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }
}

const changed = (before: State, change: Change): State => ({
  ...before,
  ...change,
  type: "state",
  view: { ...before.view, ...change.view },
});

const address = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

/** Leaves a table for good, without showing it: its server closes it when nobody is left. */
export function leave(table: string, token: string): Promise<void> {
  return new Promise((done) => {
    const socket = new WebSocket(address());
    const send = (message: ToServer) => socket.send(JSON.stringify(message));
    socket.onopen = () => send({ type: "hello", version: VERSION, table, token, seen: 0 });
    socket.onmessage = () => {
      socket.onmessage = () => socket.close();
      send({ type: "leave" });
    };
    socket.onclose = () => done();
    setTimeout(() => socket.close(), 3000);
  });
}

function newId(): string {
  if (isSecureContext) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
