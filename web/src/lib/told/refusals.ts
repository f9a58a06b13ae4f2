/** A server's refusal in a sentence, made of its id and facts: the words stand once, for every program, in `src/ceki/locales`. */

import sentences from "../../../../src/ceki/locales/en/refusals.json";
import type { Refusal } from "../../protocol.gen";
import { speaker } from "./sentences";

const said = speaker<string>(sentences);

/** The sentence of a refusal. One whose id or facts this page does not know has its id. */
export function refusalTold({ id, args }: { id: string; args: Refusal["args"] }): string {
  const facts = Object.entries(args).map(([name, fact]) => [name, Array.isArray(fact) ? fact.join(", ") : fact] as const);
  try {
    return said(id in sentences ? id : "other", { id, ...Object.fromEntries(facts) });
  } catch {
    return said("other", { id });
  }
}
