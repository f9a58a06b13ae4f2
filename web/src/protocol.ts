/** The messages between the table's server and this page: version 1 of the protocol. */

export const VERSION = 1;

/** A move in words: `draw`, `discard C5`. A card is its code; `--` is no card and `??` a hidden one. */
export type Move = string;
export type Code = string;

export interface Verb {
  word: string;
  says: string;
  card: boolean;
  at?: string;
  loud: "" | "call" | "win";
  lies: string; // the field in which its card is chosen; empty: the hand
  key: string; // where it is not its first letter
}

export type Unit = "points" | "cents" | "tokens" | "tricks";

export interface LineKind {
  word: string;
  clause: string;
  says: string;
  unit: Unit;
  total: boolean;
  counts: Unit | "";
}

/** Where a declared field lies on the screen. */
export interface Show {
  field: string;
  where: "table" | "seat" | "hand";
  by: "rank" | "order" | "seat";
  label: string;
  values: string[];
  owner: string; // the field with the seat that a single card lies before
  as_drawn: string; // the field that is 1 while the card is of the face just drawn
}

export type OptionValue = string | number | boolean | null | OptionValue[] | { [key: string]: OptionValue };

export interface Option extends Origin {
  name: string;
  type: "enum" | "bool" | "int" | "set" | "tuple" | "ranking" | "list" | string;
  default: OptionValue;
  allowed: OptionValue;
  clause: string;
  says: string;
  role?: "honours" | "people"; // what a table or a screen asks of it, whatever its name
  aliases?: Record<string, string[]>; // words of a set that stand for others of it
  parts?: string[]; // names of the numbers of a row
  words?: string[]; // to be ranked
}

/** By what a rule stands: its kind, and whole citations for it and of those who say otherwise. */
export interface Origin {
  source: "source" | "reading" | "gap" | "follows" | "unknown";
  cited: string[];
  against: string[];
}

/** A named house of a game; `players` where it is for so many. */
export interface Preset extends Origin {
  title: string;
  says: string;
  players: number | null;
  options: Record<string, OptionValue>;
}

/** A word in its own spelling, with the code of its language and the page of rules that has it. */
export interface Word {
  word: string;
  language: string;
  says: string;
  page: string;
}

/** A declared field that holds cards, or repeats (`of`) what is known of one that does. */
export interface Field {
  kind: string;
  seen: string;
  of: string;
  rows: boolean;
}

export interface Game {
  id: string;
  title: string;
  family: string;
  about: string;
  seats: number[];
  more_seats: number[];
  direction: "anticlockwise" | "clockwise";
  direction_given: boolean;
  pack: "ceki" | "pack52";
  honours: string; // which of them are ones, where no option has that role
  people: number;
  partners: number[][];
  verbs: Verb[];
  lines: LineKind[];
  words: Word[];
  also: string[];
  called: Record<string, string | { option: string; names: Record<string, string> }>;
  places: string[]; // ids of what players call the seats, and of who sits out
  shows: Show[];
  options: Option[];
  presets: Record<string, Preset>;
  sources: string[];
  fields?: Record<string, Field>;
}

/** How well a bot plays. */
export interface Level {
  name: string;
  says: string;
}

export interface Catalogue {
  version: number;
  phrases: string[];
  levels: Level[];
  games: Game[];
}

export interface PublicTable {
  id: string;
  code: string;
  title: string;
  game: string;
  players: number;
  free: number;
  started: boolean;
  watchers: number;
}

export interface NewTable {
  game: string;
  players?: number;
  preset?: string;
  options?: Record<string, OptionValue>;
  title?: string;
  bots?: number;
  bot_level?: string;
  seconds?: number | null;
  rounds?: number;
  chat?: boolean;
  public?: boolean;
  practice?: boolean;
  name?: string;
}

export interface Seated {
  table: string;
  code: string;
  link: string;
  seat: number;
  token: string;
}

export type SeatKind = "human" | "bot" | "free" | "away" | "coming"; // away: a bot stands in; coming: one does until the next deal

export interface TableFacts {
  table: string;
  code: string;
  title: string;
  game: string;
  players: number;
  preset: string | null;
  options: Record<string, OptionValue>;
  given: Record<string, OptionValue>;
  seats: { seat: number; name: string; kind: SeatKind; level?: string }[];
  round: number;
  over: boolean;
  public: boolean;
  practice: boolean;
  chat: boolean;
  seconds: number | null;
  rounds: number | null;
}

/** A round that is over, told again. */
export interface PastRound extends RoundResult {
  round: number;
  names: string[];
  persons: number[];
  abandoned: boolean;
  moves: { seat: number; move: Move }[];
  cents: number[];
}

export interface Past {
  table: string;
  code: string;
  title: string;
  game: string;
  practice: boolean;
  rounds: PastRound[];
}

export interface SeatState {
  seat: number;
  person: number;
  name: string;
  kind: SeatKind;
  level?: string;
  connected: boolean;
  cents: number;
}

/** Something that happened, as the reader saw it; only moves have one. */
export interface TableEvent {
  seq: number;
  kind: string;
  seat: number;
  says: string;
  move: Move | null;
}

export interface ScoreLine {
  word: string;
  says: string;
  clause: string;
  seat: number;
  count: number;
  amount: number;
  unit: Unit;
  cards: Code[];
  total: boolean; // repeats what other lines add up to
  counts: Unit | ""; // the unit of the count, where it is one
  each: number; // cents that every other player pays for each
}

/** Cents that go from one to another, seats or people; -1 is the pot. */
export interface Payment {
  from: number;
  to: number;
  cents: number;
}

/** What a settled round came to; all is empty before its end. */
export interface RoundResult {
  score: ScoreLine[];
  winners: number[]; // seats
  order: number[]; // all seats, the first place first
  totals: Partial<Record<Unit, number>>[]; // by seat
  payments: Payment[];
  to_pot: number; // cents that the pot has gained
}

/** Something that a match carries from round to round; `before` is as it was before the last round. */
export interface Carried {
  name: string;
  kind: "tally" | "person" | "cards";
  of: "people" | "sides" | "table";
  unit: Unit | "";
  label: string;
  clause: string;
  says: string;
  leads: boolean;
  values: number | number[] | Code[][];
  before: number | number[] | Code[][];
}

/** A line by which a match itself was settled: what people get together. */
export interface Settling {
  word: string;
  says: string;
  clause: string;
  who: number[];
  count: number;
  amount: number;
  unit: Unit;
  counts: Unit | "";
}

/** How a match stands, by people. */
export interface MatchState {
  over: boolean;
  rounds: number;
  decided_by: "game" | "cents" | "rounds";
  winners: number[];
  leaders: number[];
  sides: number[][];
  carried: Carried[];
  settling: Settling[];
  settled: number[];
  payments: Payment[];
}

export type FieldValue = number | string | (number | string | (number | string)[])[];

/** A deal as all may know it before: what binds the server, and the seeds of the players, by person. */
export interface Deal {
  round: number;
  commitment: string;
  player_seeds: (string | null)[];
}

export interface State extends RoundResult {
  type: "state";
  seq: number;
  table: {
    id: string;
    code: string;
    title: string;
    game: string;
    players: number;
    direction: "anticlockwise" | "clockwise";
    practice: boolean;
    watchers: number;
    round: number;
    rounds?: number | null;
    chat?: boolean;
    seconds?: number | null;
  };
  options: Record<string, OptionValue>;
  given: Record<string, OptionValue>;
  seats: SeatState[];
  out?: SeatState[]; // who sits out this round
  me: number; // the seat one plays
  person: number; // one's place at the table, also where one sits out or waits for the next deal
  turn: number | null;
  asked: boolean;
  deadline: number | null;
  over: boolean;
  match_over: boolean;
  closed?: boolean;
  undo?: boolean;
  view: Record<string, FieldValue>;
  legal: Move[];
  events: TableEvent[];
  match: MatchState;
  cents: number[];
  ledger: number[];
  pot: number;
  fair?: Partial<Deal> & { server_seed?: string; receipt?: string; next?: Deal };
  ready: number[];
  host: number; // the person whose table it is
  patience: number | null; // when the others may go on without whom the table waits for
  votes: { what: "without" | "remove"; person: number; by: number[] }[];
  agreeing?: { open: string[]; proposal: Proposal | null }; // options that may be agreed anew between rounds
}

/** What a person would have agreed for the rounds to come. */
export interface Proposal {
  seq: number;
  person: number;
  options: Record<string, OptionValue>;
  yes: number[]; // persons
  agreed: boolean;
}

export type ErrorCode =
  | "stale"
  | "illegal"
  | "not_your_turn"
  | "bad_token"
  | "full"
  | "gone"
  | "too_long"
  | "too_fast"
  | "bad_message"
  | "bad_options"
  | "bad_origin"
  | "closed"
  | "retry";

export interface Refusal {
  type: "error";
  code: ErrorCode;
  message: string;
  seq?: number;
  move_id?: string;
}

/** What has changed since the state or change before it on this connection; a field that is not here is as it was. */
export interface Change extends Partial<Omit<State, "type" | "seq" | "events">> {
  type: "change";
  seq: number;
  events: TableEvent[];
}

/** A legal move as advice weighs it: what it brings on average, and the shares of rounds that end in a gain or a loss. */
export interface Weighed {
  move: Move;
  says: string; // facts of it, or empty
  worth: number;
  error: number; // of the mean; 0 where it is counted exactly
  gains: number;
  losses: number;
}

export interface Hint {
  type: "hint";
  seq: number;
  move: Move;
  says: string; // what to do, and the one difference that decides
  evidence: string; // how much better it is and how surely; empty for an only move
  unit: Unit;
  exact: boolean;
  moves: Weighed[]; // the best first
}

export interface Costly {
  number: number; // of the move in its round, from 1
  move: Move;
  best: Move;
  cost: number;
  error: number;
  unit: Unit;
  grade: "" | "slip" | "inaccuracy" | "mistake" | "blunder";
  says: string;
  why: string; // the difference that decides, or empty
}

/** What one's choices in a round that is over have cost, the costliest first. */
export interface Review {
  type: "review";
  round: number;
  costly: Costly[];
  choices: number;
  sound: number; // of them, those that cost nothing that could be told
  says: string;
}

export type FromServer =
  | State
  | Change
  | Refusal
  | { type: "ack"; move_id: string; seq: number }
  | { type: "chat"; seat: number; name: string; text: string; n?: number }
  | Hint
  | Review
  | { type: "hands"; seq: number; hands: Record<string, Code[][]> }
  | { type: "reported"; seat: number }
  | { type: "pong" };

export type ToServer =
  | { type: "hello"; version: number; table: string; token: string | null; seen: number; changes?: boolean }
  | { type: "move"; move_id: string; base_seq: number; move: Move }
  | { type: "bots"; level?: string }
  | { type: "next" | "back" | "undo" | "again" | "hint" | "review" | "hands" | "leave" | "ping" }
  | { type: "without" }
  | { type: "remove"; person: number }
  | { type: "propose"; options: Record<string, OptionValue> }
  | { type: "agree" | "refuse"; proposal: number }
  | { type: "report"; seat: number }
  | { type: "chat"; text: string }
  | { type: "phrase"; n: number }
  | { type: "seed"; hex: string; round: number };
