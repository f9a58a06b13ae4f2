/** What an order for a new table asks for, how the table then begins, and who sits down or gives up a seat. */

import type { NewTable } from "../protocol.gen";
import { Refused } from "../engine/refused";
import { ruleset, type Ruleset } from "../engine/ruleset";
import type { Game } from "../engine/game";
import { draft, NOBODY, type Draft } from "./events";
import { LOG_VERSION } from "./fair";
import { isHuman } from "./model";
import type { Table } from "./state";
import { clean, distinct, NAME, TITLE } from "./text";
import words from "./words.gen.json";

const RESERVED = ["name", "players", "preset"];

/** The ruleset of an order. Throws `Refused` with what is allowed. */
export function houseOf(order: NewTable, game: Game): Ruleset {
  const options = order.options ?? {};
  if (RESERVED.some((name) => name in options)) throw new Refused("options_reserved");
  const chosen = ruleset(game, order.players ?? null, order.preset ?? null, options);
  known(order.bot_level ?? words.usual);
  return chosen;
}

/** A bot level by its name. Throws `Refused`, which lists them. */
function known(level: string): string {
  if (!words.levels.includes(level)) throw new Refused("unknown_bot", { levels: words.levels });
  return level;
}

/** How a table begins: with its rules, its maker and its bots. `botSeed` are hexadecimal digits. Throws `Refused`. */
export function firstEvents(order: NewTable, game: Game, botSeed: string): Draft[] {
  const chosen = houseOf(order, game);
  const { people } = chosen;
  const wanted = order.bots ?? 0;
  if (wanted >= people) throw new Refused("too_many_bots", { most: people - 1 });
  const bots = order.practice ? people - 1 : wanted;
  const title = clean(order.title ?? "", TITLE, "title");
  const name = distinct(clean(order.name ?? "", NAME, "name"), [], 0);
  const level = order.bot_level ?? words.usual;
  const about = {
    game: game.id,
    players: chosen.players,
    preset: order.preset ?? null,
    options: chosen.given,
    title: title || game.declared.title,
    seconds: order.seconds ?? null,
    rounds: order.rounds ?? null,
    public: order.public ?? false,
    practice: order.practice ?? false,
    chat: order.chat ?? false,
    bot_level: level,
    bot_seed: botSeed,
    log: LOG_VERSION,
  };
  const seats = Array.from({ length: bots }, (_, i) => people - bots + i);
  return [draft("created", NOBODY, about), draft("sat", 0, { name, kind: "human", level: "" }), ...botsOn(seats, level, [name])];
}

/** Bots on all free seats, of the table's level unless another is given. Throws `Refused`. */
export function withBots(table: Table, level: string | null): Draft[] {
  const free = [...table.chairs.keys()].filter((person) => table.chairs[person]!.kind === "free");
  if (table.closed || !free.length) throw new Refused("seats_taken");
  const chosen = known(level || table.about.bot_level);
  return botsOn(free, chosen, table.chairs.filter((chair) => chair.kind !== "free").map((chair) => chair.name));
}

function botsOn(persons: readonly number[], level: string, taken: readonly string[]): Draft[] {
  const names = [...taken];
  return persons.map((person) => {
    const name = distinct(words.names[person % words.names.length]!, names, person);
    names.push(name);
    return draft("sat", person, { name, kind: "bot", level });
  });
}

/** Another person at this device sits down, on a free seat or a named one that a bot keeps. `seed` is their part in the next
 * shuffle. Throws `Refused`. */
export function sits(table: Table, wish: { name?: string; seat?: number | null; seed?: string | null }): { person: number; drafts: Draft[] } {
  const name = clean(wish.name ?? "", NAME, "name");
  const person = seatFor(table, wish.seat ?? null);
  const others = table.chairs.filter((_, one) => one !== person).map((chair) => chair.name);
  const chair = table.chairs[person]!;
  const body = { name: distinct(name, others, person), ...(table.playing ? { kind: "coming" as const, level: chair.level } : { kind: "human" as const, level: "" }) };
  const seed = wish.seed && table.coming ? [draft("seeded", person, { hex: wish.seed })] : [];
  return { person, drafts: [draft("sat", person, body), ...seed] };
}

/** The person whose place it will be. */
function seatFor(table: Table, seat: number | null): number {
  if (table.closed) throw new Refused("table_closed");
  if (table.match.over) throw new Refused("match_over");
  if (seat !== null && seat >= table.seated.length) throw new Refused("unknown_seat", { seat });
  const person = seat === null ? table.chairs.findIndex((chair) => chair.kind === "free") : table.seated[seat]!;
  const kind = table.chairs[person]?.kind;
  if (kind !== "free" && !(seat !== null && kind === "bot" && !table.about.practice)) throw new Refused("table_full");
  return person;
}

/** A person gives up the seat to a bot; with the last person the table closes. */
export function left(table: Table, person: number): Draft[] {
  if (!isHuman(table.chairs[person]!) || table.closed) return [];
  const gone = draft("left", person, { level: table.about.bot_level });
  const last = table.humans.length === 1;
  return last ? [gone, draft("closed", NOBODY, {})] : [gone];
}

/** A person who was away is back; but only after a bot has made the move for which the others would not wait. */
export const welcome = (table: Table, person: number): Draft[] => (table.relieved === person ? [] : movesAgain(table, person));

/** A person is back who was away, or had left a seat that is theirs until the round ends. */
export function movesAgain(table: Table, person: number): Draft[] {
  const { kind, kept } = table.chairs[person]!;
  return (kind === "away" || kept) && !table.closed ? [draft("back", person, {})] : [];
}
