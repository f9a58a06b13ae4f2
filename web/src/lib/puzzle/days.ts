/** The puzzle of the day: the same for everybody, from the date in UTC; and how many days in a row it was solved on this device. */

import type { GameSummary } from "../../protocol.gen";
import { readOver, write } from "../storage/kept.svelte";
import { families } from "../site/start";

const KEPT = "ceki.puzzles";
const DAY = 86_400_000; // milliseconds
const MIDDLE = 2; // the difficulty of a puzzle for everybody, at most

interface Days {
  last: string; // that was solved
  row: number; // up to then
  next: Record<string, number>; // the number of the next puzzle of each game
}

const days = (): Days => readOver<Days>(KEPT, { last: "", row: 0, next: {} });

/** The day as puzzles are named by it: `2026-11-23`. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

export const isDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(name);

const numberOf = (day: string): number => Date.parse(day) / DAY;

/** How many days in a row up to today, or yesterday. */
export function inARow(day = today()): number {
  const { last, row } = days();
  return last && numberOf(day) - numberOf(last) <= 1 ? row : 0;
}

/** A puzzle of a day was solved; whoever solves an older one begins no row. */
export function solved(day: string): void {
  const kept = days();
  if (kept.last && numberOf(day) <= numberOf(kept.last)) return;
  const row = kept.last && numberOf(day) - numberOf(kept.last) === 1 ? kept.row + 1 : 1;
  write(KEPT, { ...kept, last: day, row });
}

/** Whether the puzzle of a day was solved on this device. */
export const isSolved = (day = today()): boolean => days().last === day;

/** The number of the next puzzle of a game, from 1. */
export const nextOf = (game: string): number => days().next[game] ?? 1;

/** A numbered puzzle of a game is over. */
export function hasHad(game: string, number: number): void {
  const kept = days();
  write(KEPT, { ...kept, next: { ...kept.next, [game]: Math.max(number + 1, nextOf(game)) } });
}

/** The game of a day: family by family, and in each its games by turns, of those in which there is something to choose; the hardest have puzzles, and no day. */
export function gameOf(games: readonly GameSummary[], day = today()): GameSummary | undefined {
  const choosing = games.filter((game) => game.chooses);
  const easy = choosing.filter((game) => game.learnt && game.learnt.level <= MIDDLE);
  const able = families(easy.length ? easy : choosing).map(([, members]) => members);
  if (!able.length) return undefined;
  const number = numberOf(day);
  const members = able[number % able.length]!;
  return members[Math.trunc(number / able.length) % members.length];
}
