import { expect, test } from "vitest";

import { Memory, Rows } from "./memory.ts";
import { Kind, RecordAt } from "./record.ts";

const kind = new Kind("table", {
  bytes: 32,
  fields: [
    { name: "faces", at: 0, width: 8, lengths: [] },
    { name: "cents", at: 8, width: 4, lengths: [2], empty: -3 },
    { name: "came", at: 16, width: 2, lengths: [2] },
    { name: "hand", at: 20, width: 1, lengths: [2, 3] },
  ],
});

function memory(): Memory {
  return new Memory(new WebAssembly.Memory({ initial: 1 }), 1001);
}

test("a record has its fields where its layout says", () => {
  const room = memory();
  const one = new RecordAt(room, kind, room.take(kind.bytes));
  one.set("came", -2, 1);
  one.set("hand", 7, 1, 2);
  one.set("faces", 1n << 60n);
  expect([...one.bytes().slice(18, 26)]).toEqual([-2, -1, 0, 0, 0, 0, 0, 7]);
  expect(one.get("came", 1)).toBe(-2);
  expect(one.all("hand", 1)).toEqual([0, 0, 7]);
  expect(one.getBig("faces")).toBe(1n << 60n);
});

test("a blank record has the empty values", () => {
  const room = memory();
  const one = new RecordAt(room, kind, room.take(kind.bytes));
  one.set("came", 5, 0);
  one.clear();
  expect(one.all("cents")).toEqual([-3, -3]);
  expect(one.all("came")).toEqual([0, 0]);
});

test("what does not fit is refused", () => {
  const room = memory();
  const one = new RecordAt(room, kind, room.take(kind.bytes));
  expect(() => one.set("came", 32768, 0)).toThrow(RangeError);
  expect(() => one.get("hand", 0, 3)).toThrow("field hand has no place 0, 3");
  expect(() => one.get("hands")).toThrow("hands is no field of the record table");
  one.set("faces", (1n << 53n) + 1n);
  expect(() => one.get("faces")).toThrow(RangeError);
});

test("memory grows, is zero when taken, and is given back", () => {
  const room = memory();
  const mark = room.mark();
  const rows = new Rows(room, room.take(8 * 10_000), 8, [10_000]);
  rows.set(9_999, 5);
  expect(rows.get(9_999)).toBe(5);
  room.release(mark);
  const again = new Rows(room, room.take(8 * 10_000), 8, [10_000]);
  expect(again.address).toBe(rows.address);
  expect(again.get(9_999)).toBe(0);
  expect(() => again.get(10_000)).toThrow(RangeError);
});
