/** Files that the page gives to whoever plays. */

import type { Tables } from "../client/host";

/** Saves the log of a table, as `ceki verify` and `ceki review` read it. Rejects with `Refused`. */
export async function saveLog(tables: Tables, table: string, code: string): Promise<void> {
  saveText(await tables.log(table), `ceki-${code}.json`, "application/json");
}

/** Saves a text as a file of this name. */
export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it after the click
}
