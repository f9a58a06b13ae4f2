/** A refusal as it is sent: a code for what a program then does, its id and its facts. */

import type { Refused } from "../engine/refused";
import words from "./words.gen.json";

const CODE_OF: Record<string, string> = { ...words.codes, device_full: "retry", no_rules: "no_rules", not_kept: "retry", not_lasting: "retry", out_of_reach: "gone", unreadable: "gone", unusable: "gone" };

/** The answer to what was refused. The page makes its sentence from the id and the facts; a game's own comes along. */
export function answerTo({ id, facts, more, english }: Refused): object {
  return { type: "error", code: CODE_OF[id] ?? "gone", id, args: facts, message: english, ...more };
}
