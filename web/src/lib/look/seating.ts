/** Seats around the table in true order of play: anticlockwise, the next player sits on the viewer's right. */

import type { State } from "../../protocol.gen";
import { opponents } from "../table/places";

export interface Seating {
  left: number[]; // each from top to bottom or from left to right, as drawn
  top: number[];
  right: number[];
}

export function around(others: readonly number[], direction: string, sides: number, noTop = false): Seating {
  const n = others.length;
  const each = noTop ? Math.ceil(n / 2) : n < 2 ? 0 : Math.min(sides, Math.max(1, Math.floor(n / 3)));
  const near = others.slice(0, each); // from the viewer's neighbour on
  const far = others.slice(each, Math.max(n - each, each));
  const last = others.slice(Math.max(n - each, each));
  return direction === "clockwise"
    ? { left: [...near].reverse(), top: far, right: last }
    : { right: [...near].reverse(), top: [...far].reverse(), left: last };
}

/** The same in one row: as drawn from left to right. */
export function inRow(others: readonly number[], direction: string): number[] {
  return direction === "clockwise" ? [...others] : [...others].reverse();
}

/** Who is seen around a table, in the order of play from the viewer's neighbour on; one who looks on sees everybody. */
export function seatedAround(state: State | null): number[] {
  if (!state) return [];
  const others = opponents(state);
  return state.me < 0 ? [...others, 0] : others;
}

/** What a table with so many others looks like, as classes of its screen. */
export const sizeOf = (seated: readonly number[]) => ({ pair: seated.length === 1, crowd: seated.length > 4, throng: seated.length > 14 });
