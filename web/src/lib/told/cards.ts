/** How cards are called, ranked and grouped: facts of the two packs, and of no game. */

import type { Code, Game } from "../../protocol.gen";
import { optionFor } from "./words";

export const NONE = "--";
export const HIDDEN = "??";

const CEKI_SUITS: Record<string, string> = { C: "coins", S: "strings", M: "myriads" };
const HONOURS: Record<string, string> = { WF: "White Flower", RF: "Red Flower", OT: "Old Thousand" };
const NUMBERS = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
const PACK_SUITS: Record<string, string> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const PACK_RANKS = "A23456789TJQK";
const PACK_NAMES: Record<string, string> = { A: "Ace", T: "Ten", J: "Jack", Q: "Queen", K: "King" };

export const isCard = (code: unknown): code is Code => typeof code === "string" && /^(..)$/.test(code) && code !== NONE;
export const isPack = (code: Code) => PACK_RANKS.includes(code[0] ?? "-") && /[SHDC]$/.test(code);

/** The card's name: `Seven of strings`. */
export function nameOf(code: Code): string {
  if (code === HIDDEN) return "a card unseen";
  if (code in HONOURS) return HONOURS[code] ?? code;
  if (isPack(code)) {
    const rank = code[0] ?? "";
    return `${PACK_NAMES[rank] ?? NUMBERS[Number(rank)]} of ${PACK_SUITS[code[1] ?? ""]}`;
  }
  return `${NUMBERS[Number(code[1])]} of ${CEKI_SUITS[code[0] ?? ""]}`;
}

const PACK_SPOKEN: Record<string, string> = { A: "ace", T: "10", J: "jack", Q: "queen", K: "king" };
const RED: readonly Code[] = ["S9", "RF", "OT"]; // that bear the stamp

/** A card within a sentence: `9 of strings`. */
export function inText(code: Code): string {
  const [rank, suit] = isPack(code) ? [code[0] ?? "", PACK_SUITS[code[1] ?? ""]] : [code[1] ?? "", CEKI_SUITS[code[0] ?? ""]];
  return HONOURS[code] ?? `${isPack(code) ? (PACK_SPOKEN[rank] ?? rank) : rank} of ${suit}`;
}

/** The same with its code, and whether it is red: `9 of strings (S9, red)`. */
export function spoken(code: Code): string {
  return `${inText(code)} (${code}${RED.includes(code) ? ", red" : ""})`;
}

/** The rank from 0; honours are ones unless the house sets them apart. */
export function rankOf(code: Code, honours: unknown = "all_one"): number {
  if (isPack(code)) return PACK_RANKS.indexOf(code[0] ?? "");
  if (code === "OT") return honours === "all_one" || honours === undefined ? 0 : 11;
  if (code === "WF" || code === "RF") return honours === "own_kind" ? (code === "WF" ? 9 : 10) : 0;
  return Number(code[1]) - 1;
}

/** Which honours are ones: as the house has it, or the game where there is no choice. */
export const honoursOf = (game: Game, options: Record<string, unknown>): unknown => options[optionFor("honours", game)?.name ?? ""] ?? game.honours;

export const suitOf = (code: Code) => (isPack(code) ? "SHDC".indexOf(code[1] ?? "") : "CSMWRO".indexOf(code[0] ?? ""));

const within = (code: Code) => suitOf(code) * 20 + rankOf(code, "own_kind");

export interface Tie {
  code: Code;
  copies: number;
}

export interface Group {
  rank: number;
  ties: Tie[];
}

export function counted(cards: readonly Code[]): Map<Code, number> {
  const found = new Map<Code, number>();
  for (const code of cards) found.set(code, (found.get(code) ?? 0) + 1);
  return found;
}

/** Cards in groups of a rank (or suit), identical copies tied together. */
export function grouped(cards: readonly Code[], honours: unknown, by: "rank" | "suit" = "rank"): Group[] {
  const groups = new Map<number, Tie[]>();
  const order = [...counted(cards)].sort(([a], [b]) =>
    by === "rank" ? rankOf(a, honours) - rankOf(b, honours) || within(a) - within(b) : within(a) - within(b),
  );
  for (const [code, copies] of order) {
    const key = by === "rank" ? rankOf(code, honours) : suitOf(code);
    groups.set(key, [...(groups.get(key) ?? []), { code, copies }]);
  }
  return [...groups].map(([rank, ties]) => ({ rank, ties }));
}

/** Cards as they were laid, runs of identical ones tied. */
export function inOrder(cards: readonly Code[]): Group[] {
  const found: Group[] = [];
  for (const code of cards) {
    const last = found.at(-1)?.ties[0];
    if (last?.code === code) last.copies += 1;
    else found.push({ rank: found.length, ties: [{ code, copies: 1 }] });
  }
  return found;
}

/** The cards of `later` that `earlier` did not have, a code for each copy. */
export function gained(earlier: readonly Code[], later: readonly Code[]): Code[] {
  const left = counted(earlier);
  return later.filter((code) => {
    const had = left.get(code) ?? 0;
    left.set(code, had - 1);
    return had <= 0;
  });
}
