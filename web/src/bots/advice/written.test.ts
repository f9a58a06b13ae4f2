import { expect, test } from "vitest";
import { Fraction, rounded, written } from "./written";

test("a fraction is written with its point, and a whole number without", () => {
  expect(written({ a: new Fraction(2), b: 2, c: [new Fraction(-0.0001), null, "é"] })).toBe('{"a":2.0,"b":2,"c":[-0.0,null,"é"]}');
});

test.each([
  [0.0625, 0.062], // between two: the even one, as `round(0.0625, 3)` of Python
  [0.1875, 0.188],
  [-0.0625, -0.062],
  [-0.1875, -0.188],
  [0.0005, 0.001], // a little more than it says
  [2.675, 2.675],
  [1 / 3, 0.333],
])("%d is rounded to %d", (value, wanted) => expect(rounded(value)).toBe(wanted));
