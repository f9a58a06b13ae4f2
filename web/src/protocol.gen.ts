/** Written by `python -m ceki.server.protocol.generate`, from the models beside it; never by hand. */

export const VERSION = 1;

/** The move is made, and on disk. */
export interface Ack {
  type: "ack";
  move_id: string;
  seq: number;
}

/** Puts bots on the seats that are free. */
export interface AddBots {
  type: "bots";
  level?: string | null;
}

/** Says yes to a proposal, which is named by the number of its event. */
export interface AgreeTo {
  type: "agree";
  proposal: number;
}

/** Options that may be agreed anew between rounds, and what is proposed. */
export interface Agreeing {
  open: string[];
  proposal: Proposal | null;
}

/** That the process lives, and the version of the protocol that it speaks. */
export interface Alive {
  ok: boolean;
  version: number;
}

/** Asks for the hands of the bots, at a practice table; of all, when a round is over. */
export interface AskHands {
  type: "hands";
}

/** Asks for advice on one's move, at a practice table. */
export interface AskHint {
  type: "hint";
  /** what one would do: the best is set beside it */
  move?: string | null;
}

/** Asks what one's choices in the round that is over have cost, at a practice table. */
export interface AskReview {
  type: "review";
}

/** The title of a public table that somebody reports, as the list has it. */
export interface BadTitle {
  title: string;
}

/** What binds the server in a deal whose round is not over. */
export interface Bound {
  round: number;
  commitment: string;
}

/** A table by days: how many people have for a move, who is asked, and since when (milliseconds since 1970). */
export interface ByDays {
  days: number;
  /** a person */
  turn: number | null;
  since: number | null;
}

/** What players call a thing where the value of an option decides it. */
export interface Called {
  option: string;
  names: Record<string, string>;
}

export type CardSize = "classic" | "large" | "poker";

/** What a match carries from round to round; `before` is as it was before the last round was entered. What it is called is in the catalogue, by its `name`. */
export interface Carried {
  name: string;
  /** amounts; the number of a person, -1 nobody; rows of codes by person */
  kind: "tally" | "person" | "cards";
  of: "people" | "sides" | "table";
  unit: Unit | "";
  clause: string;
  /** this amount decides */
  leads: boolean;
  values: number | number[] | Code[][];
  before: number | number[] | Code[][];
}

/** Something that a match of the game carries from round to round, and that all see. */
export interface CarriedKind {
  name: string;
  unit: Unit | "";
  label: string;
  clause: string;
  says: string;
}

/** Every game, the phrases of the message `phrase` by number, and the levels of bots, the weakest first. */
export interface Catalogue {
  version: number;
  phrases: string[];
  levels: Level[];
  games: Game[];
}

/** What has changed since the state or change before it; a field that is not here is as it was. */
export interface Change {
  type: "change";
  score?: ScoreLine[];
  winners?: number[];
  order?: number[];
  totals?: Partial<Record<Unit, number>>[];
  payments?: Payment[];
  to_pot?: number;
  sets?: LaidSet[];
  ending?: Ending | null;
  /** number of the last event; it never goes back */
  seq: number;
  stands_since?: number;
  table?: TableHead;
  options?: { [key: string]: OptionValue };
  given?: { [key: string]: OptionValue };
  seats?: SeatState[];
  out?: Person[];
  me?: number;
  person?: number;
  turn?: number | null;
  asked?: boolean;
  legal?: Move[];
  since?: number | null;
  now?: number | null;
  deadline?: number | null;
  over?: boolean;
  match_over?: boolean;
  closed?: boolean;
  undo?: boolean;
  view?: Record<string, FieldValue>;
  /** since `seen`, then since the last state */
  events: TableEvent[];
  match?: MatchState;
  cents?: number[];
  ledger?: number[];
  pot?: number;
  fair?: Fair;
  ready?: number[];
  host?: number;
  patience?: number | null;
  stand_in?: number | null;
  votes?: Vote[];
  agreeing?: Agreeing;
}

/** What somebody says to all, or phrase `n` of the catalogue. */
export interface ChatMessage {
  type: "chat";
  seat: number;
  name: string;
  text: string;
  /** absent for words of their own */
  n?: number;
  /** said by one who looks on; `seat` is -1 */
  watching?: boolean;
}

export type Code = string;

/** Plays for oneself again, after a bot has stood in. */
export interface ComeBack {
  type: "back";
}

/** A choice that cost something. */
export interface Costly {
  /** the fact in which it is better; null where no card tells */
  mine: MoveFact | null;
  /** the same fact of the other move, if it has one */
  theirs: MoveFact | null;
  /** of the move in its round, from 1 */
  number: number;
  move: Move;
  best: Move;
  cost: number;
  error: number;
  unit: Unit;
  grade: "" | "slip" | "inaccuracy" | "mistake" | "blunder";
}

/** A deal as all may know it before: what binds the server, and the seeds of the players, by person. */
export interface Deal {
  round: number;
  commitment: string;
  player_seeds: (string | null)[];
}

/** A declared field that holds cards, or repeats (`of`) what is known of one that does. */
export interface DeclaredField {
  kind: string;
  seen: string;
  of: string;
  rows: boolean;
}

export type Direction = "anticlockwise" | "clockwise";

/** What is told of the end of a round, found once, by the rules. */
export interface Ending {
  /** what the round was decided by */
  unit: Unit;
  /** what each winner has of it and nobody else; 0: it was not won so */
  won_with: number;
  /** else what it was worth to each winner, or 0 */
  worth: number;
  worth_in: Unit;
  /** what everybody has, where nobody has won; or 0 */
  all_have: number;
  reasons: ReasonLine[];
  /** what the winner's other lines come to, in `unit` */
  besides: number;
  even: Even[];
  /** the seat that began the round */
  starter: number;
}

/** A kind of score line that comes more often after a move than after the other, or more seldom. */
export interface Ends {
  /** its word */
  line: string;
  /** the player's; or another player's */
  own: boolean;
  /** whether it costs them */
  loss: boolean;
  /** the share of rounds in which it comes after the move */
  mine: number;
  /** and after the other */
  theirs: number;
}

export type ErrorCode = "stale" | "illegal" | "not_your_turn" | "bad_token" | "full" | "gone" | "too_long" | "too_fast" | "bad_message" | "bad_options" | "bad_origin" | "closed" | "retry";

/** `from` pays `to`, who has exactly as much: `count` of `unit`. */
export interface Even {
  from: number;
  to: number;
  count: number;
  unit: Unit;
}

/** The deal on the table (before the first, the coming one), what it was made of when it is over, and the next. */
export interface Fair {
  round?: number;
  commitment?: string;
  player_seeds?: (string | null)[];
  /** once the round is over */
  server_seed?: string;
  /** once the round is over */
  receipt?: string;
  /** absent where no deal comes */
  next?: Deal | null;
}

export type FieldValue = number | string | (number | string | (number | string)[])[];

export type FromServer = State | Change | Refusal | Ack | ChatMessage | Talk | Typing | Hint | Review | Hands | Reported | Told | Pong;

/** A game as a front end needs it to draw any of them. */
export interface Game {
  id: string;
  /** the game of which it is a form; empty: of none */
  form_of: string;
  title: string;
  family: string;
  about: string;
  /** numbers of players */
  seats: number[];
  /** numbers of players that an option must allow */
  more_seats: number[];
  /** the usual number of people */
  people: number;
  pack: "ceki" | "pack52";
  /** other names of the game */
  aliases: string[];
  /** its players choose among moves */
  chooses: boolean;
  /** in a list of games, those that its texts there use */
  words: Word[];
  /** its lines are told by lines.ftl */
  sentences: boolean;
  /** when it is learnt among the games */
  learnt: Learnt | null;
  /** it has a first round that is coached */
  lesson: boolean;
  direction: Direction;
  /** a source says so; else it is only how seats are drawn */
  direction_given: boolean;
  /** which honours are ones, where no option says it */
  honours: string;
  /** a set of identical cards, where a hand needs one; empty: it is none */
  identical: string;
  /** seats */
  partners: number[][];
  verbs: Verb[];
  lines: LineKind[];
  /** what spans the rounds of a match */
  carried: CarriedKind[];
  /** why its rules refuse options */
  refusals: RulesRefusal[];
  /** what is told of a round at a real table, in order */
  tells: Tells[];
  /** why its rules refuse what is told of one */
  unfit: Record<string, string>;
  /** of its moves, that reasons.ftl does not know */
  facts: OwnFact[];
  /** how players spell a verb, a line, a value, a place */
  called: Record<string, string | Called>;
  /** ids of what the seats are called, and last who sits out */
  places: string[];
  /** what a seat is called by who begins */
  roles: Role[];
  shows: Show[];
  fields: Record<string, DeclaredField>;
  options: Option[];
  presets: Record<string, Preset>;
  sources: string[];
}

/** The same with less of each game; all of one is at `/api/games/{game}`. */
export interface GameList {
  version: number;
  phrases: string[];
  levels: Level[];
  games: GameSummary[];
}

/** What a list of games says of one. */
export interface GameSummary {
  id: string;
  /** the game of which it is a form; empty: of none */
  form_of: string;
  title: string;
  family: string;
  about: string;
  /** numbers of players */
  seats: number[];
  /** numbers of players that an option must allow */
  more_seats: number[];
  /** the usual number of people */
  people: number;
  pack: "ceki" | "pack52";
  /** other names of the game */
  aliases: string[];
  /** its players choose among moves */
  chooses: boolean;
  /** in a list of games, those that its texts there use */
  words: Word[];
  /** its lines are told by lines.ftl */
  sentences: boolean;
  /** when it is learnt among the games */
  learnt: Learnt | null;
  /** it has a first round that is coached */
  lesson: boolean;
}

/** One's own part in the shuffle of the next deal, which may be named by its round. */
export interface GiveSeed {
  type: "seed";
  hex: string;
  round?: number | null;
}

/** Goes on without those whom the table waits for. */
export interface GoWithout {
  type: "without";
}

/** The cards that each seat keeps to itself, by field and seat: at a practice table, or when the round is over. */
export interface Hands {
  type: "hands";
  seq: number;
  hands: Record<string, Code[][]>;
}

/** The first message of a socket. */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  token?: string | null;
  seen?: number;
  changes?: boolean;
}

/** Advice on a move. */
export interface Hint {
  /** the fact in which it is better; null where no card tells */
  mine: MoveFact | null;
  /** the same fact of the other move, if it has one */
  theirs: MoveFact | null;
  type: "hint";
  seq: number;
  move: Move;
  /** the move beside it, where the rounds show no difference */
  even: Move[];
  /** the move that it is set beside, where it is better than that */
  other: Move | null;
  /** a weightier fact in which the other is better */
  but_mine?: MoveFact | null;
  /** the same fact of this move */
  but_theirs?: MoveFact | null;
  /** what the two differ by at most, where neither is better (95%) */
  within?: number;
  /** how rounds end, where no fact shows why it is better */
  ends?: Ends | null;
  unit: Unit;
  exact: boolean;
  /** what an exact count takes as given */
  given: MoveFact | null;
  playouts: number;
  /** the best first, at most eight */
  moves: Weighed[];
}

/** How a game is played, for somebody who has never seen its cards. */
export interface HowToPlay {
  /** that the page is in */
  language: string;
  parts: PagePart[];
}

/** One of the sets with which a seat has won. */
export interface LaidSet {
  seat: number;
  /** a code for each copy */
  cards: Code[];
}

/** When a game is learnt: the smaller place first; how many minutes its lesson takes; how hard it is, from 1. */
export interface Learnt {
  place: number;
  minutes: number;
  level: number;
}

/** Gives up one's seat. */
export interface LeaveTable {
  type: "leave";
}

/** How well a bot plays. */
export interface Level {
  name: string;
  says: string;
}

/** A kind of score line. */
export interface LineKind {
  word: string;
  clause: string;
  says: string;
  unit: Unit;
  total: boolean;
  counts: Unit | "";
  /** the option of the cents that every other player pays for each */
  each: string;
  /** the option of the cents that a point brings, where it pays for points */
  rate: string;
  /** identical cards of one thing counted, or the field that says it */
  alike: number | string;
  /** the rows of cards, by seat, of which the line counts all its faces */
  lie: string;
  /** its sentence, with places for n, worth and cards; empty: none of its own */
  tells: string;
}

/** A score line in the log, which is read without a catalogue beside it. */
export interface LoggedLine {
  word: string;
  clause: string;
  seat: number;
  count: number;
  amount: number;
  unit: Unit;
  /** a code for each copy */
  cards: Code[];
  /** repeats what other lines add up to, and is added to nothing */
  total: boolean;
  /** the unit of the count, where it is an amount too */
  counts: Unit | "";
  /** cents that every other player pays for each */
  each: number;
  says: string;
}

/** A round in the log, with all that its deal was made of. */
export interface LoggedRound {
  score: LoggedLine[];
  /** seats that have won by the rules, perhaps none */
  winners: number[];
  /** all seats, the first place first */
  order: number[];
  /** by seat: the sum of each unit */
  totals: Partial<Record<Unit, number>>[];
  payments: Payment[];
  /** cents that the pot has gained */
  to_pot: number;
  round: number;
  commitment: string;
  server_seed: string;
  player_seeds: (string | null)[];
  /** agreed before this deal; else absent */
  agreed?: { [key: string]: OptionValue };
  key: string;
  starter: number;
  pot: number;
  persons: number[];
  names: string[];
  dealt: Code[][];
  moves: Move[];
  cents: number[];
  abandoned: boolean;
  receipt: string;
}

/** The table that was made, and the maker's seat. */
export interface Made {
  seat: number;
  token: string;
  commitment: string | null;
  table: string;
  code: string;
  link: string;
}

/** A move, by an id of its own, made on the state of number `base_seq`. */
export interface MakeMove {
  type: "move";
  move_id: string;
  base_seq: number;
  move: string;
}

/** How a match stands, by people (not by seat). */
export interface MatchState {
  over: boolean;
  rounds: number;
  /** what the game carries, the ledger, or rounds won where no money moves */
  decided_by: "game" | "cents" | "rounds";
  /** empty before the end */
  winners: number[];
  /** who is ahead */
  leaders: number[];
  /** the people of each side, where partners play */
  sides: number[][];
  carried: Carried[];
  /** filled at the end of a match */
  settling: Settling[];
  /** cents moved by the end of the match, by person */
  settled: number[];
  payments: Payment[];
}

/** Who would play a game with whoever waits for it. */
export interface Meet {
  game: string;
  name?: string | null;
  bot_level?: string;
}

export type Move = string;

/** A fact of a move. */
export interface MoveFact {
  /** of its sentence in `reasons.ftl` */
  id: string;
  /** by their names in the sentence */
  numbers: Record<string, number>;
  cards: Code[];
  /** the id of a word of the game, or empty */
  word: string;
  /** the word of a kind of score line, or empty */
  line: string;
}

/** Who sits down, and where. */
export interface NewSeat {
  name?: string | null;
  seat?: number | null;
  seed?: string | null;
}

/** What a new table is to be. */
export interface NewTable {
  game: string;
  players?: number | null;
  preset?: string | null;
  options?: { [key: string]: OptionValue };
  title?: string | null;
  name?: string | null;
  bots?: number;
  bot_level?: string;
  seconds?: number | null;
  days?: number | null;
  rounds?: number | null;
  public?: boolean;
  together?: boolean;
  practice?: boolean;
  chat?: boolean;
}

/** Ready for the next round. */
export interface NextRound {
  type: "next";
}

/** That one is writing; said more often than every two seconds, it is passed over. */
export interface NowTyping {
  type: "typing";
}

/** A rule that a table may choose. */
export interface Option {
  source: "source" | "reading" | "gap" | "follows" | "unknown";
  cited: string[];
  against: string[];
  name: string;
  type: string;
  default: OptionValue;
  allowed: OptionValue;
  clause: string;
  says: string;
  /** what is asked of it whatever its name */
  role?: "" | "honours" | "people";
  /** words that stand for others */
  aliases?: Record<string, string[]>;
  /** names of the numbers of a row */
  parts?: string[];
  /** the words that are ranked */
  words?: string[];
}

export type OptionValue = string | number | boolean | OptionValue[] | { [key: string]: OptionValue } | null;

/** A fact that the game words itself, by messages: what it `says` of a move, and `beside` it of another. */
export interface OwnFact {
  id: string;
  says: string;
  /** empty where nothing is said of another move */
  beside: string;
}

/** A part of a page: a list has many lines, cards may have none, all others have one. */
export interface PagePart {
  kind: "heading" | "text" | "list" | "cards";
  /** patterns of Project Fluent, whose places are the facts of a house: `players`, options by name (yes and no for a flag), `option-part`, and `option-word` for a set; words of the game stand between stars */
  lines: string[];
  /** cards to show, in groups */
  sets: Code[][];
}

export type Paper = "a4" | "letter";

/** The rounds of a table that are over. */
export interface Past {
  table: string;
  code: string;
  title: string;
  game: string;
  practice: boolean;
  rounds: PastRound[];
}

/** A round that is over, to be read again. */
export interface PastRound {
  score: ScoreLine[];
  /** seats that have won by the rules, perhaps none */
  winners: number[];
  /** all seats, the first place first */
  order: number[];
  /** by seat: the sum of each unit */
  totals: Partial<Record<Unit, number>>[];
  payments: Payment[];
  /** cents that the pot has gained */
  to_pot: number;
  /** the winning hand set by set, where a game has sets */
  sets: LaidSet[];
  ending: Ending | null;
  round: number;
  /** by seat */
  names: string[];
  /** by seat */
  persons: number[];
  abandoned: boolean;
  moves: SeatMove[];
  /** by seat */
  cents: number[];
}

/** Cents that go from one to another, seats or people; -1 is the pot. `word` is the kind of line that says for what. */
export interface Payment {
  from: number;
  to: number;
  cents: number;
  word: string;
  clause: string;
}

/** Somebody who has a place at the table. */
export interface Person {
  person: number;
  name: string;
  kind: SeatKind;
  /** of a bot; absent for a human */
  level?: string;
  connected: boolean;
  /** of the match so far */
  cents: number;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Begins the round again from its deal, at a practice table. */
export interface PlayAgain {
  type: "again";
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** A named ruleset of a game. */
export interface Preset {
  source: "source" | "reading" | "gap" | "follows" | "unknown";
  cited: string[];
  against: string[];
  title: string;
  says: string;
  /** how many play it, and no others; or null */
  players: number | null;
  options: { [key: string]: OptionValue };
}

export type PrintKind = "deck" | "leaflet" | "score-sheet" | "replacements";

/** What a print has: its pages, and the cards of a deck (0 where there are none). */
export interface Printed {
  pages: number;
  cards: number;
}

/** What a host prints: pages made as they are asked for (`makes`), or ready ones; neither where it lacks what sets pages. */
export interface Printing {
  makes: boolean;
  papers: Paper[];
  sizes: CardSize[];
  /** the fewest and the most */
  half_decks: number[];
  ready: ReadyPrint[];
}

/** Options that a person would have agreed for the rounds to come. */
export interface Proposal {
  seq: number;
  person: number;
  options: { [key: string]: OptionValue };
  /** persons */
  yes: number[];
  agreed: boolean;
}

/** Would have options agreed anew for the rounds to come, between two rounds. */
export interface ProposeOptions {
  type: "propose";
  options: { [key: string]: OptionValue };
}

/** A table in the list of public tables. */
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

/** Public tables that are open and whose match is not over, the ones changed last first. */
export interface PublicTables {
  tables: PublicTable[];
}

/** The server's public key for pushes, in base64url; null where it sends none. */
export interface PushKey {
  key: string | null;
}

/** A PDF that is written beforehand, at its path from the folder of the page. No game where it is for all; no language where it is for its readers alike. */
export interface ReadyPrint {
  pages: number;
  cards: number;
  path: string;
  kind: PrintKind;
  paper: Paper;
  game: string | null;
  language: string | null;
}

export type Reason = "stale_move" | "stale_seed" | "not_proposed" | "illegal_move" | "unknown_move" | "practice_only" | "review_too_early" | "sat_out" | "not_dealt" | "nothing_to_take_back" | "table_quiet" | "muted" | "nothing_written" | "nothing_to_report" | "no_such_title" | "proposed_too_often" | "rules_agreed_between" | "seats_taken" | "only_you_waited_for" | "remove_nobody" | "remove_too_early" | "not_waited_for" | "clock_runs" | "patience" | "ready_too_early" | "deal_not_open" | "seed_given" | "time_is_up" | "not_by_days" | "no_pushes" | "push_address" | "push_keys" | "vote_after_round" | "not_your_turn" | "looks_on" | "hint_not_yours" | "round_not_played" | "plays_next_deal" | "wrong_token" | "left_seat" | "table_full" | "seat_just_taken" | "unknown_seat" | "too_many_tables" | "server_full" | "too_many_watch" | "too_many_connections" | "too_many_pushes" | "one_seat_each" | "too_much_today" | "banned" | "unknown_table" | "table_closed" | "table_unreadable" | "unknown_game" | "unknown_page" | "not_here" | "prints_nothing" | "too_large" | "too_many_letters" | "too_many_messages" | "too_many_requests" | "too_many_wrong_codes" | "not_understood" | "not_bytes" | "too_deep" | "nothing_said" | "body_slow" | "old_version" | "unknown_phrase" | "not_done_here" | "bad_option" | "option_not_allowed" | "unknown_option" | "unknown_preset" | "wrong_players" | "not_agreed_here" | "no_such_game" | "two_bets" | "no_such_seat" | "bad_option_value" | "options_reserved" | "unknown_bot" | "too_many_bots" | "days_alone" | "game_stopped" | "game_or_half_decks" | "players_of_no_game" | "leaflet_too_long" | "foreign_origin" | "origin_needed" | "header_missing" | "match_over" | "taken_over" | "restarting" | "server_starting_over" | "too_many_visitors" | "database_away" | "table_busy" | "table_not_made" | "advice_failed" | "stopping" | "database_unwritable" | "press_busy";

/** A line that says why a round ended so, with all of its kind and seat put together. */
export interface ReasonLine {
  line: ScoreLine;
  /** whether it is to be said whose it is */
  named: boolean;
}

/** An answer of no; nothing has changed. */
export interface Refusal {
  type: "error";
  /** what kind of no it is: what a program does then */
  code: ErrorCode;
  /** what exactly is the matter */
  id: Reason;
  /** its facts */
  args: Record<string, number | string | string[]>;
  /** the same in English, for people; not to be parsed */
  message: string;
  /** where the table is now; with `stale` */
  seq?: number;
  /** of the move that it answers */
  move_id?: string;
  /** connect again after so many milliseconds */
  retry_ms?: number;
}

/** Says no to a proposal. */
export interface RefuseProposal {
  type: "refuse";
  proposal: number;
}

/** Gives the place of a person who does not answer to a bot. */
export interface RemovePerson {
  type: "remove";
  person: number;
}

/** Tells the keeper of the server of what a person writes. */
export interface ReportSeat {
  type: "report";
  /** -1: those who look on, who have no seat */
  seat: number;
}

/** What a seat wrote is with the keeper of the server. */
export interface Reported {
  type: "reported";
  seat: number;
}

/** What one's choices in a round that is over have cost, the costliest first. */
export interface Review {
  type: "review";
  round: number;
  /** at most three */
  costly: Costly[];
  choices: number;
  /** of the choices, those that cost nothing that could be told */
  sound: number;
  /** of all choices that cost something, in the unit of the costliest */
  cost: number;
  error: number;
}

/** What the seat is called that sits so many seats after the one who begins. */
export interface Role {
  word: string;
  clause: string;
  step: number;
}

/** The rules of a game in words. */
export interface RulePage {
  markdown: string;
}

/** Why the rules of the game refuse options: its `word` is `reason` in `bad_option`; `says` tells its facts. */
export interface RulesRefusal {
  word: string;
  /** whose value does not fit; empty: a number of players, or several */
  option: string;
  says: string;
}

/** One of the phrases that need no typing. One who looks on may say a name with it. */
export interface SayPhrase {
  type: "phrase";
  n: number;
  name?: string;
}

/** Words to the table. One who looks on may say a name with them. */
export interface SayText {
  type: "chat";
  text: string;
  name?: string;
}

/** A line of a settled round: `count` things of a kind bring `seat` an `amount` in `unit`, by the rule `clause`. The catalogue says what its `word` means. */
export interface ScoreLine {
  word: string;
  clause: string;
  seat: number;
  count: number;
  amount: number;
  unit: Unit;
  /** a code for each copy */
  cards: Code[];
  /** repeats what other lines add up to, and is added to nothing */
  total: boolean;
  /** the unit of the count, where it is an amount too */
  counts: Unit | "";
  /** cents that every other player pays for each */
  each: number;
}

/** A seat, and who has it. */
export interface SeatFacts {
  seat: number;
  person: number;
  name: string;
  kind: SeatKind;
  /** of a bot; absent for a human */
  level?: string;
}

export type SeatKind = "human" | "bot" | "free" | "away" | "coming";

/** A move of a round that is over. */
export interface SeatMove {
  seat: number;
  move: Move;
}

/** A seat, and who plays on it this round. */
export interface SeatState {
  person: number;
  name: string;
  kind: SeatKind;
  /** of a bot; absent for a human */
  level?: string;
  connected: boolean;
  /** of the match so far */
  cents: number;
  seat: number;
}

/** The seat that was taken, the token that is the right to it, and the bound of the coming deal. */
export interface Seated {
  seat: number;
  token: string;
  commitment: string | null;
}

/** A line by which a match itself was settled: what the people `who` get together. What it says is in the catalogue, by its `word`. */
export interface Settling {
  word: string;
  clause: string;
  who: number[];
  count: number;
  amount: number;
  unit: Unit;
  counts: Unit | "";
}

/** Where a declared field lies on the screen. */
export interface Show {
  field: string;
  where: "table" | "seat" | "hand" | "stock";
  by: "rank" | "order" | "seat";
  label: string;
  /** a word for each value from 0; an empty one is not said */
  values: string[];
  /** the field with the seat that a single card lies before */
  owner: string;
  /** the field that is 1 while the card is of the face just drawn */
  as_drawn: string;
  laid?: "" | "board" | "rivers" | "trick" | "packets" | "aside";
  /** the field with the leading card of a trick */
  leading?: string;
  /** the field that counts this card as well: it is shown here alone */
  lies_in?: string;
}

/** Whether a table is kept for ever, as the holder of a seat there wants it. */
export interface Star {
  token: string;
  starred: boolean;
}

/** Whether whoever asked wants the table kept for ever. */
export interface Starred {
  starred: boolean;
}

/** The whole truth of the moment, made for its receiver alone. */
export interface State {
  score: ScoreLine[];
  /** seats that have won by the rules, perhaps none */
  winners: number[];
  /** all seats, the first place first */
  order: number[];
  /** by seat: the sum of each unit */
  totals: Partial<Record<Unit, number>>[];
  payments: Payment[];
  /** cents that the pot has gained */
  to_pot: number;
  /** the winning hand set by set, where a game has sets */
  sets: LaidSet[];
  ending: Ending | null;
  /** number of the last event; it never goes back */
  seq: number;
  /** the event that last changed the cards or the moves */
  stands_since: number;
  table: TableHead;
  /** the rules this table plays by, every one */
  options: { [key: string]: OptionValue };
  /** those that were asked for */
  given: { [key: string]: OptionValue };
  seats: SeatState[];
  /** who sits out this round */
  out: Person[];
  /** the seat that you play this round, or -1 */
  me: number;
  /** your place at the table, or -1 */
  person: number;
  /** the seat that is asked */
  turn: number | null;
  /** it is you who is asked */
  asked: boolean;
  /** your legal moves, when you are asked */
  legal: Move[];
  /** by days: when the turn came to the seat that is asked */
  since?: number | null;
  /** the server's clock when it said this */
  now?: number | null;
  /** when the time of whom the table waits for is up */
  deadline: number | null;
  /** the round is settled */
  over: boolean;
  /** no round follows */
  match_over: boolean;
  /** the table is closed */
  closed: boolean;
  /** you may take back your last choice */
  undo: boolean;
  /** what you may know of the cards; empty before a deal */
  view: Record<string, FieldValue>;
  /** since `seen`, then since the last state */
  events: TableEvent[];
  match: MatchState;
  /** of this round, by seat */
  cents: number[];
  /** of the match, by seat */
  ledger: number[];
  pot: number;
  fair: Fair;
  /** seats that want the next round */
  ready: number[];
  /** the person whose table it is, or -1 */
  host: number;
  /** when the others may go on without whom the table waits for */
  patience: number | null;
  /** at a public table: when a bot stands in for those the table waits for */
  stand_in?: number | null;
  votes: Vote[];
  agreeing: Agreeing;
  type: "state";
}

/** That one is there and thinks, though the others wait. */
export interface StayHere {
  type: "here";
}

/** Something that happened, as its reader may know it; only moves have a move. */
export interface TableEvent {
  seq: number;
  kind: "dealt" | "moved" | "undone" | "sat" | "left" | "away" | "back" | "proposed" | "agreed" | "refused" | "closed";
  /** sat down to play from the next deal; left because removed; closed by a rule that failed */
  how?: "" | "coming" | "removed" | "rule_failed";
  seat: number;
  /** it is about its reader */
  you: boolean;
  /** of whom it is about, as they were called then; at a deal who begins */
  name: string;
  /** as the reader may know it: `discard ??` */
  move: Move | null;
  /** the reader's own only move */
  forced?: boolean;
  /** that are proposed, or were agreed before the deal */
  options?: { [key: string]: OptionValue };
  /** of a deal */
  round?: number;
}

/** What everybody may know of a table who asks for it. */
export interface TableFacts {
  table: string;
  code: string;
  title: string;
  game: string;
  players: number;
  preset: string | null;
  options: { [key: string]: OptionValue };
  given: { [key: string]: OptionValue };
  seats: SeatFacts[];
  round: number;
  over: boolean;
  public: boolean;
  practice: boolean;
  chat: boolean;
  seconds: number | null;
  /** absent at a table that people sit at together */
  by_days?: ByDays | null;
  rounds: number | null;
  /** the person whose table it is, or -1 */
  host: number;
  fair: Fair;
}

/** The table: what it is called, and how it plays. */
export interface TableHead {
  id: string;
  code: string;
  title: string;
  game: string;
  players: number;
  direction: Direction;
  practice: boolean;
  chat: boolean;
  /** for a move; null without a clock */
  seconds: number | null;
  watchers: number;
  /** for a move, at a table by days; then the others may go on without that player */
  days?: number | null;
  /** from 1; 0 before the first deal */
  round: number;
  /** of the match; null where the game or the people decide */
  rounds: number | null;
  /** when bots take the seats that are free then; null where they wait for people */
  bots_at?: number | null;
}

/** The rounds that are over, with all that `ceki verify` needs. */
export interface TableLog {
  ceki_table: number;
  table: string;
  game: string;
  players: number;
  options: { [key: string]: OptionValue };
  given: { [key: string]: OptionValue };
  match_rounds: number | null;
  practice: boolean;
  state: "open" | "over" | "closed";
  rounds: LoggedRound[];
  bounds: Bound[];
  match: MatchState;
}

/** Takes back one's last choice, at a practice table. */
export interface TakeBack {
  type: "undo";
}

/** What was said lately, for who has just come. */
export interface Talk {
  type: "talk";
  /** lines so far, also those that are kept no more */
  said: number;
  lines: ChatMessage[];
}

/** Takes that back, by the address. */
export interface TellNoMore {
  type: "untell";
  endpoint: string;
}

/** Asks for a push when one's turn comes: the address and the keys of a browser's subscription. */
export interface TellTurns {
  type: "tell";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Something that is asked about a round at a real table; `each`: of every player. */
export interface Tells {
  name: string;
  says: string;
  ask: "seat" | "choice" | "yes" | "amount" | "card" | "cards" | "row";
  clause: string;
  /** words of a choice; an empty one for none of them */
  among: string[];
  /** of an amount */
  most: number;
  /** a player who may be nobody */
  nobody: boolean;
  optional: boolean;
  each: boolean;
}

/** A title was reported. */
export interface TitleReported {
  reported: boolean;
}

export type ToServer = Hello | MakeMove | NextRound | GoWithout | RemovePerson | AddBots | ComeBack | StayHere | SayText | SayPhrase | NowTyping | ReportSeat | GiveSeed | TakeBack | PlayAgain | AskHint | AskReview | AskHands | ProposeOptions | AgreeTo | RefuseProposal | TellTurns | TellNoMore | LeaveTable | Ping;

/** Whether the server sends a push to the address that was named, when your turn comes. */
export interface Told {
  type: "told";
  on: boolean;
}

/** Somebody is writing. */
export interface Typing {
  type: "typing";
  seat: number;
}

export type Unit = "points" | "cents" | "tokens" | "tricks";

/** The word of a move. */
export interface Verb {
  word: string;
  says: string;
  /** it names a card */
  card: boolean;
  /** the field that the card goes to, into the mover's row, or lies in */
  at: string;
  /** told prominently */
  loud: "" | "call" | "win";
  /** the field in which its card is chosen; empty: the hand */
  lies: string;
  /** the key for it, where that is not its first letter */
  key: string;
  /** it brings something, or lets it be */
  stance?: "" | "gain" | "decline";
  /** the verb that then takes a second card */
  pair?: string;
  /** the move as the reader made it: You discard {card} */
  you?: string;
  /** the move as somebody else made it: Bima discards {card} */
  they?: string;
}

/** Who would go on: without those who are waited for (`person` is -1 then), or with a person removed. */
export interface Vote {
  what: "without" | "remove";
  person: number;
  /** persons */
  by: number[];
}

/** A legal move as advice weighs it: what it brings on average, and the shares of rounds with a gain or a loss. */
export interface Weighed {
  move: Move;
  /** the weightiest first */
  facts: MoveFact[];
  worth: number;
  /** standard error of the worth; 0 where it is counted exactly */
  error: number;
  gains: number;
  losses: number;
  /** by how much it is worth less than the best, on the same deals */
  less: number;
  /** how far off `less` may be */
  give: number;
}

/** A word in its own spelling; `page` is the rule page that has it, `id` the entry of the glossary that tells it. */
export interface Word {
  word: string;
  language: string;
  says: string;
  page: string;
  id: string;
}
