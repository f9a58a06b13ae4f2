/** Whether the browser keeps what this site has stored until its user deletes it. Not every browser says. */

import { read, write } from "./kept.svelte";

const ASKED = "ceki.asked";

/** Whether it does; null where the browser does not say. */
export async function lasts(): Promise<boolean | null> {
  return (await navigator.storage?.persisted?.().catch(() => null)) ?? null;
}

/** Asks the browser for it, which may ask its user. */
export async function askToLast(): Promise<boolean> {
  write(ASKED, true);
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** The same when there is something to keep first: once on this device. */
export function askOnce(): void {
  if (!read(ASKED, false)) void askToLast();
}
