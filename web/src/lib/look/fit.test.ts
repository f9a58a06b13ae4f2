import { expect, test } from "vitest";
import { inRows, widest, TARGET } from "./fit";

const RATIO = 2.5;

test("a hand lies in as many rows as let its cards be widest", () => {
  expect(inRows(4, { w: 400, h: 300 }, 0, 0, RATIO, 200)).toEqual({ rows: 1, per: 4, w: 100 });
  // 20 cards on a phone: one row leaves 17 pixels each, three rows of seven leave 50, and each row is 125 high
  expect(inRows(20, { w: 350, h: 400 }, 0, 0, RATIO, 200)).toEqual({ rows: 3, per: 7, w: 50 });
});

test("cards are never wider than the most, nor higher than the room", () => {
  expect(inRows(1, { w: 400, h: 400 }, 0, 0, RATIO, 90).w).toBe(90);
  expect(inRows(1, { w: 400, h: 100 }, 0, 10, RATIO, 90).w).toBe(36);
});

test("heaps have the widest cards that fit, and overlap where they must", () => {
  const heap = (cards: number) => [{ label: 0, groups: Array.from({ length: cards }, () => ({ cards: 1, tappable: 0 })) }];
  expect(widest(heap(1), RATIO, { w: 300, h: 300 }, 13, 60)).toEqual({ w: 60, lapped: false });
  // ten cards of 22 and a gap of 8 fill a row of 300: one row of 60 high is all there is room for
  expect(widest(heap(10), RATIO, { w: 300, h: 60.5 }, 13, 60)).toEqual({ w: 22, lapped: false });
  // ten groups of four, side by side 58 wide at the least: three rows of 37.5; lapped at 16 they are 42.4 wide: two of 45
  const groups = Array.from({ length: 10 }, () => ({ cards: 4, tappable: 0 }));
  expect(widest([{ label: 0, groups }], RATIO, { w: 300, h: 95 }, 13, 60)).toEqual({ w: 16, lapped: true });
});

test("what can be tapped has its target", () => {
  const flow = (tappable: number) => [{ label: 0, groups: Array.from({ length: 10 }, () => ({ cards: 1, tappable })) }];
  // cards of 14 on targets of 24: ten and their gaps of 8 need 318 pixels in a row, so that they go in two
  const room = { w: 300, h: 14 * RATIO + 6 };
  expect(widest(flow(0), RATIO, room, 13, 14)).toEqual({ w: 14, lapped: false });
  expect(widest(flow(1), RATIO, room, 13, 14)).not.toEqual({ w: 14, lapped: false });
  expect(TARGET).toBe(24);
});
