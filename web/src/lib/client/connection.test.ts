/** The script of cases that the Python client is held against too. */

import { expect, test } from "vitest";
import type { FromServer } from "../../protocol.gen";
import cases from "../../../../tests/client/cases/connection.json";
import { Connection } from "./connection";
import { Bench } from "./bench";

type Step = Record<string, unknown>;

test.each(cases.map((one) => [one.name, one.steps as Step[]] as const))("%s", (_, steps) => {
  const bench = new Bench();
  const line = new Connection("K7NRPX", "t", { heard: () => {}, stands: () => {} }, bench);
  const known = new Map<string, string>();
  const meant = (message: object) => JSON.parse(JSON.stringify(message), (_, value) => known.get(value as string) ?? value) as Step;
  line.open();
  for (const step of steps) {
    const [what, value] = Object.entries(step)[0]!;
    const at = JSON.stringify(step);
    if (what === "opened") bench.opened();
    else if (what === "said") bench.said(meant(value as object) as unknown as FromServer);
    else if (what === "closed") bench.closed(value as number);
    else if (what === "passed") bench.passed(value as number);
    else if (what === "move") line.move(step.base as number, value as string);
    else if (what === "pending") expect(line.pending?.move ?? null, at).toBe(value);
    else if (what === "silent") expect(bench.sent, at).toEqual([]);
    else if (what === "unopened") expect(bench.live, at).toBeNull();
    else if (what === "waits") {
      const [least, most] = value as [number, number];
      expect(line.standing.againAt - bench.now(), at).toBeGreaterThanOrEqual(least);
      expect(line.standing.againAt - bench.now(), at).toBeLessThanOrEqual(most);
    } else if (what === "stands") {
      expect(line.standing.state, at).toBe(value);
      if (step.why) expect(line.standing.why?.id, at).toBe(step.why);
    } else if (what === "sent") {
      const sent = bench.sent.shift() as Step | undefined;
      const wanted = value as Step;
      if (typeof wanted.move_id === "string" && !known.has(wanted.move_id)) known.set(wanted.move_id, String(sent?.move_id));
      expect(sent, at).toMatchObject(meant(wanted));
    } else throw new Error(`no such step: ${at}`);
  }
});

test("a connection on which nothing is said is asked, and given up without an answer", () => {
  const bench = new Bench();
  const line = new Connection("K7NRPX", "t", { heard: () => {}, stands: () => {} }, bench);
  line.open();
  bench.opened();
  bench.sent.length = 0;
  bench.passed(20_000);
  expect(bench.sent).toEqual([{ type: "ping" }]);
  bench.said({ type: "pong" });
  bench.passed(20_000);
  bench.passed(11_999);
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
