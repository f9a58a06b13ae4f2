/** The workers that bots think in, as many as there are cores. Each has one question at a time; the others stand in line, and one
 * that has waited too long gets no answer. */

import type { Answer, Answered, Prepare, Question } from "./question.ts";

/** Nobody has thought about it: `busy` or `broken`. */
export class NoAnswer extends Error {}

/** A worker that runs. */
export interface Running {
  post(message: Prepare | (Question & { number: number })): void;
  end(): void;
}

/** What begins a worker: it hears its answers, and that it has broken down. */
export type Begin = (heard: (answered: Answered) => void, broken: () => void) => Running;

/** Clocks: does something after so many milliseconds, unless the function that it returns is called before. */
export interface Clock {
  now(): number;
  after(wait: number, then: () => void): () => void;
}

interface Waiting {
  question: Question;
  done(answer: Answer): void;
  failed(why: NoAnswer): void;
}

/** One worker. It begins with its first question, and anew some time after it has broken down. */
class Seat {
  private running: Running | null = null;
  private readonly line: Waiting[] = [];
  private now: Waiting | null = null;
  private number = 0;
  private rests = 0; // until when no new worker begins, in milliseconds
  private readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  /** Questions that are here, asked or waiting. */
  get length(): number {
    return this.line.length + Number(this.now !== null);
  }

  /** Whether a question may be put here. */
  get open(): boolean {
    return this.running !== null || this.pool.clock.now() >= this.rests;
  }

  put(waiting: Waiting): void {
    this.line.push(waiting);
    this.next();
  }

  /** Nobody waits for it any more. A question that is being thought about is thought about to its end. */
  drop(waiting: Waiting): void {
    const place = this.line.indexOf(waiting);
    if (place >= 0) this.line.splice(place, 1);
  }

  prepare(game: Prepare): void {
    this.running?.post(game);
  }

  end(): void {
    this.running?.end();
    this.running = null;
    this.fail();
  }

  private next(): void {
    if (this.now || !this.line.length) return;
    this.running ??= this.begin();
    this.now = this.line.shift()!;
    this.running.post({ ...this.now.question, number: ++this.number });
  }

  private begin(): Running {
    const begun: Running = this.pool.begin(
      (answered) => this.running === begun && this.heard(answered),
      () => this.running === begun && this.broken(),
    );
    for (const game of this.pool.games) begun.post(game);
    return begun;
  }

  private heard(answered: Answered): void {
    const { now } = this;
    if (!now || answered.number !== this.number) return;
    this.now = null;
    if ("answer" in answered) now.done(answered.answer);
    else now.failed(new NoAnswer("broken"));
    this.next();
  }

  private broken(): void {
    this.rests = this.pool.clock.now() + this.pool.again;
    this.end();
  }

  private fail(): void {
    const all = [...(this.now ? [this.now] : []), ...this.line.splice(0)];
    this.now = null;
    for (const waiting of all) waiting.failed(new NoAnswer("broken"));
  }
}

export class Pool {
  private readonly seats: Seat[];
  private readonly wanted = new Map<string, Prepare>();
  readonly begin: Begin;
  readonly clock: Clock;
  readonly again: number; // milliseconds from the end of a worker to the beginning of the next

  constructor(count: number, begin: Begin, clock: Clock, again: number) {
    this.begin = begin;
    this.clock = clock;
    this.again = again;
    this.seats = Array.from({ length: Math.max(1, count) }, () => new Seat(this));
  }

  get size(): number {
    return this.seats.length;
  }

  /** The games that every worker is sent. */
  get games(): Iterable<Prepare> {
    return this.wanted.values();
  }

  /** Sends every worker a game that it lacks. */
  want(game: Prepare): void {
    if (this.wanted.has(game.prepare)) return;
    this.wanted.set(game.prepare, game);
    for (const seat of this.seats) seat.prepare(game);
  }

  /** The answer to a question about a game that is wanted, within so many milliseconds. Throws `NoAnswer`. */
  ask(question: Question, wait: number): Promise<Answer> {
    const open = this.seats.filter((seat) => seat.open);
    if (!open.length) return Promise.reject(new NoAnswer("broken"));
    const seat = open.reduce((shortest, one) => (one.length < shortest.length ? one : shortest));
    return new Promise((done, failed) => {
      const waiting: Waiting = { question, done, failed };
      const stop = this.clock.after(wait, () => {
        seat.drop(waiting);
        failed(new NoAnswer("busy"));
      });
      waiting.done = (answer) => (stop(), done(answer));
      waiting.failed = (why) => (stop(), failed(why));
      seat.put(waiting);
    });
  }

  /** Ends all workers. */
  end(): void {
    for (const seat of this.seats) seat.end();
  }
}
