/** Things said in words: moves, money, option values. */

import type { Game, Level, Move, SeatState, State, TableEvent } from "../../protocol.gen";
import { HIDDEN, isCard, nameOf } from "./cards";
import { isLoud, offers, type Marks, type Offer } from "../table/places";
import { frame } from "../speech/frame";
import { results } from "../speech/results";
import { table as says } from "../speech/table";
import { spelled } from "./words";
import { language, numeral } from "./language.svelte";

/** What the reader is called among players. */
export const you = () => results("you");
export const isYou = (name: string) => name === you();

/** A move as people say it: `discard Five of coins`, `draw from the stock`. */
export function moveTold(move: Move, game: Game): string {
  const offer = offers([move], game)[0]!;
  const card = offer.card && isCard(offer.card) ? ` ${nameOf(offer.card)}` : "";
  return offer.verb.card || card ? `${spelled(game, offer.verb.word)}${card}` : offer.verb.says;
}

/** A move, whoever makes it: `Discard Five of coins`. */
export function moveNamed(move: Move, game: Game): string {
  const [offer] = offers([move], game);
  const word = spelled(game, offer?.verb.word ?? move);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}${offer?.card && isCard(offer.card) ? ` ${nameOf(offer.card)}` : ""}`;
}

/** The card that a move names, if it names one that has a face. */
export function cardOf(move: Move, game: Game): string {
  const card = offers([move], game)[0]?.card ?? "";
  return isCard(card) && card !== HIDDEN ? card : "";
}

/** A mean of cents or points: as many digits as it is sure of. */
export function mean(worth: number): string {
  const size = numeral(Math.abs(worth), { maximumFractionDigits: Math.abs(worth) < 10 ? 1 : 0 });
  return size === "0" ? "0" : `${worth < 0 ? "\u2212" : "+"}${size}`;
}

/** How much, without a sign. */
export const size = (worth: number) => mean(Math.abs(worth)).replace("+", "");

/** The same with its unit: `3.2 cents`. */
export function amount(worth: number, unit: string): string {
  return results("amount", { n: size(worth), unit, one: size(worth) === "1" ? "yes" : "no" });
}

export const share = (part: number) => `${(100 * part).toFixed(0)}%`;

export function loudMove(event: TableEvent, game: Game): boolean {
  const [offer] = offers(event.move ? [event.move] : [], game);
  return offer !== undefined && isLoud(offer.verb);
}

export const signed = (n: number) => (n > 0 ? `+${numeral(n)}` : numeral(n));

export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A bot and its level: `bot, middle`. */
export const botTold = (who: { level?: string }) => (who.level ? says("bot-level", { level: frame("level", { name: who.level }).toLocaleLowerCase(language()) }) : says("bot"));

/** How a bot of a level plays. */
export function levelPlays(levels: readonly Level[], name: string | undefined): string {
  const found = levels.find((one) => one.name === name);
  return found ? frame("level-plays", { ...found }) : "";
}

/** Who plays a seat that no person plays now, and how a person comes back to it; `linked`: whether others can come by a link. */
export function keeper(table: State, seat: number, linked: boolean): string {
  const who = table.seats[seat];
  if (!who || seat === table.me) return "";
  if (who.kind === "away") return says("keeper-away", { name: who.name });
  if (who.kind === "coming") return says("keeper-coming", { name: who.name });
  if (who.kind === "bot") return table.table.practice || !linked ? "" : says("keeper-bot");
  if (who.kind === "free") return says("keeper-free");
  return who.connected ? "" : says("keeper-lost", { name: who.name });
}

/** Whether one has sat down during the round and plays from the next deal. */
export const waitsForDeal = (table: State) => table.person >= 0 && table.seats.some((s) => s.kind === "coming" && s.person === table.person);

/** The people whom the table waits for: whose turn it is, or who are there and not ready as others are. */
export function waitedFor(table: State): SeatState[] {
  const late = (s: SeatState) => s.kind === "human" && s.connected && !table.ready.includes(s.seat);
  if (table.over) return table.ready.length ? table.seats.filter(late) : [];
  return table.seats.filter((s) => s.seat === table.turn && s.kind === "human");
}

/** Whose turn it is. */
export function turnTold(table: State, names: readonly string[], started: boolean): string {
  if (table.closed) return says("turn-closed");
  if (!started) return says("turn-waiting");
  if (table.over) return says("turn-over");
  const who = table.asked ? you() : table.turn === null ? "" : (names[table.turn] ?? "");
  return isYou(who) ? says("turn-you") : who ? says("turn-other", { name: who }) : "";
}

/** What one who is asked can do, where no button says it; and why the card at hand (or "") cannot be played. */
export function hintOf(all: readonly Offer[], marked: Marks, card: string): string {
  const moves = [...new Set(all.filter((o) => o.card).map((o) => o.verb.says))].reduce((some, last) => says("either", { some, last }));
  if (card && !marked.hand.has(card)) return says("hint-not", { card: nameOf(card), moves });
  if (marked.hand.size && marked.table.size) return says("hint-both");
  return says(marked.table.size ? "hint-table" : "hint-hand", { moves });
}

const COIN = "◎"; // how the games write a coin that is put down for a call

/** What is said of a seat, and the coins put down for it. */
export const called = (word: string) => ({ text: word.replaceAll(COIN, "").trim(), coins: word.split(COIN).length - 1 });

/** The same in words alone. */
export function calledTold(word: string): string {
  const { text, coins } = called(word);
  return coins ? says("coins", { text, n: coins }) : text;
}
