import { afterEach, expect, test } from "vitest";
import { speak } from "./language.svelte";
import { inGroups, inRow, labelled } from "./row";

afterEach(() => speak("en"));

test("things in a row have the marks of the reader's language", async () => {
  const told = () => labelled("Ana", inGroups([inRow(["1", "2"]), "3"]));
  expect(told()).toBe("Ana: 1, 2; 3");
  await speak("zh-Hans");
  expect(told()).toBe("Ana：1、2；3");
});
