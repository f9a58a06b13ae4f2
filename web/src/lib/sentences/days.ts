/** Whose move it is at a table by days, and since when. Times in milliseconds since 1970. */

import { days } from "../speech/days";
import { locale } from "./language.svelte";

const MINUTE = 60_000;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 1440 * MINUTE], ["hour", 60 * MINUTE], ["minute", MINUTE]];

/** How long ago something was: `3 hours ago`, `yesterday`. */
export function agoTold(when: number, now: number): string {
  const found = UNITS.find(([, length]) => now - when >= length);
  if (!found) return days("ago-now");
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-Math.floor((now - when) / found[1]), found[0]);
}

/** Whose move it is: the reader's, or that of somebody else by name. */
export function sinceTold(mine: boolean, name: string, since: number, now: number): string {
  const ago = agoTold(since, now);
  return mine ? days("move-mine", { ago }) : days("move-other", { name, ago });
}
