/** Whether a file of rounds is true: what its check comes to, and in words. */

import type { Checked } from "../client/host";
import dealing from "../dealing.json";
import { shownDeals } from "../storage/fair";
import { fair, verdict } from "../speech/fair";
import { Broken, verify, type DealingTable } from "../verify";

const PERSONS = 32; // of a table, at most
const OF_TABLE = /"ceki_table"/;
const TABLE = /"table"\s*:\s*"([0-9a-f]{32})"/;

/** Checks the text of a file, also against what this device was shown of that table while it was played. */
export function checkedOf(text: string): Checked {
  if (!OF_TABLE.test(text)) return { how: "unshown" };
  const table = TABLE.exec(text)?.[1] ?? "";
  const shown = Array.from({ length: PERSONS }, (_, person) => shownDeals(table, person)).flat();
  try {
    verify(text, dealing as unknown as DealingTable, shown);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { how: "forged", why: error.told };
  }
  return { how: shown.length ? "true" : "whole" };
}

export const MARKS: Record<Checked["how"], string> = { true: "✓", whole: "○", unshown: "○", forged: "✗" };

/** The same as a sentence. */
export const checkedTold = ({ how, why }: Checked): string => [fair(`checked-${how}`), why && verdict(why.id, why.facts)].filter(Boolean).join(" ");
