import { expect, test } from "vitest";
import { fullest, packed, placed, steps } from "./pool";

const PHONE = { w: 326, h: 258, ratio: 2.5, firsts: 2 }; // the middle of a table at 360 x 740, beside a stock and a card just played
const LOW = { ...PHONE, h: 178 }; // at 360 x 640

test("twelve whole cards of at least 40 pixels have room on a phone, and no more", () => {
  expect(fullest(PHONE)).toBe(12);
  expect(packed(12, PHONE, 96)).toEqual({ columns: 6, rows: 2, w: 40.6, h: 101.5 });
  expect(packed(13, PHONE, 96).w).toBeLessThan(40);
  expect(fullest({ ...PHONE, firsts: 0 })).toBe(14);
  expect(fullest({ ...PHONE, h: 90 })).toBe(0);
});

test.each([1, 5, 12, 14, 22, 30])("%i cards lie within the room", (n) => {
  for (const room of [PHONE, LOW]) {
    const { columns, rows, w, h } = packed(n, room, 96);
    expect(columns * rows).toBeGreaterThanOrEqual(n);
    expect(72 * Math.ceil(2 / rows) + columns * (w + 2) - 2).toBeLessThanOrEqual(room.w);
    expect(rows * (h + 2) - 2).toBeLessThanOrEqual(room.h);
  }
});

test("cards are cut rather than made too small to tell apart", () => {
  const { w, h } = packed(24, LOW, 96);
  expect(w).toBeGreaterThan(29);
  expect(h).toBeGreaterThan(0.6 * 2.5 * w);
  expect(h).toBeLessThan(2.5 * w);
});

test("what lies stays where it is, and what comes takes the first free place", () => {
  expect(placed([], ["C1", "C2", "C3"], 14)).toEqual(["C1", "C2", "C3"]);
  expect(placed(["C1", "C2", "C3"], ["C1", "C3"], 14)).toEqual(["C1", "", "C3"]);
  expect(placed(["C1", "", "C3"], ["C1", "C3", "M9"], 14)).toEqual(["C1", "M9", "C3"]);
  expect(placed(["C1", "C2"], ["C1"], 14)).toEqual(["C1"]);
});

test("places close up only where the cards are wide enough again by it", () => {
  expect(placed(["C1", "", "C3", "C4"], ["C1", "C3", "C4"], 3)).toEqual(["C1", "C3", "C4"]);
  expect(placed(["C1", "", "C3", "C4"], ["C1", "C3", "C4"], 2)).toEqual(["C1", "", "C3", "C4"]);
});

test("places come by fours, and cards are not narrowed for the sake of a free one", () => {
  expect([1, 8, 9, 12, 13, 17].map((n) => steps(n, 14))).toEqual([8, 8, 12, 12, 14, 20]);
  expect([3, 7].map((n) => steps(n, 6))).toEqual([6, 8]);
});
