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
}

const LAID = "lay_sets"; // of the rules, in games of sets
const CENTS = "cents";
const UNITS = ["points", CENTS, "tokens", "tricks"];

/** The result of a settled table whose pot held `potBefore` cents at the deal. */
export function resultOf(game: Game, table: Bytes, potBefore: number): Result {
  const read = (name: string) => game.table.number(table, name);
  const seats = read("seats");
  const lines = scoreLines(game, table);
  const cents = game.table.row(table, "cents", seats);
  const place = game.table.row(table, "place", seats);
  const won = read("winners");
  const winners = Array.from(cents.keys()).filter((seat) => (won >> seat) & 1);
  const toPot = read("pot") - potBefore;
  const lost = (seat: number) => Number(!winners.includes(seat));
  const order = Array.from(cents.keys()).sort((a, b) => lost(a) - lost(b) || place[a]! - place[b]! || a - b);
  const sets = winners.flatMap((seat) => laidSets(game, table, seat));
  return { lines, winners, order, totals: totals(lines, cents), toPot, payments: paymentsOf(game, game.table, table), sets };
}

/** The hand with which a seat has won, laid out by the rules as the sets that it is made of. */
function laidSets(game: Game, table: Bytes, seat: number): LaidSet[] {
  if (!game.rules.has(LAID)) return [];
  const row = new BigInt64Array(game.rules.numbers.laid!).fill(BigInt(NONE));
  const size = game.call(LAID, table.slice(), seat, row);
  const codes = [...row].map(Number).filter((card) => card !== NONE).map((card) => game.code(card));
  return Array.from({ length: codes.length / size }, (_, i) => ({ seat, cards: codes.slice(i * size, (i + 1) * size) }));
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

/** What each seat has by unit: the amounts of its lines, of one unit each, and its cents as they were settled. */
function totals(lines: readonly ScoreLine[], cents: readonly number[]): Record<string, number>[] {
  const found = cents.map(() => Object.fromEntries(UNITS.map((unit) => [unit, 0])));
  for (const line of lines) {
    const own = found[line.seat];
    if (!own) continue;
    if (line.unit !== CENTS && !line.total) own[line.unit]! += line.amount;
    if (line.counts) own[line.counts]! += line.count;
  }
  const units = UNITS.filter((unit) => unit !== CENTS && found.some((own) => own[unit]));
  return found.map((own, seat) => ({ ...Object.fromEntries(units.map((unit) => [unit, own[unit]!])), [CENTS]: cents[seat]! }));
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
