/** What only a table of practice allows: advice, a review of the round, a look at the bots' hands, moves taken back, the same deal
 * again. */

import type { Field } from "../engine/declared";
import { Refused } from "../engine/refused";
import type { Round } from "../engine/round";
import type { View } from "../engine/view";
import { draft, NOBODY, type Draft } from "./events";
import type { Table } from "./state";

/** Who thinks for the bots and for advice. `number` is the last event that changed what is to be played. Advice comes as the server
 * writes it: the names and values of a JSON object. */
export interface Thinking {
  move(level: string, view: View, botSeed: string, number: number): Promise<readonly [verb: number, card: number]>;
  hint(view: View, botSeed: string, number: number, picked: readonly [verb: number, card: number] | null): Promise<string>;
  review(round: Round, seat: number, botSeed: string): Promise<string>;
}

function onlyHere(table: Table, what: string): void {
  if (!table.about.practice) throw new Refused("practice_only", { what });
}

/** Advice on a person's move, from what they see; beside the `move` that they would make. Throws `Refused` at once. */
export function hint(table: Table, person: number, thinking: Thinking, move: string | null): Promise<string> {
  onlyHere(table, "hint");
  if (table.turn !== person) throw new Refused("hint_not_yours");
  const { seq, round, about, movedAt } = table;
  const picked = move === null ? null : table.moveOf(move);
  return thinking.hint(round!.view(round!.turn), about.bot_seed, movedAt, picked).then((advice) => `{"type":"hint","seq":${seq},${advice}}`);
}

/** What a person's choices in the finished round have cost. Throws `Refused` at once. */
export function review(table: Table, person: number, thinking: Thinking): Promise<string> {
  onlyHere(table, "review");
  if (!table.round?.over) throw new Refused("review_too_early");
  const seat = seated(table, person);
  const { number, round } = table;
  const told = thinking.review(round.branch(round.numbers.length), seat, table.about.bot_seed);
  return told.then((found) => `{"type":"review","round":${number},${found}}`);
}

/** The cards that each seat keeps to itself, by field and seat, as that seat sees them. Throws `Refused`. */
export function hands(table: Table, person: number): object {
  const over = table.round?.over ?? false;
  if (!over && person === NOBODY) throw new Refused("looks_on");
  if (!over) onlyHere(table, "hands");
  if (!table.round) throw new Refused("not_dealt");
  if (!over) seated(table, person);
  const own = (field: Field) => (field.seen === "own" || field.seen.startsWith("option:")) && field.holds && !field.of && field.lengths.length === 2;
  const fields = table.game.table.fields.filter(own);
  const seen = table.seated.map((_, seat) => table.round!.view(seat));
  const rows = fields.map((field) => [field.name, seen.map((one, seat) => (one.value(field) as unknown[])[seat])]);
  return { type: "hands", seq: table.seq, hands: Object.fromEntries(rows) };
}

function seated(table: Table, person: number): number {
  const seat = table.seatOf(person);
  if (seat === NOBODY) throw new Refused("sat_out");
  return seat;
}

/** Takes back a person's last choice, also after the round; or the whole round, to play the same deal again. Throws `Refused`. */
export function takenBack(table: Table, person: number, whole: boolean): Draft[] {
  onlyHere(table, "undo");
  if (!table.mayUndo) throw new Refused("nothing_to_take_back");
  return [draft("undone", person, { moves: table.round!.numbers.length - (whole ? 0 : table.choices.at(-1)!) })];
}
