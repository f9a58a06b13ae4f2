/** The legal moves that rules have written: for each verb a set of cards. */

export type Numbers = readonly [verb: number, card: number];

/** The moves as (verb, card) in their order; card -1 for a verb that stands alone, at place `alone` of its set. */
export function listed(moves: Iterable<bigint>, alone: number): Numbers[] {
  const found: Numbers[] = [];
  let verb = 0;
  for (const cards of moves) {
    for (let card = 0; card <= alone; card++) {
      if ((cards >> BigInt(card)) & 1n) found.push([verb, card === alone ? -1 : card]);
    }
    verb += 1;
  }
  return found;
}
