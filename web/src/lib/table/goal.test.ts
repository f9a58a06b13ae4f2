import { expect, test } from "vitest";
import type { GoalFact } from "../../engine/goal";
import type { State } from "../../protocol.gen";
import { Refused, type Seen } from "../client/host";
import { Goal } from "./goal.svelte";

const SHORT: GoalFact[] = [{ id: "goal-sets" }];
const state = (more: object = {}) => ({ table: { game: "one", players: 3 }, given: {}, view: { seat: 0, over: 0 }, ...more }) as unknown as State;

/** Rules that answer when the test says so. */
class Rules {
  readonly asked: { seen: Seen; done: (facts: GoalFact[]) => void; failed: (why: unknown) => void }[] = [];
  goal = (seen: Seen) => new Promise<GoalFact[]>((done, failed) => this.asked.push({ seen, done, failed }));

  get last() {
    return this.asked.at(-1)!;
  }
}

const settled = () => new Promise<void>((done) => setTimeout(done));

test("the goal is that of the view that came last, and stands until the next is known", async () => {
  const rules = new Rules();
  const goal = new Goal(rules);
  goal.follow(state());
  expect([goal.awaited, rules.last.seen]).toEqual([true, { game: "one", players: 3, given: {}, view: { seat: 0, over: 0 } }]);
  rules.last.done(SHORT);
  await settled();
  expect([goal.awaited, goal.facts]).toEqual([false, SHORT]);
  goal.follow(state());
  goal.follow(state());
  expect([goal.awaited, goal.facts]).toEqual([false, SHORT]);
  const [, older, newer] = rules.asked;
  newer!.done([]);
  older!.done(SHORT);
  await settled();
  expect(goal.facts).toEqual([]);
});

test("before a deal, at the end and for whoever looks on the rules are not asked", async () => {
  const rules = new Rules();
  const goal = new Goal(rules);
  goal.follow(state());
  rules.last.done(SHORT);
  await settled();
  for (const other of [{ view: {} }, { view: { seat: -1, over: 0 } }, { view: { seat: 0, over: 1 } }]) {
    goal.follow(state(other));
    expect([rules.asked.length, goal.facts]).toEqual([1, []]);
  }
});

test("a game without rules here is asked for once, and one that could not be reached again with the next state", async () => {
  for (const [id, times] of [["no_rules", 1], ["unusable", 1], ["out_of_reach", 2]] as const) {
    const rules = new Rules();
    const goal = new Goal(rules);
    goal.follow(state());
    rules.last.failed(new Refused("gone", "", id as never));
    await settled();
    goal.follow(state());
    expect([rules.asked.length, goal.facts]).toEqual([times, []]);
    expect(goal.awaited).toBe(times === 2);
  }
});
