import { expect, test } from "vitest";
import { NoAnswer, Pool, type Running } from "./pool";
import type { Answered, Prepare, Question } from "./question";

interface Begun extends Running {
  posted: (Prepare | (Question & { number: number }))[];
  heard(answered: Answered): void;
  broken(): void;
  ended: boolean;
}

function pool(count: number) {
  const begun: Begun[] = [];
  const waits: { due: number; then(): void }[] = [];
  let now = 0;
  const clock = {
    now: () => now,
    after: (wait: number, then: () => void) => {
      const one = { due: now + wait, then };
      waits.push(one);
      return () => void waits.splice(waits.indexOf(one), 1);
    },
  };
  const pass = (wait: number) => {
    now += wait;
    for (const one of [...waits]) if (one.due <= now) one.then();
  };
  const made = new Pool(
    count,
    (heard, broken) => {
      const one: Begun = { posted: [], heard, broken, ended: false, post: (message) => one.posted.push(message), end: () => (one.ended = true) };
      begun.push(one);
      return one;
    },
    clock,
    1000,
  );
  return { made, begun, pass };
}

const question = (seat: number): Question => ({ work: "move", bot: "x", game: "g", seat, view: new Uint8Array(), start: [] });
const game = { prepare: "g" } as Prepare;
const seats = (one: Begun) => one.posted.flatMap((said) => ("seat" in said ? [said.seat] : []));
const why = (asked: Promise<unknown>) => asked.then(() => "answered", (error: NoAnswer) => error.message);

test("each worker has one question at a time, and the shortest line gets the next", async () => {
  const { made, begun } = pool(2);
  made.want(game);
  const asked = [0, 1, 2].map((seat) => made.ask(question(seat), 10));
  expect(begun.map((one) => one.posted[0])).toEqual([game, game]);
  expect(begun.map(seats)).toEqual([[0], [1]]);
  begun[0]!.heard({ number: 1, answer: [7, 8] });
  expect(await asked[0]).toEqual([7, 8]);
  expect(seats(begun[0]!)).toEqual([0, 2]);
});

test("a question that has waited too long is not asked any more", async () => {
  const { made, begun, pass } = pool(1);
  const asked = [made.ask(question(0), 50), made.ask(question(1), 10)];
  pass(20);
  expect(await why(asked[1]!)).toBe("busy");
  begun[0]!.heard({ number: 1, answer: [0, 0] });
  expect(await asked[0]).toEqual([0, 0]);
  expect(seats(begun[0]!)).toEqual([0]);
});

test("a late answer is nobody's, and the worker goes on", async () => {
  const { made, begun, pass } = pool(1);
  const late = made.ask(question(0), 10);
  pass(20);
  expect(await why(late)).toBe("busy");
  const next = made.ask(question(1), 10);
  expect(seats(begun[0]!)).toEqual([0]);
  begun[0]!.heard({ number: 1, answer: [1, 1] });
  begun[0]!.heard({ number: 2, answer: [2, 2] });
  expect(await next).toEqual([2, 2]);
});

test("a problem is no answer", async () => {
  const { made, begun } = pool(1);
  const asked = made.ask(question(0), 10);
  begun[0]!.heard({ number: 1, problem: "RuntimeError" });
  expect(await why(asked)).toBe("broken");
});

test("a worker that breaks down fails all its questions, rests, and begins anew with every game", async () => {
  const { made, begun, pass } = pool(1);
  made.want(game);
  const asked = [made.ask(question(0), 10), made.ask(question(1), 10)];
  begun[0]!.broken();
  expect(await Promise.all(asked.map(why))).toEqual(["broken", "broken"]);
  expect(begun[0]!.ended).toBe(true);
  expect(await why(made.ask(question(2), 10))).toBe("broken");
  pass(1000);
  void made.ask(question(3), 10);
  expect(begun[1]!.posted[0]).toBe(game);
  expect(seats(begun[1]!)).toEqual([3]);
});
