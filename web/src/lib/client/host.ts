/** What stands behind the page: a server, or files and a table on this device.
 *
 * What a host does not have is null, and the page does not speak of it.
 */

import type { Game, GameList, HowToPlay, Made, Meet, NewTable, Past, PublicTable, Reason, Refusal, Review, Seated, State, TableFacts } from "../../protocol.gen";
import type { GoalFact } from "../../engine/goal";
import type { Lesson } from "../../engine/lesson";
import type { Puzzle } from "../../engine/puzzle";
import { refusalTold } from "../sentences/refusals";
import type { EveningFile, Reckoned } from "../../scoring/reckoned";
import type { Misfit, Told } from "../../scoring/telling";
import type { Transport } from "./transport";

/** Everything here rejects with `Refused`. */
export interface Host {
  readonly books: Books;
  readonly tables: Tables | null;
  readonly people: People | null;
  /** Tables that stand on this device; they may be all that `tables` has. */
  readonly device: Device | null;
}

export type Device = Tables & Rules & Shelf & School & Puzzles & Keeper;

/** What can be read. */
export interface Books {
  /** All games, with what a list says of each. */
  games(): Promise<GameList>;
  /** All of one game. */
  game(id: string): Promise<Game>;
  /** The rule page of a game, in Markdown. */
  rules(game: string): Promise<string>;
  /** How a game is played, for somebody who has never seen its cards: in a language, or in English where it has no such page. */
  howToPlay(language: string, game: string): Promise<HowToPlay>;
}

/** Tables that can be made and sat at. A table is named by its code or its id. */
export interface Tables {
  readonly transport: Transport;
  /** Whether practice tables give hints and reviews. */
  readonly advises: boolean;
  /** A table of this game may be wanted soon. */
  expect(game: string): void;
  create(order: NewTable): Promise<Made>;
  facts(table: string): Promise<TableFacts>;
  sit(table: string, wish: { name?: string; seat?: number }): Promise<Seated>;
  past(table: string): Promise<Past>;
  /** The log as text: read as JSON, it would no longer show what stands in it twice. */
  log(table: string): Promise<string>;
}

/** What a message says of a round that is played, to whoever has a seat there. */
export type Seen = Pick<State, "given" | "view"> & Pick<State["table"], "game" | "players">;

/** The rules of games. */
export interface Rules {
  /** What a player has of what they need, wherever the table stands. */
  goal(seen: Seen): Promise<GoalFact[]>;
}

/** The tables that this device keeps, and nobody else. */
export interface Shelf {
  /** Those of which a round is over, the one played last first. */
  played(): Promise<KeptTable[]>;
  /** What a person was shown of a round, from the deal to its end. */
  again(table: string, round: number, person: number): Promise<State[]>;
  /** The table of a log that was checked, to be looked at; `keep` puts it with those of this device. */
  read(text: string, keep: boolean, checked?: Checked): Promise<KeptTable>;
  /** The cards that each seat kept to itself, at the moments of `again`: codes, by seat. */
  hands(table: string, round: number): Promise<string[][][]>;
  /** What a person's choices in a round have cost. */
  reviewed(table: string, round: number, person: number): Promise<Review>;
  /** A new table of practice that goes on after so many moves of a round. */
  branch(table: string, round: number, moves: number, person: number, level: string): Promise<Made>;
  /** Keeps a table for ever, or no longer than others; one that is only looked at is kept from then on. */
  star(table: string, starred: boolean): Promise<void>;
  /** Deletes tables, by id, with all that has happened at them, for good. */
  drop(tables: readonly string[]): Promise<void>;
  /** Deletes tables so that for 30 days they can be brought back; */
  bin(tables: readonly string[]): Promise<void>;
  /** those that can, the one deleted last first; */
  binned(): Promise<KeptTable[]>;
  /** brings them back. */
  bringBack(tables: readonly string[]): Promise<void>;
}

/** Lessons, each at a table of its own. */
export interface School {
  /** A table with the first round of somebody new to a game. */
  learn(game: string, name: string | null): Promise<Made>;
  /** The lesson that is played at a table; null where there is none, or where others moves than its own were made. */
  lesson(table: string): Promise<Lesson | null>;
  /** Lets the others play until so many moves have been made. */
  goOn(table: string, moves: number): Promise<void>;
  /** Plays a lesson to its end. */
  finish(table: string): Promise<void>;
}

/** Puzzles, each at a table of its own. */
export interface Puzzles {
  /** A table with the puzzle of a name, against bots of a level; the same name has the same puzzle everywhere. */
  pose(game: string, name: string, level: string): Promise<Made>;
  /** The puzzle of a table; null where there is none, or where more has been played. */
  puzzle(table: string): Promise<Puzzle | null>;
}

/** The score of a real table. */
export interface Keeper {
  /** An evening, every round settled by the rules, and what is asked about the next one after these answers. */
  reckon(evening: EveningFile, draft: Told): Promise<Reckoned | { unfit: Misfit }>;
}

/** A table of this device: `mine` are the persons who played at it. Times in milliseconds since 1970. */
export interface KeptTable {
  table: string;
  code: string;
  game: string;
  title: string;
  practice: boolean;
  over: boolean; // the match
  starred: boolean; // it is kept for ever
  when: number; // it was played at last
  mine: number[];
  cents: number[]; // of those, over all rounds
  rounds: KeptRound[];
  checked?: Checked | undefined; // of a file that was opened
}

/** Whether a file is true: its deals are those that this device was promised; it only agrees with itself; it has nothing to check; or
 * it does not hold, and why (an id of `verdict.ftl`, with facts). */
export interface Checked {
  how: "true" | "whole" | "unshown" | "forged";
  why?: { id: string; facts: Record<string, string | number> };
}

/** A round that is over: the names, persons and cents by seat; no cents of one that was abandoned. */
export interface KeptRound {
  round: number;
  when: number;
  names: string[];
  persons: number[];
  cents: number[];
  abandoned: boolean;
}

/** Others, on devices of their own. */
export interface People {
  /** The public tables that are open. */
  open(): Promise<PublicTable[]>;
  /** Reports the title of a public table to the server's operator. */
  report(table: string, title: string): Promise<void>;
  /** A seat with strangers who wait for the same game, or at a new table for which others may come. */
  meet(wish: Meet): Promise<Made>;
  /** Keeps the rounds of a table for ever, or no longer than others, for whoever has the token of a seat there. */
  star(table: string, token: string, starred: boolean): Promise<void>;
  /** The key with which a browser asks its push service for an address; null where the server sends no pushes. */
  pushKey(): Promise<string | null>;
  /** The address of a table, to be sent to somebody. */
  link(code: string): string;
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly id: Reason | "" = "",
    readonly args: Refusal["args"] = {},
  ) {
    super(message);
  }
}

/** A refusal as it came, with its sentence; `otherwise` where it is no refusal that this page can read. */
export function refused(refusal: Partial<Refusal> | null, otherwise: string): Refused {
  if (!refusal?.id) return new Refused("gone", otherwise);
  const { id, args = {} } = refusal;
  return new Refused(refusal.code ?? "gone", refusalTold({ id, args }), id, args);
}
