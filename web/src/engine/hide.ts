/** Who sees what, by the declarations alone: what a seat may not see is blotted out, as `ceki.engine.visibility` does it. */

import { ALL, HIDDEN, NONE, WATCHER, type Field } from "./declared";
import { readNumber, size, type Bytes, type RecordKind } from "./fields";

const FEWEST = -128; // cards that the first place of a hidden row of counts can say
const HIDDEN_BYTE = HIDDEN & 255;
const NONE_BYTE = NONE & 255;

/** How a field falls into rows: one a seat, where its declaration tells seats apart. */
function rowsOf(field: Field): number {
  const [word] = field.seen.split(":");
  const bySeat = field.lengths.length > 1 || word === "own" || word === "option";
  return bySeat ? (field.lengths[0] ?? 1) : 1;
}

/** Whether a viewer sees a row of a field. */
export function sees(kind: RecordKind, table: Bytes, field: Field, row: number, seat: number): boolean {
  const [word, target] = field.seen.split(":") as [string, string?];
  switch (word) {
    case ALL:
      return true;
    case "own":
      return row === seat;
    case "seat":
      return seat >= 0 && readNumber(table, kind.field(target!), 0) === seat;
    case "option":
      return row === seat || readNumber(table, kind.field(target!), 0) !== 0;
    default:
      return false;
  }
}

/** A copy of a table with all that a viewer may not see blotted out: a hidden row of counts keeps how many cards it has, as a
 * negative number in its first place; a hidden place is `HIDDEN`; a hidden number 0. */
export function hidden(kind: RecordKind, table: Bytes, seat: number): Bytes {
  const masked = table.slice();
  for (const field of kind.fields) {
    if (field.seen === ALL) continue;
    const rows = rowsOf(field);
    const bytes = (size(field) / rows) * field.width;
    for (let row = 0; row < rows; row++) {
      if (!sees(kind, table, field, row, seat)) hideRow(field, masked, field.at + row * bytes, bytes);
    }
  }
  return masked;
}

function hideRow(field: Field, masked: Bytes, start: number, bytes: number): void {
  const end = start + bytes;
  if (field.kind === "counts") {
    let cards = 0;
    for (let i = start; i < end; i++) cards += masked[i]!;
    if (cards > -FEWEST) throw new RangeError(`a hidden row holds ${cards} cards, and can say at most ${-FEWEST}`);
    masked.fill(0, start, end);
    masked[start] = -cards & 255;
  } else if (field.kind === "pile" || field.kind === "card") {
    for (let i = start; i < end; i++) if (masked[i] !== NONE_BYTE) masked[i] = HIDDEN_BYTE;
  } else {
    masked.fill(0, start, end);
  }
}

/** The seats, the watcher among them, that see the card of a move where it went, at the table that the move left. */
export function witnesses(kind: RecordKind, table: Bytes, at: string, mover: number, seats: number): ReadonlySet<number> {
  const field = at ? kind.field(at) : null;
  const found = new Set<number>();
  for (let seat = WATCHER; seat < seats; seat++) {
    if (!field || seat === mover || sees(kind, table, field, mover, seat)) found.add(seat);
  }
  return found;
}
