/** A refusal as it is sent: a code for what a program then does, its id and facts, and the same in English. */

import everywhere from "../../../src/ceki/locales/en/refusals.json";
import device from "../lib/told/device.json";
import { speaker } from "../lib/told/sentences";
import type { Refused } from "../engine/refused";
import words from "./words.gen.json";

const CODE_OF: Record<string, string> = { ...words.codes, device_full: "retry", no_rules: "no_rules", not_kept: "retry", not_lasting: "retry", out_of_reach: "gone", unreadable: "gone", unusable: "gone" };
const said = speaker<string>({ ...everywhere, ...device });

/** The answer to what was refused. */
export function answerTo(refused: Refused): object {
  const { id, facts, more, english } = refused;
  const plain = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, Array.isArray(fact) ? fact.join(", ") : fact]));
  return { type: "error", code: CODE_OF[id], id, args: facts, message: english || said(id, plain), ...more };
}
