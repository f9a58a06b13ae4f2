import { expect, test } from "vitest";
import { dropSittings, keepSitting, puzzling, read, sittings, write } from "./kept.svelte";

test("a field of another kind is left out of its row, and the row stays", () => {
  const whole = { code: "AAAAAA", table: "0", game: "chabut", title: "My old table", when: 1, seat: 0 };
  const strange = { result: null, days: "x", shares: {}, token: 3, puzzle: [] };
  for (const [name, value] of Object.entries(strange)) {
    keepSitting({ ...whole, [name]: value } as never);
    expect([...sittings(), ...puzzling()].filter((one) => one.code === whole.code)).toEqual([whole]);
  }
  dropSittings([whole.code]);
});

test("what was cut in half is put aside before something is written in its place", () => {
  localStorage.setItem("ceki.example", '{"AAAAAA":{"title":"My old ta');
  expect(read("ceki.example", {})).toEqual({});
  write("ceki.example", { BBBBBB: {} });
  write("ceki.example", { CCCCCC: {} });
  expect(localStorage.getItem("ceki.example.damaged")).toBe('{"AAAAAA":{"title":"My old ta');
  expect(read("ceki.example", {})).toEqual({ CCCCCC: {} });
});
