/** What is said of a table to whoever asks: what it is, and the rounds that are over as people read them again. */

import { described } from "../engine/move";
import type { Played } from "./model";
import { chairOf, fairOf } from "./public";
import { resultTold, rulesOf, type Fields } from "./results";
import type { Table } from "./state";

/** What anybody may know of a table. */
export function factsOf(table: Table): Fields {
  const { about, match } = table;
  return {
    table: table.id,
    code: table.code,
    title: about.title,
    game: about.game,
    players: match.players,
    preset: about.preset,
    ...rulesOf(table.ruleset),
    seats: table.seated.map((person, seat) => ({ ...chairOf(table, person), seat })),
    round: table.number,
    over: match.over || table.closed,
    public: about.public,
    practice: about.practice,
    chat: about.chat,
    seconds: about.seconds,
    rounds: about.rounds,
    host: table.host,
    fair: fairOf(table),
  };
}

/** Every round that is over, the last one last; all its cards are named. */
export function pastOf(table: Table): Fields {
  const { about } = table;
  return { table: table.id, code: table.code, title: about.title, game: about.game, practice: about.practice, rounds: table.history.map(roundOf) };
}

function roundOf(played: Played): Fields {
  const moves = described(played.ruleset.game, played.moves);
  return {
    round: played.dealing.number,
    names: played.names,
    persons: played.seated,
    abandoned: !played.result,
    moves: moves.map((move, i) => ({ seat: played.movers[i], move })),
    ...resultTold(played.result),
    cents: played.cents,
  };
}
