/** A server's refusal in a sentence, made of its id and facts: the words stand once, for every program, in `src/ceki/locales`. */

import { IntlMessageFormat } from "intl-messageformat";
import sentences from "../../../../src/ceki/locales/en/refusals.json";
import type { Refusal } from "../../protocol.gen";

const read = new Map<string, IntlMessageFormat>();

function said(id: string, facts: Record<string, string | number>): string {
  const message = read.get(id) ?? new IntlMessageFormat((sentences as Record<string, string>)[id] ?? "", "en");
  read.set(id, message);
  return String(message.format(facts));
}

/** The sentence of a refusal. One whose id or facts this page does not know has its id. */
export function refusalTold({ id, args }: { id: string; args: Refusal["args"] }): string {
  const facts = Object.entries(args).map(([name, fact]) => [name, Array.isArray(fact) ? fact.join(", ") : fact] as const);
  try {
    return said(id in sentences ? id : "other", { id, ...Object.fromEntries(facts) });
  } catch {
    return said("other", { id });
  }
}
