import { expect, test, vi } from "vitest";
import { Stage } from "./stage.svelte";

test("who listens is told the latest of much that happens at once, and all of little", () => {
  vi.useFakeTimers();
  const stage = new Stage();
  const heard = () => stage.said.join("").trim().split(" ");
  stage.say("first.");
  for (let n = 0; n < 30; n++) stage.say(`${n}.`);
  expect(heard()).toEqual(["first."]);
  vi.advanceTimersByTime(1500);
  expect(heard()).toEqual(Array.from({ length: 12 }, (_, n) => `${18 + n}.`));
  vi.useRealTimers();
});
