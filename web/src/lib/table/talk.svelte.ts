/** What is said at a table: its lines, how many of them are new to this page, who is writing, and words at seats for a while. */

import type { ChatMessage, Talk as Lately, Typing } from "../../protocol.gen";
import { mutedAt } from "../storage/mute.svelte";
import { sound } from "../look/sound";
import { wordsSaid } from "../sentences/people";

const KEPT = 100; // lines
const SHOWN = 5_000; // milliseconds that words stand at a seat,
const WRITES = 4_000; // and that somebody is said to be writing
const AGAIN = 2_500; // between two times that the others are told so

type Timer = ReturnType<typeof setTimeout>;

export class Talk {
  lines = $state.raw<ChatMessage[]>([]);
  unread = $state(0);
  newest = $state.raw<ChatMessage | null>(null); // of another, while nobody reads the lines
  bubbles = $state.raw<ReadonlyMap<number, string>>(new Map()); // by seat
  writing = $state.raw<ReadonlySet<number>>(new Set()); // seats

  private said = 0; // lines so far, also those that are not here any more
  private heardTo: number | null;
  private reading = 0;
  private toldAt = -AGAIN;
  private readonly timers = new Map<string, Timer>();
  private readonly key: string;

  constructor(private readonly table: string) {
    this.key = `ceki.heard.${table}`;
    this.heardTo = kept(this.key);
  }

  /** Takes in a message of chat, to who sits at seat `me` (-1: looks on). */
  heard(message: ChatMessage | Lately | Typing, me: number): void {
    if (message.type === "typing") return this.writes(message.seat);
    if (message.type === "talk") {
      [this.lines, this.said] = [message.lines, message.said];
      this.heardTo = Math.min(this.heardTo ?? this.said, this.said);
      return this.count();
    }
    this.heardTo ??= this.said;
    this.said += 1;
    this.lines = [...this.lines.slice(1 - KEPT), message];
    this.writing = without(this.writing, message.seat);
    const own = message.seat === me && me >= 0;
    const quiet = own || mutedAt(this.table).has(message.seat);
    if (quiet) this.heardTo += 1;
    else sound("word");
    this.count();
    if (quiet || this.reading) return;
    this.newest = message;
    if (message.seat >= 0) this.shows(message.seat, wordsSaid(message));
  }

  /** Somebody reads the lines, until the function that it returns is called. */
  readonly read = (): (() => void) => {
    this.reading += 1;
    this.count();
    return () => (this.reading -= 1);
  };

  /** Whether the others are to be told that one writes: now and then. */
  telling(now: number): boolean {
    if (now - this.toldAt < AGAIN) return false;
    this.toldAt = now;
    return true;
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private count(): void {
    if (this.reading) this.heardTo = this.said;
    this.unread = Math.min(this.said - (this.heardTo ?? this.said), this.lines.length);
    keep(this.key, this.heardTo ?? this.said);
  }

  private shows(seat: number, text: string): void {
    this.bubbles = new Map(this.bubbles).set(seat, text);
    this.later(`bubble ${seat}`, SHOWN, () => (this.bubbles = new Map([...this.bubbles].filter(([one]) => one !== seat))));
  }

  private writes(seat: number): void {
    if (mutedAt(this.table).has(seat)) return;
    this.writing = new Set([...this.writing, seat]);
    this.later(`writes ${seat}`, WRITES, () => (this.writing = without(this.writing, seat)));
  }

  private later(name: string, wait: number, then: () => void): void {
    clearTimeout(this.timers.get(name));
    this.timers.set(name, setTimeout(then, wait));
  }
}

const without = (seats: ReadonlySet<number>, seat: number): ReadonlySet<number> => (seats.has(seat) ? new Set([...seats].filter((one) => one !== seat)) : seats);

function kept(key: string): number | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : Number(text);
  } catch {
    return null; // private windows may refuse
  }
}

function keep(key: string, heard: number): void {
  try {
    sessionStorage.setItem(key, String(heard));
  } catch {
    // a reload then begins to count anew
  }
}
