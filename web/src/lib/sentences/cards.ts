/** How cards are called, ranked and grouped: facts of the two packs, and of no game. */

import type { Code, Game } from "../../protocol.gen";
import { cards } from "../speech/cards";
import { optionFor } from "./words";

export const NONE = "--";
export const HIDDEN = "??";

const HONOURS: Record<string, string> = { WF: "white-flower", RF: "red-flower", OT: "old-thousand" };
const PACK_RANKS = "A23456789TJQK";

export const isCard = (code: unknown): code is Code => typeof code === "string" && /^(..)$/.test(code) && code !== NONE;
export const isPack = (code: Code) => PACK_RANKS.includes(code[0] ?? "-") && /[SHDC]$/.test(code);

/** Every card of a pack, in the order in which rules have them. */
export const all = (pack: string): Code[] =>
  pack === "pack52" ? [..."SHDC"].flatMap((suit) => [...PACK_RANKS].map((rank) => rank + suit)) : [...[..."CSM"].flatMap((suit) => [..."123456789"].map((rank) => suit + rank)), ...Object.keys(HONOURS)];

/** What a card is called where the reader has chosen the names of a region; undefined where it has no such name. */
let localName: (code: Code) => string | undefined = () => undefined;

/** Has cards called by the names of a region. */
export function callCards(by: (code: Code) => string | undefined): void {
  localName = by;
}

/** The card's name, neutral or of the chosen region: `Seven of strings`. */
export function nameOf(code: Code): string {
  const local = localName(code);
  return local === undefined ? neutral(code) : local.charAt(0).toUpperCase() + local.slice(1);
}

/** The card's neutral name: `Seven of strings`. */
export function neutral(code: Code): string {
  return code === HIDDEN ? cards("unseen") : named(code, "rank");
}

function named(code: Code, how: "rank" | "rank.short"): string {
  if (code in HONOURS) return cards(HONOURS[code]!);
  const [first, second] = [code[0] ?? "", code[1] ?? ""];
  const [rank, suit] = isPack(code) ? [first, cards("suit.pack", { suit: second })] : [second, cards("suit", { suit: first })];
  return cards(isPack(code) ? "card.pack" : "card", { rank: cards(how, { rank: /[1-9]/.test(rank) ? Number(rank) : rank }), suit });
}

/** A card within a sentence: `9 of strings`, or its name of the chosen region. */
export function inText(code: Code): string {
  const local = localName(code);
  if (local !== undefined) return local;
  return named(code, "rank.short");
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

interface Tie {
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
