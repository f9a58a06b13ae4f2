/** Puzzles at a table of this device: a round that has been played as far as the question, and waits there for whoever answers. */

import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { Game } from "../engine/game";
import type { Posed, Puzzle } from "../engine/puzzle";
import type { Event } from "./events";
import type { Played } from "./logs";
import type { Until } from "./reread";
import type { Table } from "./state";
import words from "./words.gen.json";

const BOT_SEED_BYTES = 8;

/** The log of a puzzle's round, and how far it is played. */
export function logOf({ players, match, key, script, person, puzzle }: Posed, game: Game, level: string): { log: Played; until: Until } {
  const { people } = game.declared;
  const names = Array.from({ length: Math.max(players, people) }, (_, one) => (one === person ? "" : words.names[one % words.names.length]!));
  const round = { key, agreed: {}, moves: script, names, persons: [], abandoned: false, bound: null, told: null };
  const log: Played = { table: "", game: game.id, players, given: {}, from: { seed: match }, limit: null, practice: true, state: "open", rounds: [round] };
  return { log, until: { round: 1, moves: puzzle.moves, person, name: "", level, botSeed: bytesToHex(randomBytes(BOT_SEED_BYTES)) } };
}

/** How a table of a puzzle begins. */
export const asking = (events: readonly Event[], puzzle: Puzzle): Event[] =>
  events.map((one) => (one.kind === "created" ? { ...one, body: { ...one.body, puzzle } } : one));

/** The puzzle of a table, until more has been played there than its answer; null where there is none. */
export function puzzleAt(table: Table): Puzzle | null {
  const { puzzle } = table.about;
  return puzzle && table.number === 1 && (table.round?.numbers.length ?? 0) <= puzzle.moves + 1 ? puzzle : null;
}
