/** What a bot is asked, and what it answers. A question has the bytes of a view: what its seat cannot see is not in it. */

import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Numbers } from "../engine/moves.ts";
import type { Costly } from "./advice/review.ts";
import type { GameData, Thinking } from "./known";

/** What a seat sees, as a table knows it: the bytes of its record, with all else blotted out. */
export interface SeatView {
  readonly game: { readonly id: string };
  readonly raw: Uint8Array;
  readonly seat: number;
}

interface Asked {
  game: string;
  seat: number;
  view: Uint8Array;
  /** The numbers that chance starts from. */
  start: number[];
}

export type Question =
  | (Asked & { work: "move"; bot: string })
  | (Asked & { work: "advice"; playouts: number; picked: Numbers | null })
  | (Asked & { work: "choice"; playouts: number; move: number; played: Numbers });

/** A game that questions will be about: its rules and its data. */
export interface Prepare {
  prepare: string;
  rules: WebAssembly.Module;
  data: GameData;
  thinking: Thinking;
}

/** Advice is written as the server writes it. */
export type Answer = Numbers | string | Costly | null;
export type Answered = { number: number } & ({ answer: Answer } | { problem: string });

/** All of a view that leaves the table, with the chance of a move of that table: equal views at equal moves are thought about alike. */
export function asked(seen: SeatView, table: string, number: number): Asked {
  return { game: seen.game.id, seat: seen.seat, view: seen.raw.slice(), start: chance(seen.seat, table, number) };
}

function chance(seat: number, table: string, number: number): number[] {
  const digest = sha256(utf8ToBytes(`ceki bot ${table}`));
  return [new DataView(digest.buffer, digest.byteOffset).getUint32(0), seat, number];
}
