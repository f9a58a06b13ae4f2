/** The events of a table, which are the game: each with its number, its kind and what it says. */

import type { Settings } from "../engine/declared";
import type { Lesson } from "../engine/lesson";
import type { Puzzle } from "../engine/puzzle";

export const NOBODY = -1;

/** What a table was made to be: the body of its first event. */
export interface About {
  game: string;
  players: number;
  preset: string | null;
  options: Settings;
  title: string;
  seconds: number | null;
  rounds: number | null;
  public: boolean;
  practice: boolean;
  chat: boolean;
  bot_level: string;
  bot_seed: string;
  log?: number; // the version of its log; tables of `SQUARED` do not say it
  lesson?: Lesson; // that its first round is
  puzzle?: Puzzle; // that stands in its first round
  /** Of a match that began elsewhere: its seed, and how its first round began where that does not follow from it. */
  from?: { seed: number; starter?: number; pot?: number };
}

/** What each kind of event says. */
export interface Bodies {
  created: About;
  sat: { name: string; kind: ChairKind; level: string };
  left: { level: string; removed?: boolean };
  away: { level: string };
  back: Record<string, never>;
  committed: { round: number; commitment: string; server_seed: string };
  seeded: { hex: string };
  dealt: { round: number; key: string; agreed?: Settings };
  moved: { move: string; by: "human" | "bot" | "rules" };
  undone: { moves: number };
  readied: Record<string, never>;
  voted: { what: "without" | "remove"; about: number };
  proposed: { options: Settings };
  agreed: Record<string, never>;
  refused: Record<string, never>;
  closed: { why?: string };
}

export type Kind = keyof Bodies;
export type ChairKind = "free" | "human" | "bot" | "away" | "coming";

type Of<K extends Kind> = { kind: K; person: number; body: Bodies[K]; move_id: string | null };

/** An event that is to happen. */
export type Draft = { [K in Kind]: Of<K> }[Kind];

/** An event that has happened: `at` in seconds since 1970. */
export type Event = Draft & { seq: number; at: number };

export function draft<K extends Kind>(kind: K, person: number, body: Bodies[K], move_id: string | null = null): Draft {
  return { kind, person, body, move_id } as Draft;
}

/** Events after which an older intention is stale. */
export const PLAY: readonly Kind[] = ["dealt", "moved", "undone"];
