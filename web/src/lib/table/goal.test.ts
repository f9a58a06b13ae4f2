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
  const views = [1, 2, 3].map((moves) => ({ seat: 0, over: 0, moves }));
  for (const view of views) goal.follow(state({ view }));
  expect([goal.awaited, goal.facts, rules.asked.length]).toEqual([false, SHORT, 2]);
  rules.last.done([]);
  await settled();
  expect([goal.facts, rules.asked.length, rules.last.seen.view]).toEqual([SHORT, 3, views[2]]);
  rules.last.done([]);
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
  goal.follow(state());
  goal.follow(state({ view: { seat: 0, over: 1 } }));
  rules.last.done(SHORT); // of before the end
  await settled();
  expect(goal.facts).toEqual([]);
});

test("a game without rules here is asked for once, and one that could not be reached again with the next state", async () => {
  for (const [id, times] of [["no_rules", 1], ["unusable", 1], ["out_of_reach", 2]] as const) {
    for (const states of [1, 2]) {
      const rules = new Rules();
      const goal = new Goal(rules);
      for (let n = 0; n < states; n++) goal.follow(state());
      rules.last.failed(new Refused("gone", "", id as never));
      await settled();
      goal.follow(state());
      expect([rules.asked.length, goal.facts, goal.awaited]).toEqual([times, [], times === 2]);
    }
  }
});
