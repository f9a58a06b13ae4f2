/** Every client tells the same: `tests/client/test_sentences.py`. */

import { expect, test } from "vitest";
import cases from "../../../../tests/client/cases/refusals.json";
import type { Refusal } from "../../protocol.gen";
import { refusalTold } from "./refusals";

test.each(cases.map((one) => [one.says, one.refusal] as const))("%s", (says, refusal) => {
  expect(refusalTold(refusal as unknown as Refusal)).toBe(says);
});
