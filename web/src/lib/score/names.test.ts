/** Names in every script: the same cases as `ceki.locales.written` is held against. */

import { expect, test } from "vitest";
import cases from "../../../../tests/client/cases/names.json";
import { namesWrong } from "./evenings";
import { cleaned } from "../../table/text";

test("real names are kept letter by letter, at a table and in a score", () => {
  for (const name of cases.kept) {
    expect(cleaned(name)).toBe(name);
    expect(namesWrong([name, "Somebody else"])).toBeNull();
  }
});

test.each(cases.changed as [string, string][])("what nobody sees goes: %j", (given, kept) => {
  expect(cleaned(given)).toBe(kept);
});
