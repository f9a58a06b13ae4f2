/** Whom this device does not want to hear, by table; forgotten when the page is closed. */

import { SvelteSet } from "svelte/reactivity";

const tables = new Map<string, SvelteSet<number>>();

export function mutedAt(code: string): SvelteSet<number> {
  const known = tables.get(code) ?? new SvelteSet<number>();
  tables.set(code, known);
  return known;
}
