/** Names in a row, as people say them. */

import advice from "../../../../src/ceki/locales/en/advice.ftl?raw";
import { inRow } from "./row";
import { speaker } from "./speaker";

export const said = speaker({ advice });

/** Some names, the last after a word. */
export function listed(names: readonly string[], last: "and" | "or"): string {
  if (names.length < 2) return names.join("");
  const facts = { some: inRow(names.slice(0, -1)), last: names.at(-1)! };
  return names.length === 2 ? said(last, facts) : said(`${last}.more`, facts);
}
