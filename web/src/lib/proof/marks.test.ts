import { expect, test } from "vitest";
import { mark, patternOf, placesIn } from "./marks";

const FILE = `learn = Learn
seats =
    { $n ->
        [one] One seat
       *[other] { $n } seats
    }
pair = { $some } and { $last }
    .more = { $some }, and { $last }
`;

test("a pattern is found as its file has it", () => {
  expect(patternOf(FILE, "learn")).toBe("Learn");
  expect(patternOf(FILE, "seats")).toBe("{ $n ->\n        [one] One seat\n       *[other] { $n } seats\n    }");
  expect(patternOf(FILE, "pair")).toBe("{ $some } and { $last }");
  expect(patternOf(FILE, "pair.more")).toBe("{ $some }, and { $last }");
  for (const id of ["lear", "pair.less", "none"]) expect(patternOf(FILE, id)).toBeNull();
});

test("a marked sentence says where it is written, and one within another too, the outermost first", () => {
  const files = ["other = x\n", FILE];
  const inner = mark("Learn", "ms", ["home", "table"], files, "learn");
  expect(inner).toMatch(/^Learn[\u2061-\u2064]{6}$/);
  const outer = mark(`${inner} and Play`, "ms", ["home", "table"], files, "pair");
  expect(placesIn(outer).map((one) => `${one.language}/${one.topic}:${one.id}`)).toEqual(["ms/table:pair", "ms/table:learn"]);
  expect(placesIn(outer + inner)).toHaveLength(2);
  expect(placesIn("Learn")).toEqual([]);
});
