/** The result of a settled round: its lines, who has won, what each seat has by unit, and who pays whom. */

import { NONE, type Line } from "./declared";
import type { Bytes, RecordKind } from "./fields";
import type { Game } from "./game";

export interface ScoreLine {
  word: string;
  says: string;
  clause: string;
  seat: number;
  count: number;
  amount: number;
  unit: string;
  cards: string[];
  total: boolean;
  counts: string;
  each: number;
}

/** One of the sets with which a seat has won. */
export interface LaidSet {
  seat: number;
  cards: string[];
}

/** Cents that one gives another, seats or people, for what a kind of line says; -1 is the pot. */
export interface Payment {
  from: number;
  to: number;
  cents: number;
  word: string; // of the kind of line that says for what
  clause: string;
}

export interface Result {
  lines: ScoreLine[];
  winners: number[];
  order: number[];
  totals: Record<string, number>[];
  toPot: number;
  payments: Payment[];
  sets: LaidSet[]; // those that won, where a game has sets
  ending: Ending;
}

/** What is told of an ending, as the rules have found it. */
export interface Ending {
  unit: string;
  won_with: number;
  worth: number;
  worth_in: string;
  all_have: number;
  reasons: { line: ScoreLine; named: boolean }[];
  besides: number;
  even: { from: number; to: number; count: number; unit: string }[];
  starter: number;
}

const CENTS = "cents";
const UNITS = ["points", CENTS, "tokens", "tricks"];

/** The result of a settled table whose pot held `potBefore` cents at the deal. */
export function resultOf(game: Game, table: Bytes, potBefore: number): Result {
  const read = (name: string) => game.table.number(table, name);
  const lines = scoreLines(game, table);
  const found = foundEnding(game, table, lines);
  const won = read("winners");
  const seats = Array.from({ length: read("seats") }, (_, seat) => seat);
  return {
    lines,
    winners: seats.filter((seat) => (won >> seat) & 1),
    order: game.ending.row(found, "order", seats.length),
    totals: totals(game, found, seats),
    toPot: read("pot") - potBefore,
    payments: paymentsOf(game, game.table, table),
    sets: seats.flatMap((seat) => laidSets(game, found, seat)),
    ending: endingOf(game, found, lines, read("starter")),
  };
}

/** The record of what is told of an ending, found by the rules. */
function foundEnding(game: Game, table: Bytes, lines: readonly ScoreLine[]): Bytes {
  const found = game.ending.blank();
  lines.forEach((line, i) => {
    game.ending.set(found, "unit", UNITS.indexOf(line.unit), i);
    game.ending.set(found, "held", UNITS.indexOf(line.counts), i); // none is -1
    game.ending.set(found, "repeats", Number(line.total), i);
    game.ending.set(found, "each", line.each, i);
  });
  game.call("find_ending", table.slice(), found);
  return found;
}

function endingOf(game: Game, found: Bytes, lines: readonly ScoreLine[], starter: number): Ending {
  const read = (name: string, i = 0) => game.ending.number(found, name, i);
  const times = (name: string) => Array.from({ length: read(name) }, (_, i) => i);
  const together = (first: number) => lines.filter((_, i) => read("first", i) === first).flatMap(({ cards }) => cards);
  const reason = (first: number) => ({ ...lines[first]!, count: read("count", first), amount: read("amount", first), cards: together(first) });
  const even = ({ count, counts }: ScoreLine, i: number) => ({ from: read("even_from", i), to: read("even_to", i), count, unit: counts });
  return {
    unit: UNITS[read("counted")]!,
    won_with: read("won_with"),
    worth: read("worth"),
    worth_in: UNITS[read("worth_in")]!,
    all_have: read("all_have"),
    reasons: times("reasons").map((i) => ({ line: reason(read("reason", i)), named: read("named", i) === 1 })),
    besides: read("besides"),
    even: times("even").map((i) => even(lines[read("even_line", i)]!, i)),
    starter,
  };
}

/** The sets with which a seat has won. */
function laidSets(game: Game, found: Bytes, seat: number): LaidSet[] {
  const [size, most] = [game.ending.number(found, "set_of", seat), game.ending.field("laid").lengths[1]!];
  const codes = game.ending.row(found, "laid", most, seat * most).filter((card) => card !== NONE).map((card) => game.code(card));
  return Array.from({ length: size && codes.length / size }, (_, i) => ({ seat, cards: codes.slice(i * size, (i + 1) * size) }));
}

function scoreLines(game: Game, table: Bytes): ScoreLine[] {
  const read = (name: string, i: number) => game.table.number(table, name, i);
  return Array.from({ length: read("lines", 0) }, (_, i) => {
    const kind = game.declared.lines[read("line_what", i)]!;
    const [seat, count, amount] = [read("line_seat", i), read("line_count", i), read("line_points", i)];
    const cards = cardsOf(game, table, kind, game.table.bits(table, "line_faces", i), count, seat);
    const { word, says, clause, unit, total, counts } = kind;
    return { word, says, clause, seat, count, amount, unit, cards, total, counts, each: centsOfEach(game, table, kind) };
  });
}

/** The cards of a line, a code for each copy; one for each face where the rules do not say how many there are. */
function cardsOf(game: Game, table: Bytes, kind: Line, bits: bigint, count: number, seat: number): string[] {
  const faces = game.declared.codes.flatMap((_, face) => ((bits >> BigInt(face)) & 1n ? [face] : []));
  const alike = typeof kind.alike === "string" ? game.table.number(table, kind.alike) : kind.alike;
  const usual = faces.length === 1 ? alike * count : faces.length === count ? alike : 1;
  const lying = (face: number) => game.table.number(table, kind.lie, seat * game.declared.codes.length + face);
  return faces.flatMap((face) => {
    const copies = kind.lie ? Math.floor(lying(face) / alike) * alike : usual;
    return Array<string>(Math.max(0, copies)).fill(game.code(face));
  });
}

function centsOfEach(game: Game, table: Bytes, kind: Line): number {
  const [name, place] = kind.each.split(":") as [string, string?];
  return name ? game.table.number(table, name, Number(place ?? 0)) : 0;
}

/** What each seat has by unit. A unit of which nobody has anything is left out, but for cents, which come last. */
function totals(game: Game, found: Bytes, seats: readonly number[]): Record<string, number>[] {
  const all = seats.map((seat) => game.ending.row(found, "totals", UNITS.length, seat * UNITS.length));
  const units = UNITS.filter((unit, n) => unit !== CENTS && all.some((own) => own[n]));
  return all.map((own) => Object.fromEntries([...units, CENTS].map((unit) => [unit, own[UNITS.indexOf(unit)]!])));
}

/** Who has paid whom for what, as the rules wrote it on a table (by seat) or in a match (by person). */
export function paymentsOf(game: Game, kind: RecordKind, record: Bytes): Payment[] {
  const read = (name: string, i: number) => kind.number(record, name, i);
  return Array.from({ length: read("payments", 0) }, (_, i) => i).flatMap((i) => {
    const { word, clause } = game.declared.lines[read("paid_for", i)]!;
    const [by, to, cents] = [read("paid_by", i), read("paid_to", i), read("paid_each", i)];
    const givers = Array.from({ length: 32 }, (_, who) => who).filter((who) => (by >> who) & 1);
    return (by ? givers : [NONE]).map((from) => ({ from, to, cents, word, clause }));
  });
}
