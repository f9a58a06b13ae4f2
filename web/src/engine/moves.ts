/** The legal moves that rules have written: for each verb a set of cards. */

import type { Rows } from "./memory.ts";

export type Numbers = readonly [verb: number, card: number];

/** The moves as (verb, card) in their order; card -1 for a verb that stands alone, at place `alone` of its set. */
export function listed(moves: Rows, alone: number): Numbers[] {
  const found: Numbers[] = [];
  for (let verb = 0; verb < moves.size; verb++) {
    const cards = moves.getBig(verb);
    for (let card = 0; card <= alone; card++) {
      if ((cards >> BigInt(card)) & 1n) found.push([verb, card === alone ? -1 : card]);
    }
  }
  return found;
}
