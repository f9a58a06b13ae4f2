/** A log played again: the events of a table at which just this would have happened. */

import type { Game } from "../engine/game";
import { described, numbersOf, sameMove } from "../engine/move";
import { Refused } from "../engine/refused";
import { LOG_VERSION } from "./fair";
import { draft, NOBODY, type About, type Draft, type Event } from "./events";
import type { Played, PlayedRound } from "./logs";
import { Table } from "./state";

/** What a table is made of besides the log: `at` is when, in seconds since 1970. */
export interface Place {
  id: string;
  code: string;
  at: number;
}

/** How far: all of it; or up to a round's move, to be played on as practice by a person against bots of a level. */
export interface Until {
  round: number;
  moves: number;
  person: number;
  name: string;
  level: string;
  botSeed: string;
}

/** The table and its events. Throws `Refused` in a sentence that names what is wrong. */
export function replayed(log: Played, game: Game, place: Place, until: Until | null = null): { table: Table; events: Event[] } {
  const table = new Table(game, place.id, place.code);
  const events: Event[] = [];
  const happen = (...drafts: Draft[]) => {
    for (const one of drafts) {
      const event = { ...one, seq: events.length + 1, at: place.at } as Event;
      events.push(event);
      table.fold([event]);
    }
  };
  happen(draft("created", NOBODY, aboutOf(log, game, until)));
  const rounds = until ? log.rounds.slice(0, until.round) : log.rounds;
  const persons = table.match.cents.length;
  for (let person = 0; person < persons; person++) happen(seat(person, nameOf(rounds, person), until));
  for (const [n, round] of rounds.entries()) {
    const number = n + 1;
    if (table.match.over) throw new Refused("log_over", { round: number });
    deal(table, round, number, happen);
    agree(round, table, number);
    const most = until && number === until.round ? until.moves : round.moves.length;
    play(table, round, number, most, happen);
    if (until && number === until.round) return { table, events };
    if (!table.round!.over && !round.abandoned) throw new Refused("log_ends", { round: number });
    if (round.told && !round.abandoned && !equal(table.round!.cents, round.told.cents)) throw new Refused("log_differs", { round: number, what: "result" });
  }
  if (log.state === "closed" || rounds.at(-1)?.abandoned) happen(draft("closed", NOBODY, {}));
  return { table, events };
}

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other); // lists of numbers and texts

function aboutOf(log: Played, game: Game, until: Until | null): About {
  return {
    game: game.id,
    players: log.players,
    preset: null,
    options: log.given,
    title: game.declared.title,
    seconds: null,
    rounds: log.limit,
    public: false,
    practice: until !== null || log.practice,
    chat: false,
    bot_level: until?.level ?? "",
    bot_seed: until?.botSeed ?? "0",
    log: (until ? undefined : log.version) ?? LOG_VERSION,
    ...(log.from && { from: log.from }),
  };
}

const nameOf = (rounds: readonly PlayedRound[], person: number) =>
  rounds.map(({ names, persons }) => names[persons.length ? persons.indexOf(person) : person]).find(Boolean) ?? "";

const seat = (person: number, name: string, until: Until | null) =>
  until && person !== until.person
    ? draft("sat", person, { name, kind: "bot", level: until.level })
    : draft("sat", person, { name: until?.name || name, kind: "human", level: "" });

function deal(table: Table, { bound, key, agreed, names, persons }: PlayedRound, round: number, happen: (...drafts: Draft[]) => void): void {
  const serverSeed = bound?.serverSeed ?? key;
  persons.forEach((person, at) => {
    const chair = table.chairs[person];
    if (chair && names[at] !== undefined && chair.name !== names[at] && chair.kind === "human") happen(draft("sat", person, { name: names[at], kind: "human", level: "" }));
  });
  happen(draft("committed", NOBODY, { round, commitment: bound?.commitment ?? "", server_seed: serverSeed }));
  bound?.playerSeeds.forEach((hex, person) => hex !== null && person < table.chairs.length && happen(draft("seeded", person, { hex })));
  const left = table.ruleset.leftOpen;
  const other = Object.keys(agreed).find((name) => !left.includes(name));
  if (other !== undefined) throw new Refused("log_kind", { where: `rounds.${round}.agreed.${other}`, kind: "one" });
  happen(draft("dealt", NOBODY, { round, key, ...(Object.keys(agreed).length && { agreed }) }));
}

/** What the log tells of a deal must be what the key gives. */
function agree({ told }: PlayedRound, table: Table, round: number): void {
  if (told && told.starter !== table.round!.starter) throw new Refused("log_differs", { round, what: "first player" });
  if (told && !equal(table.dealtNow, told.dealt)) throw new Refused("log_differs", { round, what: "hands" });
}

function play(table: Table, { moves }: PlayedRound, round: number, most: number, happen: (...drafts: Draft[]) => void): void {
  for (const [n, said] of moves.slice(0, most).entries()) {
    const move = numbersOf(table.game, said);
    const legal = table.playing ? table.legal : [];
    if (!move || !legal.some((one) => sameMove(one, move))) throw new Refused("log_breaks", { round, move: n + 1, said: said.slice(0, 60) });
    happen(draft("moved", table.turn!, { move: said, by: legal.length === 1 ? "rules" : table.chairs[table.turn!]!.kind === "bot" ? "bot" : "human" }));
  }
}

/** The log of a match that began elsewhere: no seeds stand behind its keys. */
export function matchLogOf(table: Table): object {
  const { about, made, match } = table;
  return {
    ceki_match: 1,
    game: about.game,
    players: match.players,
    options: made.given,
    ...(about.from ?? { seed: about.lesson?.match }),
    match_rounds: about.rounds,
    rounds: table.history.map(({ key, dealing, moves, names }) => ({
      key,
      names,
      ...(Object.keys(dealing.agreed).length && { agreed: dealing.agreed }),
      moves: described(table.game, moves),
    })),
  };
}

