/** The script of what every client does: `tests/client/cases`. The Python client runs it too. */

import { expect, test } from "vitest";
import cases from "../../../../tests/client/cases/connection.json";
import whole from "../../../../tests/client/cases/state.json";
import { Bench } from "./bench";
import { Connection } from "./connection";

type Step = Record<string, unknown>;
type Window = [least: number, most: number];

/** One case, step by step. */
class Run {
  private readonly bench = new Bench();
  private readonly line = new Connection("K7MPRA", "secret", { heard: () => {}, stands: () => {} }, this.bench);
  private readonly names = new Map<string, unknown>();
  private last = 0; // when the step before was done
  private opened = 0; // connections that the script has come to

  constructor() {
    this.line.open();
  }

  follow(step: Step): void {
    const [kind, value] = Object.entries(step)[0]!;
    const how = this.steps[kind];
    if (!how) throw new Error(`no such step: ${kind}`);
    how(value as never, step);
    this.last = this.bench.now();
  }

  /** Something happens so many milliseconds from the last step, not earlier and not later. */
  private within([least, most]: Window, happened: () => boolean): void {
    if (least) this.bench.passed(least - 1);
    if (least) expect(happened(), `too early, before ${least} ms`).toBe(false);
    while (!happened() && this.bench.now() <= this.last + most) this.bench.passed(1);
    expect(happened(), `within ${most} ms`).toBe(true);
  }

  private meant(value: object): Step {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.names.get(String(one)) ?? one]));
  }

  private readonly steps: Record<string, (value: never, step: Step) => void> = {
    connects: (window: Window) => {
      this.within(window, () => this.bench.connections > this.opened);
      this.opened += 1;
      this.bench.sent.length = 0;
      this.bench.opened();
    },
    sends: (wanted: Step, step) => {
      this.within((step.after ?? [0, 0]) as Window, () => this.bench.sent.length > 0);
      const sent = this.bench.sent.shift() as Step;
      for (const [name, value] of Object.entries(wanted)) {
        if (String(value).startsWith("$") && !this.names.has(String(value))) this.names.set(String(value), sent[name]);
      }
      expect(sent).toMatchObject(this.meant(wanted));
    },
    hears: (message: Step) => this.bench.said(this.meant(message.type === "state" ? { ...whole, ...message } : message) as never),
    plays: (move: { base_seq: number; move: string }) => this.line.move(move.base_seq, move.move),
    closes: (code: number) => this.bench.closed(code),
    stands: (how: string, step) => {
      expect(this.line.standing.state).toBe(how);
      if (step.id) expect(this.line.standing.why?.id).toBe(step.id);
    },
    silent: () => expect(this.bench.sent).toEqual([]),
    passes: (milliseconds: number) => {
      this.bench.passed(milliseconds);
      expect(this.bench.connections).toBe(this.opened);
    },
  };
}

test.each(cases.map(({ name, steps }) => [name, steps as Step[]] as const))("%s", (_, steps) => {
  const run = new Run();
  for (const step of steps) run.follow(step);
});

test("a connection on which nothing is said is asked, and given up within ten seconds without an answer", () => {
  const bench = new Bench();
  const line = new Connection("K7NRPX", "t", { heard: () => {}, stands: () => {} }, bench);
  line.open();
  bench.opened();
  bench.sent.length = 0;
  bench.passed(5_000);
  expect(bench.sent).toEqual([{ type: "ping" }]);
  bench.said({ type: "pong" });
  bench.passed(5_000);
  bench.passed(3_999);
  expect(bench.live).not.toBeNull();
  bench.passed(1);
  expect(line.standing.state).toBe("reconnecting");
});

test("a change comes as a whole state, and one before any state is nothing", () => {
  const bench = new Bench();
  const heard: unknown[] = [];
  const line = new Connection("K7NRPX", "t", { heard: (message) => heard.push(message), stands: () => {} }, bench);
  line.open();
  bench.opened();
  bench.said({ type: "change", seq: 1, events: [] });
  bench.said({ type: "state", seq: 2, turn: 0, view: { a: 1, b: 2 } } as never);
  bench.said({ type: "change", seq: 3, events: [], view: { b: 5 } });
  expect(heard).toEqual([
    { type: "state", seq: 2, turn: 0, view: { a: 1, b: 2 } },
    { type: "state", seq: 3, turn: 0, view: { a: 1, b: 5 }, events: [] },
  ]);
});
