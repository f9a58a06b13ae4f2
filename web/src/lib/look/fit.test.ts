import { expect, test } from "vitest";
import { inRows, inRun, widest, widestEnds, TARGET } from "./fit";

const RATIO = 2.5;

test("a hand lies in as many rows as let its cards be widest", () => {
  expect(inRows(4, { w: 400, h: 300 }, 0, 0, RATIO, 200)).toEqual({ rows: 1, per: 4, w: 100, step: 0 });
  // 20 cards on a phone: one row leaves 17 pixels each, three rows of seven leave 50, and each row is 125 high
  expect(inRows(20, { w: 350, h: 400 }, 0, 0, RATIO, 200)).toEqual({ rows: 3, per: 7, w: 50, step: 125 });
});

test("cards are never wider than the most, nor higher than the room", () => {
  expect(inRows(1, { w: 400, h: 400 }, 0, 0, RATIO, 90).w).toBe(90);
  expect(inRows(1, { w: 400, h: 100 }, 0, 10, RATIO, 90).w).toBe(36);
});

test("rows cover each other down to what must be seen, where cards would be too narrow to be chosen", () => {
  // 15 cards of 40 in rows of eight: 100 and 80 high, where side by side they were (195 / 2 - 10) / 2.5 = 35 wide
  expect(inRows(15, { w: 344, h: 195 }, 2, 10, RATIO, 110)).toEqual({ rows: 2, per: 8, w: 40, step: 85 });
  expect(inRows(15, { w: 344, h: 195 }, 2, 10, RATIO, 110, 0)).toMatchObject({ rows: 2, w: 35 });
});

test("a run shows all its cards as wide as they can be, else the last ones", () => {
  expect(inRun(3, { w: 200, h: 100 }, RATIO, 40)).toEqual({ w: 40, step: 24.8, most: 7 });
  // at 16 pixels and 9.92 from one to the next a row of 100 has nine, and there is room for one row
  expect(inRun(30, { w: 100, h: 50 }, RATIO, 40)).toEqual({ w: 16, step: 9.92, most: 9 });
});

test("heaps have the widest cards that fit, and overlap where they must", () => {
  const heap = (cards: number) => [{ label: 0, groups: Array.from({ length: cards }, () => ({ cards: 1, tappable: 0 })) }];
  expect(widest(heap(1), RATIO, { w: 300, h: 300 }, 13, 60)).toEqual({ w: 60, lapped: false });
  // ten cards of 22 and a gap of 8 fill a row of 300: one row of 60 high is all there is room for
  expect(widest(heap(10), RATIO, { w: 300, h: 60.5 }, 13, 60)).toEqual({ w: 22, lapped: false });
  // ten groups of four, side by side 58 wide at the least: three rows of 37.5; lapped at 16 they are 42.4 wide: two of 45
  const groups = Array.from({ length: 10 }, () => ({ cards: 4, tappable: 0 }));
  expect(widest([{ label: 0, groups }], RATIO, { w: 300, h: 95 }, 13, 60)).toEqual({ w: 16, lapped: true });
  // a line of 20 below each row, for counts, leaves room for one row, and even the narrowest need two
  expect(widest([{ label: 0, under: 20, groups }], RATIO, { w: 300, h: 60 }, 13, 60).w).toBe(0);
});

test("what can be tapped has its target", () => {
  const flow = (tappable: number) => [{ label: 0, groups: Array.from({ length: 10 }, () => ({ cards: 1, tappable })) }];
  // cards of 14 on targets of 24: ten and their gaps of 8 need 318 pixels in a row, so that they go in two
  const room = { w: 300, h: 14 * RATIO + 6 };
  expect(widest(flow(0), RATIO, room, 13, 14)).toEqual({ w: 14, lapped: false });
  expect(widest(flow(1), RATIO, room, 13, 14)).not.toEqual({ w: 14, lapped: false });
  expect(TARGET).toBe(24);
});

test("the tops of cards are as wide as there is room for, with the counts beside them", () => {
  expect(widestEnds([[1], [1]], { w: 100, h: 40 }, 12, 24)).toEqual({ w: 24, lapped: false });
  expect(widestEnds([[1, 1, 1]], { w: 46, h: 40 }, 12, 24)).toEqual({ w: 14, lapped: false }); // 14 + 15 + 15
  expect(widestEnds([[1, 1, 1]], { w: 46, h: 20 }, 15, 24)).toEqual({ w: 0, lapped: true }); // nor is it 13 high
  expect(widestEnds([[1, 1, 1]], { w: 46, h: 40 }, 15, 24)).toEqual({ w: 20, lapped: true }); // 20 + 2 x 12
  expect(widestEnds([[2]], { w: 40, h: 40 }, 12, 24)).toEqual({ w: 21, lapped: false }); // and 19 for the count
  expect(widestEnds([[1]], { w: 10, h: 40 }, 12, 24).w).toBe(0);
});
