/** One table as a page sees it: states by number, what happened while nobody looked, what was refused. */

import type { Hands, Move, OptionValue, Refusal, State, TableEvent, ToServer } from "../../protocol.gen";
import { Advice } from "./advice.svelte";
import { Connection, type Heard, type Standing } from "../client/connection";
import type { Transport } from "../client/transport";
import { tablesAt } from "../site/api";
import { Talk } from "./talk.svelte";
import { Fairness } from "../storage/fair";
import { waitedFor } from "../sentences/told";
import { takenBefore, wasAskedFor } from "../../offline/offline.svelte";
import { underWay } from "../../offline/rest";
import type { Told } from "../../push/push";

export type Stands = "connecting" | "connected" | "reconnecting" | "elsewhere" | "gone" | "old" | "ended";

const ENDS: Partial<Record<string, Stands>> = { taken_over: "elsewhere", old_version: "old", gone: "gone", bad_token: "gone" };

const SIGNS = 6_000; // milliseconds between two signs that one is there

export class Line {
  state = $state.raw<State | null>(null);
  before: State | null = null;
  events = $state.raw<TableEvent[]>([]);
  line = $state<Stands>("connecting");
  retryAt = $state(0);
  restarting = $state(false);
  pending = $state.raw<Move | null>(null); // sent, and what came of it not seen yet
  refusal = $state.raw<Refusal | null>(null);
  away = $state.raw<TableEvent[]>([]);
  hands = $state.raw<Hands | null>(null);
  reported = $state.raw<number[]>([]);
  ahead = $state(0); // milliseconds by which the table's clock is ahead of this device's
  told = $state<boolean | null>(null); // whether one is told of one's turn, once that was changed

  readonly advice = new Advice();
  readonly talks: Talk;
  private readonly fairness = new Fairness();
  private readonly connection: Connection;
  private acked = 0; // the state that the last move led to
  private wasLost = false;
  private lostIn = $state(0); // the round until whose end a place may be taken back that went to a bot; 0: none did
  private signed = -SIGNS; // when a sign was given last, by the page's clock
  private returns = false; // asked to be back before a bot had made the move
  private rest: (() => void) | null = underWay(); // ends what goes on here, when the round is over

  constructor(
    private readonly table: string,
    token: string | null,
    private readonly onState: (before: State | null, now: State, fresh: TableEvent[]) => void = () => {},
    transport: Transport = tablesAt(table).transport,
  ) {
    const listener = { heard: this.heard, stands: this.stands, again: () => this.fairness.again() };
    this.talks = new Talk(table);
    this.connection = new Connection(table, token, listener, transport);
    this.connection.open();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  private readonly now = (): void => {
    if (this.line === "reconnecting" && !document.hidden) this.connection.open();
  };

  private readonly stands = (standing: Standing): void => {
    this.retryAt = standing.againAt;
    this.restarting = standing.state === "restarting";
    if (standing.state === "connected") this.line = "connected";
    else if (standing.state === "connecting") this.line = "connecting";
    else if (standing.state === "ended") this.line = this.ended(standing.why);
    else this.line = this.state ? "reconnecting" : "connecting";
    if (standing.state === "connected") return;
    this.wasLost = this.state !== null;
    this.advice.lost();
  };

  private ended(why: Refusal | null): Stands {
    this.refusal = why;
    return ENDS[why?.id ?? ""] ?? ENDS[why?.code ?? ""] ?? "ended";
  }

  private readonly heard = (message: Heard): void => {
    switch (message.type) {
      case "state":
        this.take(message);
        break;
      case "chat":
      case "talk":
      case "typing":
        this.talks.heard(message, this.state?.me ?? -1);
        break;
      case "hint":
      case "review":
        this.advice.told(message, this.state);
        break;
      case "hands":
        this.hands = message;
        break;
      case "reported":
        this.reported = [...this.reported, message.seat];
        break;
      case "told":
        this.told = message.on;
        break;
      case "error":
        this.refused(message);
    }
    if (message.type === "ack") this.acked = Math.max(this.acked, message.seq);
    if (!this.connection.pending && (this.state?.seq ?? 0) >= this.acked) this.pending = null;
  };

  private take(state: State): void {
    const seed = this.fairness.hear(state);
    if (seed) this.connection.say(seed);
    if (state.now) this.ahead = state.now - Date.now();
    const known = this.state;
    if (known && state.seq < known.seq && state.table.round === known.table.round) return;
    const sameRound = known?.table.round === state.table.round;
    const had = sameRound ? new Set(this.events.map((e) => e.seq)) : new Set<number>();
    const fresh = state.events.filter((e) => !had.has(e.seq));
    // an undo takes events back: nothing after the state's own number stands
    const kept = sameRound ? this.events.filter((e) => e.seq <= state.seq) : [];
    this.events = [...kept, ...fresh].sort((a, b) => a.seq - b.seq);
    if (this.wasLost && fresh.length) this.away = fresh.slice(-3);
    this.wasLost = false;
    this.advice.moved(known, state);
    if (known && known.person >= 0 && state.person < 0) this.lostIn = state.table.round + Number(state.over);
    this.before = known;
    this.state = state;
    this.resting(state.over);
    this.comeBack(state);
    if (!known && state.over && wasAskedFor(this.table)) this.next();
    this.onState(known, state, known ? fresh : []);
  }

  /** Whoever asked to be back too early is back once a bot has made the move for which their time was up. */
  private comeBack(state: State): void {
    if (!this.returns) return;
    this.returns = false;
    if (state.seats[state.me]?.kind === "away") this.ask("back");
  }

  private refused(refusal: Refusal): void {
    if (refusal.code === "stale" || refusal.code === "closed") return; // a newer state comes, or the end of the connection
    if (refusal.code === "retry" && refusal.move_id) return; // it is sent again by itself
    if (refusal.id === "time_is_up") return void (this.returns = true);
    if (!refusal.move_id && this.advice.refused(refusal)) return;
    if (refusal.code === "gone" || refusal.code === "bad_token") this.line = "gone";
    this.refusal = refusal;
  }

  play(move: Move): boolean {
    if (this.pending !== null || !this.state || this.line !== "connected" || !this.state.legal.includes(move)) return false;
    this.refusal = null;
    this.connection.move(this.state.seq, move);
    this.pending = move;
    return true;
  }

  private readonly say = (message: ToServer): boolean => this.connection.say(message);

  /** The next round; where a new version of the page waits for the end of this one, that is taken first. */
  next = (): void => {
    const taken = takenBefore(this.table);
    if (taken) void taken.then(() => this.say({ type: "next" }));
    else this.say({ type: "next" });
  };

  private resting(over: boolean): void {
    if (!over) return void (this.rest ??= underWay());
    this.rest?.();
    this.rest = null;
  }

  /** Whether one's place went to a bot and may be taken back: until a round ends. */
  get returnable(): boolean {
    const { state } = this;
    if (!state || state.closed || state.person >= 0) return false;
    return state.table.round < this.lostIn || (state.table.round === this.lostIn && !state.over);
  }
  takeBack = () => this.connection.anew();

  /** A touch of the page says that one is there, where the others at a public table wait. */
  sign = (): void => {
    const { state } = this;
    if (!state?.stand_in || !waitedFor(state).some((seat) => seat.person === state.person)) return;
    if (performance.now() - this.signed >= SIGNS && this.say({ type: "here" })) this.signed = performance.now();
  };
  without = () => this.say({ type: "without" });
  remove = (person: number) => this.say({ type: "remove", person });
  propose = (options: Record<string, OptionValue>) => this.say({ type: "propose", options });
  agree = (proposal: number) => this.say({ type: "agree", proposal });
  refuse = (proposal: number) => this.say({ type: "refuse", proposal });
  undo = () => this.say({ type: "undo" });
  tell = (at: Told) => this.say({ type: "tell", ...at });
  untell = (endpoint: string) => this.say({ type: "untell", endpoint });
  leave = () => this.say({ type: "leave" });
  bots = (level: string) => this.say({ type: "bots", level });
  ask = (type: "back" | "here" | "again" | "hands") => this.say({ type });
  advise = (type: "review") => this.advice.asked(type, this.say({ type }));
  /** Asks what to do, and beside which move that is better: the one that is picked. */
  hint = (move: Move | null = null) => this.advice.asked("hint", this.say(move === null ? { type: "hint" } : { type: "hint", move }));
  phrase = (n: number, name = "") => this.say({ type: "phrase", n, name });
  report = (seat: number) => this.say({ type: "report", seat });
  talk = (text: string, name = "") => this.say({ type: "chat", text, name });
  typing = () => this.talks.telling(performance.now()) && this.say({ type: "typing" });

  again(): void {
    this.connection.again();
  }

  close(): void {
    this.resting(true);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.connection.close();
    this.talks.close();
  }
}
