/** What the drivers that look ahead are given: a view, chance, and room for what they count (`ceki.bots.halving`). */

import type { Argument, Rows } from "../engine/load.ts";
import type { Numbers } from "../engine/moves.ts";
import type { Chance } from "./chance.ts";
import type { Seen } from "./seen.ts";

const ASKED = 10; // the column of a tally that lists moves; before it, a row begins with a verb and a card

/** What every search takes, its tally last. */
export function laid({ engine, tables, raw, cards, seats }: Seen, chance: Chance): [...Argument[], Rows] {
  const [side, policies] = [engine.words(seats), engine.words(seats)];
  side.setAll(Array(seats).keys());
  engine.data.partners.forEach((partners, number) => {
    for (const seat of partners) if (seat < seats) side.set(seat, seats + number);
  });
  policies.fill(engine.data.engine.policies.indexOf("greedy"));
  const { verbs, moves, tallied } = engine.numbers;
  return [tables, raw, engine.layout, chance.words, cards, side, policies, engine.words(verbs!), engine.words(moves!, tallied!)];
}

/** The move of a search with so many playouts. `warmth`: in thousandths; `wins`: verbs, as a set, that are made before any other. */
export function searched(seen: Seen, chance: Chance, playouts: number, warmth: number, wins: number): Numbers {
  const given = laid(seen, chance);
  seen.engine.call("search", ...given, playouts, warmth, wins, seen.engine.data.thought.caution);
  const tally = given.at(-1) as Rows;
  const row = tally.get(ASKED) * tally.lengths[1]!;
  return [tally.get(row), tally.get(row + 1)];
}
