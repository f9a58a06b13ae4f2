/** What a table is made of: places, deals, proposals, events as guests see them, rounds that are over. */

import { NONE, type Settings } from "../engine/declared";
import type { Numbers } from "../engine/moves";
import type { Ruleset } from "../engine/ruleset";
import type { Result } from "../engine/score";
import { NOBODY, type Bodies, type ChairKind } from "./events";

/** A person's place: a human's, a bot's, or nobody's yet. `kept`: who left it may come back to it. */
export interface Chair {
  name: string;
  kind: ChairKind;
  level: string;
  kept: boolean;
}

/** Whether somebody holds the right to this place; and whether a bot makes its moves. */
export const isHuman = (chair: Chair) => ["human", "away", "coming"].includes(chair.kind);
export const playedByBot = (chair: Chair) => ["bot", "away", "coming"].includes(chair.kind);

/** What people vote on: to go on without whom the table waits for (about nobody), or with a person removed. */
export type Vote = Bodies["voted"];
export const voteOn = ({ what, about }: Vote) => `${what} ${about}`;

/** An event of this round as guests see it: who (a person), and the move if it was one; `how` it happened. */
export interface Told {
  seq: number;
  kind: string;
  person: number;
  seat: number;
  name: string;
  verb: number;
  card: number;
  witnesses: ReadonlySet<number>; // the seats that saw the card
  forced: boolean;
  how: string;
  options: Settings; // that are proposed, or were agreed
}

/** Why a table is closed whose rules have failed. */
export const RULE_FAILED = "rule_failed";

export const PLAIN: Omit<Told, "seq" | "kind" | "person"> = {
  seat: NOBODY, name: "", verb: NONE, card: NONE, witnesses: new Set(), forced: false, how: "", options: {},
}; // prettier-ignore

/** The table's seed for a round, its commitment, and the players' seeds, by person. */
export interface Dealing {
  number: number;
  commitment: string;
  serverSeed: string;
  playerSeeds: (string | null)[];
  agreed: Settings; // options that the players had agreed anew when it was dealt
}

/** Options that a person proposes for the rounds to come, and who has said yes. */
export interface Proposal {
  seq: number;
  person: number;
  options: Settings;
  yes: Set<number>;
}

/** A round that is over (or was abandoned), for the log. */
export interface Played {
  dealing: Dealing;
  ruleset: Ruleset;
  key: string;
  starter: number;
  potBefore: number;
  moves: readonly Numbers[];
  movers: readonly number[];
  result: Result | null; // of a round that is over
  cents: number[];
  seated: number[]; // the person at each seat,
  names: string[]; // what they were called when it was dealt,
  dealt: string[][]; // and their hands then
  receipt: string; // when it has been worked out
  at: number; // when it ended, in seconds since 1970
}
