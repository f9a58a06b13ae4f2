/** All that is ever said of a table: to everybody alike, to one viewer, and what happened. The cards in it come from views, made by
 * the declarations of the game, and from nowhere else. Fields stand in the order in which the server has them. */

import { NONE } from "../engine/declared";
import { asSeen, described, say } from "../engine/move";
import { standingOf } from "../engine/standing";
import { NOBODY } from "./events";
import { receiptOf } from "./log";
import type { Dealing, Told } from "./model";
import { resultTold, type Fields } from "./results";
import type { Table } from "./state";

/** Moments of a table, in milliseconds since 1970: now, and when the others may go on without those for whom it waits. */
export interface Times {
  now: number;
  patience: number | null;
}

/** What everybody alike may know of a table: what any move may change, then what a move within a round leaves as it is. */
export function ofAll(table: Table, connected: ReadonlySet<number>, watchers: number, times: Times): Fields {
  return { ...ofPlay(table, times), ...ofPeople(table, connected, watchers) };
}

function ofPlay(table: Table, { now, patience }: Times): Fields {
  const { match, round } = table;
  const over = round?.over ?? false;
  return {
    seq: table.seq,
    stands_since: table.movedAt,
    turn: table.playing ? round!.turn : null,
    now,
    deadline: null, // no clock runs at a table on one device
    over,
    closed: table.closed,
    ...resultTold(over ? round!.result : null),
    cents: round ? round.cents : Array<number>(match.players).fill(0),
    pot: table.playing ? round!.pot : match.pot,
    patience,
    votes: votesOf(table),
    agreeing: agreeingOf(table),
  };
}

function ofPeople(table: Table, connected: ReadonlySet<number>, watchers: number): Fields {
  const { about, match, seated } = table;
  const cents = match.cents;
  const there = (person: number) => ({ connected: connected.has(person), cents: cents[person] });
  return {
    table: {
      id: table.id,
      code: table.code,
      title: about.title,
      game: about.game,
      players: match.players,
      direction: table.game.declared.direction,
      practice: about.practice,
      chat: about.chat,
      seconds: about.seconds,
      watchers,
      round: table.number,
      rounds: about.rounds,
    },
    seats: seated.map((person, seat) => ({ ...chairOf(table, person), seat, ...there(person) })),
    out: [...cents.keys()].filter((person) => !seated.includes(person)).map((person) => ({ ...chairOf(table, person), ...there(person) })),
    match_over: match.over && !table.brokenOff,
    match: standingOf(match),
    ledger: seated.map((person) => cents[person]),
    fair: about.lesson ? null : fairOf(table), // a lesson is chosen, not drawn
    ready: [...table.ready].sort((a, b) => a - b).filter((person) => seated.includes(person)).map((person) => table.seatOf(person)),
    host: table.host,
  };
}

/** What one person alone may know of a table, but for the cards and the events. */
export function ofOne(table: Table, person: number): Fields {
  const me = table.sees(person);
  const moves = me !== NOBODY && table.turn === person ? table.legal : [];
  return { me, person, asked: moves.length > 0, legal: described(table.game, moves), undo: table.mayUndo && person >= 0 };
}

/** What happened since event `seen`, as a person may know it. */
export function eventsFor(table: Table, person: number, seen: number): Fields[] {
  let first = table.story.length;
  while (first > 0 && table.story[first - 1]!.seq > seen) first -= 1;
  return table.story.slice(first).map((told) => eventFor(table, told, person));
}

export function chairOf(table: Table, person: number): Fields {
  const { name, kind, level } = table.chairs[person]!;
  return { person, name, kind, ...(level && { level }) };
}

/** An event as the viewer may know it; one who looks on is nobody of those whom it is about. */
function eventFor(table: Table, told: Told, person: number): Fields {
  const seat = table.sees(person);
  const move = told.verb === NONE ? null : say(table.game, asSeen([told.verb, told.card], seat, told.witnesses));
  const waits = told.how === "coming" && told.person === person && told.name === table.chairs[person]?.name;
  const you = waits || (told.seat === seat && seat !== NOBODY);
  const deal = told.kind === "dealt";
  return {
    seq: told.seq,
    kind: told.kind,
    ...(told.how && { how: told.how }),
    seat: told.seat,
    you,
    name: told.name || (deal ? table.names[told.seat] : ""),
    move,
    ...(told.forced && you && { forced: true }),
    ...(Object.keys(told.options).length && { options: told.options }),
    ...(deal && { round: table.number }),
  };
}

/** Who would go on, and how, in the order of the alphabet and of the people whom it is about. */
function votesOf(table: Table): Fields[] {
  const votes = [...table.votes.values()].sort((a, b) => (a.what === b.what ? a.about - b.about : a.what < b.what ? -1 : 1));
  return votes.map(({ what, about, by }) => ({ what, person: about, by: [...by].sort((a, b) => a - b) }));
}

/** Which options may be agreed between rounds; what is proposed, who has said yes, and whether all have. */
function agreeingOf(table: Table): Fields {
  const { proposal } = table;
  if (!proposal) return { open: table.ruleset.leftOpen, proposal: null };
  const { seq, person, options, yes } = proposal;
  const told = { seq, person, options, yes: [...yes].sort((a, b) => a - b), agreed: table.agreed };
  return { open: table.ruleset.leftOpen, proposal: told };
}

const boundOf = ({ number, commitment, playerSeeds }: Dealing) => ({ round: number, commitment, player_seeds: playerSeeds });

/** The bound of the round on the table; its seed only when it is over; and the bound of the next round. */
export function fairOf(table: Table): Fields {
  const { dealing, coming } = table;
  if (table.about?.from) return {}; // its keys are not made of seeds
  const now = dealing ?? coming;
  return {
    ...(now && boundOf(now)),
    ...(dealing && !table.playing && { server_seed: dealing.serverSeed, receipt: receiptOf(table, table.history.length - 1) }),
    ...(coming && { next: boundOf(coming) }),
  };
}
