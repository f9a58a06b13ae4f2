import { expect, test } from "vitest";
import { agoTold, sinceTold } from "./days";

const HOUR = 3_600_000;

test("how long ago the last move was is told in the largest whole unit", () => {
  const now = 1_700_000_000_000;
  expect(agoTold(now - 59_000, now)).toBe("a moment ago");
  expect(agoTold(now + 5_000, now)).toBe("a moment ago"); // by a clock that is late
  expect(agoTold(now - 60_000, now)).toBe("1 minute ago");
  expect(agoTold(now - 3.9 * HOUR, now)).toBe("3 hours ago");
  expect(agoTold(now - 25 * HOUR, now)).toBe("yesterday");
  expect(agoTold(now - 80 * HOUR, now)).toBe("3 days ago");
});

test("and whose move it is", () => {
  const now = 1_700_000_000_000;
  expect(sinceTold(true, "Siti", now - 2 * HOUR, now)).toBe("It is your move; the last one was 2 hours ago.");
  expect(sinceTold(false, "Siti", now - 2 * HOUR, now)).toBe("Siti is to move; the last move was 2 hours ago.");
});
