/** What may be chosen is told in the words of the game, as its reader has them. */

import { expect, test } from "vitest";
import type { Option } from "../../protocol.gen";
import { aGame } from "../table/example";
import { choicesTold } from "./rules";

const option = (more: object) => ({ name: "points", ...more }) as unknown as Option;
const game = aGame({ called: { none: "tiada", single: "satu", all_one: "semua satu" } });

test("numbers that have names are told by those, and their range after them", () => {
  expect(choicesTold(option({ allowed: "none, single: 0 to 1000 each", parts: ["none", "single"] }), game)).toBe("tiada, satu: 0 to 1000 each");
  expect(choicesTold(option({ allowed: "0 to 100" }), game)).toBe("0 to 100");
  expect(choicesTold(option({ allowed: ["all_one", 3] }), game)).toBe("Semua satu · 3");
});
