/** Every client tells the same: `tests/client/test_sentences.py`. */

import { expect, test } from "vitest";
import cases from "../../../../tests/client/cases/refusals.json";
import type { Refusal } from "../../protocol.gen";
import { aGame } from "../table/example";
import { refusalTold } from "./refusals";

test.each(cases.map((one) => [one.says, one] as const))("%s", (says, one) => {
  const game = one.game && aGame({ refusals: one.game });
  expect(refusalTold(one.refusal as unknown as Refusal, game)).toBe(says);
});
