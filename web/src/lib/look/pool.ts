/** Where the cards of a pool lie: each stays where it came to lie for as long as it lies. */

import { CHOSEN } from "./fit";

interface Room {
  w: number; // pixels, as all measures here
  h: number;
  ratio: number; // of a card's height to its width
  firsts: number; // what lies before the pool, in columns of its own
}

export interface Packed {
  columns: number;
  rows: number;
  w: number; // of a card
  h: number; // of what is seen of it
}

export const GAP = 2;
/** A column for what lies before the pool, and for the name of that beside it. */
export const FIRST = 70;
/** A card less wide than this is cut rather than made smaller: its index and the upper half of its picture are seen. */
const LEGIBLE = 31;
const CUT = 0.6;

const across = (room: Room, rows: number) => room.w - Math.ceil(room.firsts / rows) * (FIRST + GAP) + GAP;

/** The rows in which `n` cards are widest. */
export function packed(n: number, room: Room, most: number): Packed {
  let best: Packed = { columns: n, rows: 1, w: 0, h: 0 };
  for (let rows = 1; rows <= n; rows += 1) {
    const columns = Math.ceil(n / rows);
    const down = (room.h + GAP) / rows - GAP;
    const high = Math.max(down / room.ratio, Math.min(LEGIBLE, down / (room.ratio * CUT)));
    const w = Math.floor(Math.min(across(room, rows) / columns - GAP, high, most) * 10) / 10;
    if (w > best.w) best = { columns, rows, w, h: Math.min(w * room.ratio, down) };
  }
  return best;
}

/** How many whole cards there is room for, each wide enough to be chosen. */
export function fullest(room: Room): number {
  const rows = Math.floor((room.h + GAP) / (CHOSEN.w * room.ratio + GAP));
  return rows < 1 ? 0 : Math.max(0, rows * Math.floor(across(room, rows) / (CHOSEN.w + GAP)));
}

/** How many places are laid out for `n` cards: somewhat more, so that all are not laid anew for each that comes. */
export function steps(n: number, enough: number): number {
  const some = Math.max(8, Math.ceil(n / 4) * 4);
  return n <= enough ? Math.min(some, enough) : some;
}

/** The places of `lying` faces after they were `before`, a free one as "". What lies stays; what comes takes the first free place.
 * They close up once, when that brings them within `enough` places again. */
export function placed(before: readonly string[], lying: readonly string[], enough: number): string[] {
  const kept = before.map((face) => (lying.includes(face) ? face : ""));
  for (const face of lying) {
    if (kept.includes(face)) continue;
    const free = kept.indexOf("");
    kept[free < 0 ? kept.length : free] = face;
  }
  while (kept.at(-1) === "") kept.pop();
  return kept.length > enough && lying.length <= enough ? kept.filter((face) => face !== "") : kept;
}
