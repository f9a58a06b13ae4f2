/** What a page makes of a connection: refusals go where they belong, and nothing is lost. */

import { beforeEach, expect, test } from "vitest";
import type { FromServer, Reason } from "../../protocol.gen";
import { Bench } from "../client/bench";
import { aState } from "./example";
import { Line } from "./line.svelte";

const refusal = (code: string, id: Reason, more: object = {}) => ({ type: "error", code, id, args: {}, message: `${id}.`, ...more }) as FromServer;

let bench: Bench;
let line: Line;
beforeEach(() => {
  localStorage.clear();
  bench = new Bench();
  line = new Line("K7NRPX", "t", () => {}, bench);
  bench.opened();
  bench.said(aState({ legal: ["draw", "discard C5"] }));
  bench.sent.length = 0;
});

test("a move that is not legal, or comes while one is on its way, is not sent", () => {
  expect(line.play("claim")).toBe(false);
  expect(line.play("draw")).toBe(true);
  expect(line.play("discard C5")).toBe(false);
  expect(bench.sent).toHaveLength(1);
});

test("a hint that is thought about does not swallow the refusal of a move, nor the other way round", () => {
  line.hint();
  line.play("draw");
  bench.said(refusal("illegal", "illegal_move", { move_id: "id-1" }));
  expect(line.refusal?.id).toBe("illegal_move");
  expect(line.pending).toBeNull();
  expect(line.advice.thinking).toBe("hint");
  bench.said(refusal("retry", "advice_failed"));
  expect(line.advice.trouble).toBe("The advice could not be worked out; ask again.");
  expect(line.advice.thinking).toBe("");
});

test("a hint stays while others join or send seeds, until the next move or until its reader has none to make", () => {
  const hint = (seq: number) => ({ type: "hint", seq }) as FromServer;
  line.hint();
  bench.said(aState({ seq: 8 }));
  expect(line.advice.thinking).toBe("hint");
  bench.said(hint(7));
  expect(line.advice.hint?.seq).toBe(7);
  bench.said(aState({ seq: 9 }));
  expect(line.advice.hint?.seq).toBe(7);
  bench.said(aState({ seq: 10, stands_since: 10 }));
  bench.said(hint(9));
  expect(line.advice.hint).toBeNull();
  bench.said(hint(10));
  expect(line.advice.hint?.seq).toBe(10);
  bench.said(aState({ seq: 11, stands_since: 10, asked: false, legal: [], closed: true }));
  expect(line.advice.hint).toBeNull();
});

test("the refusal of something else is not taken for that of a hint", () => {
  line.hint();
  bench.said(refusal("illegal", "table_quiet"));
  expect(line.refusal?.id).toBe("table_quiet");
  expect(line.advice.thinking).toBe("hint");
});

test("whoever asks to be back before a bot has made their move is back after it, and nothing is refused", () => {
  const seated = (seq: number, kind: "away" | "human") => {
    const state = aState({ seq });
    return { ...state, seats: state.seats.map((one) => (one.seat === state.me ? { ...one, kind } : one)) };
  };
  const asked = () => bench.sent.filter((one) => (one as { type: string }).type === "back").length;
  bench.said(seated(8, "away"));
  line.ask("back");
  bench.said(refusal("illegal", "time_is_up"));
  expect([asked(), line.refusal]).toEqual([1, null]);
  bench.said(seated(9, "away"));
  expect(asked()).toBe(2);
  bench.said(seated(10, "human"));
  bench.said(seated(11, "away")); // another time: they are asked
  expect(asked()).toBe(2);
});

test("a move stays on its way over another's move and a lost connection", () => {
  line.play("draw");
  bench.said(aState({ seq: 8 }));
  expect(line.pending).toBe("draw");
  bench.closed(1006);
  expect(line.line).toBe("reconnecting");
  bench.passed(1000);
  bench.opened();
  expect(bench.sent.filter((one) => (one as { type: string }).type === "move")).toHaveLength(2);
  bench.said(aState({ seq: 8 }));
  bench.said({ type: "ack", move_id: "id-1", seq: 9 });
  expect(line.pending, "what came of it is not seen yet").toBe("draw");
  bench.said(aState({ seq: 9 }));
  expect(line.pending).toBeNull();
});

test.each([
  ["closed", "taken_over", "elsewhere"],
  ["bad_message", "old_version", "old"],
  ["gone", "unknown_table", "gone"],
  ["bad_token", "wrong_token", "gone"],
  ["too_fast", "too_many_messages", "ended"],
] as const)("after %s %s the line is %s", (code, id, stands) => {
  bench.said(refusal(code, id));
  bench.closed(1008);
  expect(line.line).toBe(stands);
  line.again();
  bench.opened();
  bench.said(aState());
  expect(line.line).toBe("connected");
});

test("a server that restarts says so until it is back", () => {
  bench.said(refusal("closed", "restarting", { retry_ms: 2000 }));
  bench.closed(1012);
  expect([line.line, line.restarting, line.retryAt]).toEqual(["reconnecting", true, 2000]);
  bench.passed(2000);
  bench.opened();
  bench.said(aState());
  expect([line.line, line.restarting]).toEqual(["connected", false]);
});

test("what happened while nobody was connected is told, and an event once", () => {
  const events = (...seqs: number[]) => seqs.map((seq) => ({ seq, kind: "moved" as const, seat: 1, you: false, name: "Bo", says: "", move: "draw" }));
  bench.said(aState({ events: events(6, 7) }));
  bench.closed(1006);
  bench.passed(1000);
  bench.opened();
  bench.said(aState({ seq: 9, events: events(7, 8, 9) }));
  expect(line.away.map((e) => e.seq)).toEqual([8, 9]);
  expect(line.events.map((e) => e.seq)).toEqual([6, 7, 8, 9]);
});
