/** What one seat may know of a table, and nothing else: made from the declarations alone. */

import { ALL, NOBODY, type Field } from "./declared";
import { readNumber, size, type Bytes } from "./fields";
import type { Game } from "./game";
import { hidden } from "./visibility";

export type FieldValue = number | string | FieldValue[];

export class View {
  private constructor(
    readonly game: Game,
    readonly raw: Bytes, // the record, with all that the seat may not see blotted out
    readonly seat: number,
  ) {}

  /** The view of a seat, -1 for one who looks on, of a whole table. */
  static of(game: Game, table: Bytes, seat: number): View {
    return new View(game, hidden(game, table, seat), seat);
  }

  /** The view as plain data: cards by their codes, hidden ones by their number. */
  asData(): Record<string, FieldValue> {
    const fields = shown(this.game).map((field) => [field.name, this.value(field)]);
    return { game: this.game.id, seat: this.seat, ...(Object.fromEntries(fields) as Record<string, FieldValue>) };
  }

  /** What a field says, as plain data. */
  value(field: Field): FieldValue {
    const { game, raw } = this;
    const seats = game.table.number(raw, "seats");
    switch (field.kind) {
      case "counts":
        return counts(game, field, raw, seats);
      case "pile":
        return pile(game, field, raw);
      case "card":
        return game.code(readNumber(raw, field, 0));
      default:
        return numbers(game, field, raw, seats);
    }
  }
}

function counts(game: Game, field: Field, raw: Bytes, seats: number): FieldValue {
  const faces = field.lengths.at(-1)!;
  if (field.lengths.length < 2) return row(game, raw, field.at, faces);
  return Array.from({ length: Math.min(field.lengths[0]!, seats) }, (_, seat) => row(game, raw, field.at + seat * faces, faces));
}

/** The cards of a row of counts, a code for each copy; or how many they are when they are hidden. */
function row(game: Game, raw: Bytes, at: number, faces: number): FieldValue {
  const first = (raw[at]! << 24) >> 24;
  if (first < 0) return -first;
  const found: string[] = [];
  for (let face = 0; face < faces; face++) for (let n = raw[at + face]!; n > 0; n--) found.push(game.declared.codes[face]!);
  return found;
}

function pile(game: Game, field: Field, raw: Bytes): FieldValue {
  const cards = Array.from({ length: size(field) }, (_, place) => readNumber(raw, field, place));
  let count = cards.length;
  while (count && cards[count - 1] === field.empty) count--;
  return cards.slice(0, count).map((card) => game.code(card));
}

function numbers(game: Game, field: Field, raw: Bytes, seats: number): FieldValue {
  const found = Array.from({ length: size(field) }, (_, place) => readNumber(raw, field, place));
  if (!field.lengths.length) return found[0]!;
  const rows = nested(found, field.lengths);
  return field.lengths[0] === game.table.field("cents").lengths[0] ? rows.slice(0, seats) : rows;
}

function nested(found: number[], [, ...inner]: number[]): FieldValue[] {
  const width = inner.reduce((n, length) => n * length, 1);
  if (!inner.length) return found;
  return Array.from({ length: found.length / width }, (_, i) => nested(found.slice(i * width, (i + 1) * width), inner));
}

const kept = new WeakMap<Game, { shown: Field[]; all: Field[]; some: Field[] }>();

/** The fields that a view shows: what all or some see, then the cards unseen. */
export function shown(game: Game): readonly Field[] {
  return sorted(game).shown;
}

/** Of these, those that all see alike, and those that not all do. */
export const shownToAll = (game: Game): readonly Field[] => sorted(game).all;
export const shownToSome = (game: Game): readonly Field[] => sorted(game).some;

function sorted(game: Game) {
  let found = kept.get(game);
  if (!found) {
    const fields = game.table.fields;
    const all = [...fields.filter((f) => f.kind !== "house" && f.seen !== NOBODY && f.told), ...fields.filter((f) => f.seen === NOBODY && f.holds)];
    found = { shown: all, all: all.filter((f) => f.seen === ALL), some: all.filter((f) => f.seen !== ALL) };
    kept.set(game, found);
  }
  return found;
}
