/** What a game declares: the data that is made of its declarations by `src/ceki/browser/declared.py`. */

import type { Lesson } from "./lesson";

export const NONE = -1; // no card, nobody
export const HIDDEN = -2; // a card lies here, unseen
export const WATCHER = -1; // the viewer without a seat: sees what all see
export const ALL = "all";
export const NOBODY = "nobody";

/** A field of a record: `at` its first byte, `width` the bytes of one number. `seen` is `all`, `own`, `nobody`, `seat:FIELD` or
 * `option:NAME`. The last four are of what a match carries. */
export interface Field {
  name: string;
  at: number;
  width: number;
  lengths: number[];
  kind: "counts" | "pile" | "card" | "number" | "house" | "tally" | "person" | "cards";
  seen: string;
  of: string;
  empty: number;
  holds: boolean;
  told: boolean;
  owners?: "people" | "sides" | "table";
  unit?: string;
  clause?: string;
  leads?: boolean;
}

export interface RecordDeclared {
  bytes: number;
  fields: Field[];
}

export interface Verb {
  word: string;
  card: boolean;
  at: string;
}

export interface Line {
  word: string;
  clause: string;
  says: string;
  unit: string;
  total: boolean;
  counts: string;
  each: string;
  alike: number | string;
  lie: string;
}

/** A value of an option as JSON has it. */
export type Setting = null | boolean | number | string | Setting[];
export type Settings = Record<string, Setting>;

export interface OptionDeclared {
  name: string;
  kind: "choice" | "flag" | "amount" | "members" | "amounts" | "rows" | "ranking" | "triples";
  default: Setting;
  role: string;
  agreed: boolean;
  company: Settings;
  allowed: string;
  among?: Setting[];
  barred?: Setting[];
  loose?: boolean;
  low?: number;
  high?: number;
  optional?: boolean;
  only?: number[];
  names?: string[];
  seats?: number;
  aliases?: Record<string, string[]>;
}

export interface RefusalDeclared {
  word: string;
  option: string;
  says: string;
  numbers: string[];
}

/** Something that is asked about a round at a real table. `each`: of every seat. */
export interface Question {
  name: string;
  ask: "seat" | "choice" | "yes" | "amount" | "card" | "cards" | "row";
  clause: string;
  most: number;
  nobody: boolean;
  optional: boolean;
  each: boolean;
  among: string[];
}

/** What is told of a round at a real table: records, questions in their order, and why the rules refuse it. */
export interface OutcomeDeclared {
  record: RecordDeclared;
  asked: RecordDeclared;
  questions: Question[];
  refusals: { word: string; field: string; clause: string; numbers: string[] }[];
  left: string[]; // fields of cards of which a round leaves some on the table
}

export interface Declared {
  id: string;
  title: string;
  direction: string;
  seats: number[];
  more_seats: number[];
  people: number;
  partners: number[][];
  codes: string[];
  adds: number;
  verbs: Verb[];
  lines: Line[];
  table: RecordDeclared;
  match: RecordDeclared;
  ending: RecordDeclared;
  options: OptionDeclared[];
  presets: Record<string, { players: number | null; options: Settings }>;
  refusals: RefusalDeclared[];
  outcome?: OutcomeDeclared;
  lesson?: Lesson;
  /** The facts of a goal, by number, and the words that they may name. */
  goal: { facts: { id: string; numbers: string[] }[]; words: string[] };
}
