/** A round that is over, as a person saw it while it was played: the states that they were sent, one a move. */

import type { Game } from "../engine/game";
import { Encoder } from "./encoder";
import { PLAY, type Event } from "./events";
import { Table } from "./state";

/** The messages, as text: after the deal, and after each move that was not taken back. */
export function seenAgain(game: Game, { id, code }: { id: string; code: string }, events: readonly Event[], round: number, person: number): string[] {
  const table = new Table(game, id, code);
  const encoder = new Encoder(table);
  const seen: string[] = [];
  for (const event of events) {
    if (table.number > round) break;
    table.fold([event]);
    if (table.number !== round || !table.round || !PLAY.includes(event.kind)) continue;
    const moment = encoder.moment(new Set(), 0, null);
    seen.length = Math.min(seen.length, table.round.numbers.length);
    seen.push(moment.of(person).whole(moment.events(person, event.seq - 1)));
  }
  return seen;
}
