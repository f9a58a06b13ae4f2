/** Sentences of a game's own, as ICU messages. */

import { IntlMessageFormat } from "intl-messageformat";
import type { Facts } from "./refused";

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];

/** The facts that a message needs, by name in the order of the alphabet. */
export function namesIn(message: string): string[] {
  const found = new Set<string>();
  const look = (elements: Element[]) => {
    for (const element of elements) {
      if ("options" in element) for (const option of Object.values(element.options)) look(option.value);
      if (element.type !== 0 && element.type !== 7 && "value" in element) found.add(element.value);
    }
  };
  look(new IntlMessageFormat(message, "en").getAst());
  return [...found].sort();
}

/** A message with its facts. */
export function filled(message: string, facts: Facts): string {
  const plain = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, Array.isArray(fact) ? fact.join(", ") : fact]));
  return String(new IntlMessageFormat(message, "en").format(plain));
}
