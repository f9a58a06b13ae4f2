/** A game: what it declares, and its rules, called by name on the bytes of records. */

import type { Declared } from "./declared";
import { RecordKind } from "./fields";
import type { GoalFact } from "./goal";

/** Stands for the layout of the table, who sees what, which lies in the memory of the rules. */
export const LAYOUT = "layout";

/** What a rule is given: a record or its bytes, or a row of 64-bit numbers, which it may change; a whole number; or the layout. */
export type Given = Uint8Array | BigInt64Array | number | typeof LAYOUT;

export interface Rules {
  readonly declared: Declared;
  /** Numbers that rules and callers mean the same by: how many verbs a list of moves has room for, and so on. */
  readonly numbers: Readonly<Record<string, number>>;
  /** The row of the layout for the field of a table that begins at a byte: who sees it. */
  layoutAt(byte: number): BigInt64Array;
  /** Whether there is a rule of this name. */
  has(name: string): boolean;
  /** Runs a rule; what it changes in records and rows is changed in those that were given. */
  call(name: string, ...given: Given[]): number;
  /** What a seat has of what it needs, from the bytes of its view. */
  goal(view: Uint8Array, seat: number): GoalFact[];
}

/** A game: what it declares, its records and its rules. */
export class Game {
  readonly declared: Declared;
  readonly table: RecordKind;
  readonly match: RecordKind;
  readonly ending: RecordKind;
  private readonly numbers: Map<string, number>;

  constructor(readonly rules: Rules) {
    this.declared = rules.declared;
    this.table = new RecordKind(this.declared.table);
    this.match = new RecordKind(this.declared.match);
    this.ending = new RecordKind(this.declared.ending);
    this.numbers = new Map(this.declared.codes.map((code, number) => [code, number]));
  }

  get id(): string {
    return this.declared.id;
  }

  call(name: string, ...given: Given[]): number {
    return this.rules.call(name, ...given);
  }

  /** The code of a card; `--` for no card, `??` for one that is not seen. */
  code(card: number): string {
    return card < 0 ? (card === -1 ? "--" : "??") : this.declared.codes[card]!;
  }

  /** The number of a card; undefined for a code that is none. */
  card(code: string): number | undefined {
    return this.numbers.get(code.trim().toUpperCase());
  }
}
