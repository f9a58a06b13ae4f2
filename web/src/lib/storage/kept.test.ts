import { expect, test } from "vitest";
import { read, write } from "./kept.svelte";

test("what was cut in half is put aside before something is written in its place", () => {
  localStorage.setItem("ceki.example", '{"AAAAAA":{"title":"My old ta');
  expect(read("ceki.example", {})).toEqual({});
  write("ceki.example", { BBBBBB: {} });
  write("ceki.example", { CCCCCC: {} });
  expect(localStorage.getItem("ceki.example.damaged")).toBe('{"AAAAAA":{"title":"My old ta');
  expect(read("ceki.example", {})).toEqual({ CCCCCC: {} });
});
