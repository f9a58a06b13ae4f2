/** A view from its plain data: what `View.asData` says, laid into a record again (`ceki.play.showing.view_data`). */

import { HIDDEN, NONE, type Field } from "./declared";
import { size, type Bytes } from "./fields";
import type { Game } from "./game";
import type { Ruleset } from "./ruleset";
import { shown, type FieldValue } from "./view";
import { hidden } from "./visibility";

export type Received = Readonly<Record<string, FieldValue>>;

/** The bytes of a view. What is not in the data is as on the blank table of the ruleset. Throws where the data is no view of it. */
export function received(rules: Ruleset, data: Received): Bytes {
  const { game } = rules;
  const record = hidden(game, rules.table(), data["seat"] as number);
  for (const field of shown(game)) {
    const stored = numbersOf(game, field, data[field.name]!);
    if (stored.length > size(field)) throw new RangeError(`${field.name} has ${size(field)} places, not ${stored.length}`);
    stored.forEach((number, place) => game.table.set(record, field.name, number, place));
  }
  return record;
}

/** What stands in the record for a value: its first numbers, row after row. */
function numbersOf(game: Game, field: Field, value: FieldValue): number[] {
  switch (field.kind) {
    case "card":
      return [cardOf(game, value)];
    case "pile": {
      const cards = (value as FieldValue[]).map((code) => cardOf(game, code));
      return [...cards, ...Array<number>(Math.max(0, size(field) - cards.length)).fill(field.empty)];
    }
    case "counts": {
      const rows = field.lengths.length > 1 ? (value as FieldValue[]) : [value];
      return rows.flatMap((row) => counted(game, field.lengths.at(-1)!, row));
    }
    default:
      return ([value] as unknown[]).flat(Infinity) as number[];
  }
}

/** How many cards of each face a row has; of a hidden one minus how many there are, in the first place. */
function counted(game: Game, faces: number, row: FieldValue): number[] {
  const counts = Array<number>(faces).fill(0);
  if (typeof row === "number") counts[0] = -row;
  else for (const code of row as FieldValue[]) counts[cardOf(game, code)]! += 1;
  return counts;
}

const UNSEEN: Readonly<Record<string, number>> = { "--": NONE, "??": HIDDEN };

function cardOf(game: Game, code: FieldValue): number {
  const found = UNSEEN[String(code)] ?? game.card(String(code));
  if (found === undefined) throw new RangeError(`${String(code)} is no card of ${game.id}`);
  return found;
}
