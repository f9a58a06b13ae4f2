/** Sentences of a game's own: texts with places, `{n} half decks are too few`. */

import type { Facts } from "./refused";

const PLACE = /\{(\w+)\}/g;

/** The facts that a text needs, by name in the order of the alphabet. */
export const namesIn = (text: string): string[] => [...new Set(Array.from(text.matchAll(PLACE), (place) => place[1]!))].sort();

/** A text with its facts. Throws for one that is missing. */
export function filled(text: string, facts: Facts): string {
  return text.replace(PLACE, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`the fact ${name} is missing`);
    return Array.isArray(fact) ? fact.join(", ") : String(fact);
  });
}
