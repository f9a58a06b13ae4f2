/** A round that is over, as a person saw it while it was played: the states that they were sent, one a move. */

import type { Game } from "../engine/game";
import { Encoder } from "./encoder";
import { PLAY, type Event } from "./events";
import { Table } from "./state";

/** The messages, as text: after the deal, and after each move that was not taken back. */
export function seenAgain(game: Game, kept: Named, events: readonly Event[], round: number, person: number): string[] {
  return steps(game, kept, events, round, (table, encoder, event) => {
    const moment = encoder.moment(new Set(), 0, { now: 0, patience: null });
    return moment.of(person).whole(moment.events(person, event.seq - 1));
  });
}

/** The cards that each seat keeps to itself, at the same moments: codes, by seat. */
export function handsAgain(game: Game, kept: Named, events: readonly Event[], round: number): string[][][] {
  return steps(game, kept, events, round, handsOf);
}

interface Named {
  id: string;
  code: string;
}

function steps<T>(game: Game, { id, code }: Named, events: readonly Event[], round: number, see: (table: Table, encoder: Encoder, event: Event) => T): T[] {
  const table = new Table(game, id, code);
  table.lookedAt = true;
  const encoder = new Encoder(table);
  const seen: T[] = [];
  for (const event of events) {
    if (table.number > round) break;
    table.fold([event]);
    if (table.number !== round || !table.round || !PLAY.includes(event.kind)) continue;
    seen.length = Math.min(seen.length, table.round.numbers.length);
    seen.push(see(table, encoder, event));
  }
  return seen;
}

/** What each seat keeps to itself of the first field that holds cards so. */
function handsOf(table: Table): string[][] {
  const own = table.game.table.fields.find((field) => field.seen === "own" && field.holds && !field.of && field.lengths.length === 2);
  return own ? table.seated.map((_, seat) => (table.round!.view(seat).value(own) as string[][])[seat]!) : [];
}
