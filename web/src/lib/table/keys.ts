/** Single-letter keys: those of the page, and a letter for each verb of a game. */

import type { Game, Verb } from "../../protocol.gen";
import { settings } from "../storage/kept.svelte";
import { table as says } from "../speech/table";
import type { Offer } from "./places";

/** Each with the sentence for what it does. */
export const PAGE_KEYS: readonly [key: string, does: string][] = [
  ["s", "key-sort"],
  ["g", "key-groups"],
  ["l", "key-happened"],
  ["r", "key-rules"],
  ["h", "key-hint"],
  ["m", "key-sound"],
  ["n", "key-next"],
  ["?", "key-keys"],
];

/** A key for each verb: W for every win, C for the first call, the one that it declares, else a letter of its word. */
export function keysOf(game: Game): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set(PAGE_KEYS.map(([key]) => key));
  const give = (verb: Verb, wanted: string) => {
    const key = [...wanted, ...verb.word, ..."bcdefhijkopqtuvwxyz"].find((k) => /[a-z ]/.test(k) && !taken.has(k));
    if (!key) return;
    taken.add(key);
    keys.set(verb.word, key);
  };
  for (const verb of game.verbs.filter((v) => v.loud === "win")) keys.set(verb.word, "w");
  taken.add("w");
  for (const verb of game.verbs.filter((v) => v.loud === "call")) give(verb, taken.has("c") ? "" : "c");
  taken.add("c");
  const quiet = game.verbs.filter((v) => !v.loud);
  for (const verb of quiet) if (verb.key) give(verb, verb.key);
  for (const verb of quiet) if (!keys.has(verb.word)) give(verb, verb.word);
  return keys;
}

/** The key that was pressed, as a Latin keyboard has it: on others, what stands at that place. */
export function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const [, place] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  const isLatin = key.length > 1 || /^[a-z0-9]$/i.test(key) || shiftKey;
  return (isLatin || !place ? key : place).toLowerCase();
}

export const keyName = (key: string | undefined) => (key === " " ? says("key-space") : (key ?? "").toUpperCase());

/** What keys do at a table. */
export interface Desk {
  away: () => boolean; // whether something else lies over it
  buttons: () => readonly Offer[];
  keys: () => Map<string, string>;
  make: (offer: Offer | undefined) => void;
  drop: () => void; // what is chosen
  hand: () => void; // takes the focus
  page: Record<string, () => unknown>;
}

export function keyboard(desk: Desk) {
  let spaceTaken = false; // Space has drawn, so that its release presses no button

  function pressed(event: KeyboardEvent): void {
    if (desk.away() || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.matches("input, select, textarea")) return;
    const key = keyOf(event);
    if (key === "escape") desk.drop();
    if (key.startsWith("arrow") && !target?.closest(".hand, .middle, .hinted")) {
      event.preventDefault();
      desk.hand();
    }
    if (!settings.keys || event.repeat) return;
    if (/^[1-9]$/.test(key)) return desk.make(desk.buttons()[Number(key) - 1]);
    const offer = desk.buttons().find((b) => desk.keys().get(b.verb.word) === key);
    if (key === " " && (!offer || target?.closest("button:not(.held), a"))) return;
    if (!offer) return void desk.page[key]?.();
    spaceTaken = key === " ";
    event.preventDefault();
    desk.make(offer);
  }

  function released(event: KeyboardEvent): void {
    if (event.key === " " && spaceTaken) event.preventDefault();
    spaceTaken = false;
  }

  return { pressed, released };
}
