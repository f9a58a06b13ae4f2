/** Files that the page gives to whoever plays. */

import type { Tables } from "../client/host";

/** Saves the log of a table, as `ceki verify` and `ceki review` read it. Rejects with `Refused`. */
export async function saveLog(tables: Tables, table: string, code: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([await tables.log(table)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `ceki-${code}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it after the click
}
