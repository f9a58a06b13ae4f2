/** Where things lie, read off a view by the hints that the game declares. No game is known here by name. */

import type { Code, FieldValue, Game, Move, Show, State, Verb } from "../../protocol.gen";
import { gained, HIDDEN, NONE, honoursOf, isCard, rankOf } from "../sentences/cards";
import { placeTold, spelled } from "../sentences/words";
import { labelled } from "../sentences/row";

export interface Place {
  field: string;
  label: string;
  cards: Code[];
  hidden: number;
  single: boolean;
  ordered: boolean;
  part: boolean; // repeats what is known of a hand
  drawn: boolean; // of the face that its player had just drawn
  laid: NonNullable<Show["laid"]>; // how it is arranged where there is room
}

export const size = (place: Place) => place.cards.length + place.hidden;
export const plain = (word: string) => word.replaceAll("_", " ");

const isRow = (value: unknown): value is (number | string)[] => Array.isArray(value);
const isCodes = (value: unknown): value is Code[] => isRow(value) && value.every((c) => typeof c === "string");

/** Whether a value has a row of cards for each seat. */
function bySeat(value: FieldValue | undefined, players: number): value is (number | Code[])[] {
  return isRow(value) && value.length === players && value.every((v) => isCodes(v) || typeof v === "number");
}

const hasRows = (value: FieldValue | undefined, players: number) =>
  bySeat(value, players) && value.some((v) => isCodes(v));

function hint(game: Game, field: string): Show | undefined {
  return game.shows.find((s) => s.field === field);
}

/** The field that is the hand. */
export const handField = (game: Game): string => game.shows.find((s) => s.where === "hand")?.field ?? "";

function read(cards: readonly string[]): Pick<Place, "cards" | "hidden"> {
  return { cards: cards.filter((c) => isCard(c) && c !== HIDDEN), hidden: cards.filter((c) => c === HIDDEN).length };
}

type Lying = number | string | readonly string[];

function placeOf(state: State, game: Game, field: string, value: Lying): Place {
  const show = hint(game, field);
  const single = typeof value === "string";
  const lying = typeof value === "number" ? { cards: [], hidden: value } : read(single ? [value] : value);
  const part = Boolean(game.fields[field]?.of);
  const drawn = Boolean(show?.as_drawn) && state.view?.[show?.as_drawn ?? ""] === 1;
  return { field, label: show?.label || spelled(game, field), single, ordered: show?.by === "order", part, drawn, laid: show?.laid ?? "", ...lying };
}

/** The marks of sides, where partners play. */
export const MARKS = ["▲", "■", "◆", "●"];

/** The mark of the side that a seat is on; empty where everybody plays alone. */
export const markOf = (game: Game, seat: number): string => MARKS[game.partners.findIndex((side) => side.includes(seat))] ?? "";

export const seatsOf = (state: State) => state.table.players;

/** A seat's hand: its cards if they are seen, else how many there are. */
export function handOf(state: State, game: Game, seat: number): Place {
  const field = handField(game);
  const rows = state.view?.[field];
  const row = bySeat(rows, seatsOf(state)) ? rows[seat] : 0;
  return placeOf(state, game, field, row ?? 0);
}

/** What lies before a seat, as hinted, and what is publicly known of its hand. */
export function seatPlaces(state: State, game: Game, seat: number): Place[] {
  const found: Place[] = [];
  for (const show of game.shows) {
    const value = state.view?.[show.field];
    if (show.where !== "seat" || show.laid === "trick" || !bySeat(value, seatsOf(state))) continue;
    if (!game.fields[show.field]?.rows && !hasRows(value, seatsOf(state))) continue;
    found.push(placeOf(state, game, show.field, value[seat] ?? 0));
  }
  for (const [field, seatField] of owned(state, game)) {
    const value = state.view?.[field];
    if (seatField === seat && typeof value === "string" && value !== NONE) found.push(placeOf(state, game, field, value));
  }
  return found.filter((p) => size(p) > 0);
}

/** Single cards hinted before a seat, with that seat. */
function owned(state: State, game: Game): [string, number][] {
  return game.shows.filter((s) => s.owner && typeof state.view?.[s.field] === "string").map((s) => [s.field, Number(state.view?.[s.owner] ?? -1)]);
}

/** What lies in the middle, in the order of the hints; a single card that a place counts as well lies alone. */
export function tablePlaces(state: State, game: Game): Place[] {
  const found: Place[] = [];
  for (const show of game.shows) {
    const value = state.view?.[show.field];
    if (show.where !== "table" || show.laid === "aside") continue;
    if (typeof value === "string" || isCodes(value) || (typeof value === "number" && game.fields[show.field])) found.push(placeOf(state, game, show.field, value));
  }
  for (const one of found.filter((p) => p.single && p.cards.length)) {
    const around = found.find((p) => p.field === hint(game, one.field)?.lies_in);
    if (around) around.cards = gained(one.cards, around.cards);
  }
  return found;
}

/** The single card on the table that takes some of these: one of their rank. */
export function comingOf(state: State, game: Game, taken: readonly Code[]): Code | null {
  const honours = honoursOf(game, state.options);
  const ranks = taken.map((code) => rankOf(code, honours));
  return tablePlaces(state, game).filter((p) => p.single && p.cards[0] !== undefined && ranks.includes(rankOf(p.cards[0], honours))).at(-1)?.cards[0] ?? null;
}

/** Whether a verb takes the one or the other of two cards. */
export const takesTwo = (verb: Verb, game: Game) => verb.pair !== "" || game.verbs.some((one) => one.pair === verb.word);

/** Those of these cards that have the rank of one. */
export function alike(cards: readonly Code[], one: Code, state: State, game: Game): Code[] {
  const honours = honoursOf(game, state.options);
  return cards.filter((code) => rankOf(code, honours) === rankOf(one, honours));
}

/** Piles that nobody sees, but for those out of play. */
export function stocks(state: State, game: Game): { field: string; count: number }[] {
  return game.shows
    .filter((show) => show.where === "stock" && show.laid !== "aside")
    .map(({ field }) => ({ field, count: size(placeOf(state, game, field, (state.view?.[field] ?? []) as Lying)) }))
    .filter(({ count }) => count > 0);
}

function inWords(show: Show, game: Game, value: number, names: readonly string[]): string {
  const label = show.label || spelled(game, show.field);
  if (show.values.length) return show.values[value] ?? "";
  if (show.by === "seat") return names[value] ? labelled(label, names[value] ?? "") : "";
  return value > 0 ? `${label} ${value}` : "";
}

/** What hinted numbers say of a seat: a call, tricks taken. */
export const badges = (state: State, game: Game, seat: number, names: readonly string[]): string[] => saidOf(game, game.shows, state, seat, names);

/** What a seat has called. */
export const calls = (state: State, game: Game, seat: number): string[] => saidOf(game, game.shows.filter((show) => show.values.length > 0), state, seat, []);

function saidOf(game: Game, shows: readonly Show[], state: State, seat: number, names: readonly string[]): string[] {
  return shows
    .map((show) => {
      const value = state.view?.[show.field];
      const ours = isRow(value) && value.length === seatsOf(state) && !hasRows(value, seatsOf(state));
      const said = ours ? value[seat] : undefined;
      return show.where === "seat" && !game.fields[show.field] && show.laid !== "packets" && show.laid !== "aside" && typeof said === "number" ? inWords(show, game, said, names) : "";
    })
    .filter(Boolean);
}

/** Numbers before a seat that lie there as packets: tricks taken. */
export function packets(state: State, game: Game, seat: number): { field: string; label: string; count: number }[] {
  return game.shows.flatMap((show) => {
    const value = state.view?.[show.field];
    const count = show.laid === "packets" && isRow(value) ? Number(value[seat]) : NaN;
    return Number.isFinite(count) ? [{ field: show.field, label: show.label || spelled(game, show.field), count }] : [];
  });
}

export interface Laid {
  seat: number;
  card: Code | null; // null: nothing yet
  leads: boolean;
}

/** The trick that lies, a card before each seat; a seat that has played and shows none threw its card face down. */
export function trickOf(state: State, game: Game): { field: string; laid: Laid[] } | null {
  const show = game.shows.find((s) => s.laid === "trick");
  const rows = show && state.view?.[show.field];
  if (!show || !bySeat(rows, seatsOf(state))) return null;
  const cards = rows.map((row) => (typeof row === "number" ? [] : read(row).cards));
  const held = cards.map((_, seat) => size(handOf(state, game, seat)));
  const begun = cards.some((row) => row.length > 0);
  const least = Math.min(...held);
  const best = show.leading ? state.view?.[show.leading] : "";
  return {
    field: show.field,
    laid: cards.map((row, seat) => ({ seat, card: row[0] ?? (begun && held[seat] === least ? HIDDEN : null), leads: row[0] !== undefined && row[0] === best })),
  };
}

/** What hinted single numbers say of the whole table. */
export function notices(state: State, game: Game, names: readonly string[]): string[] {
  const told = game.shows.map((show) => {
    const value = state.view?.[show.field];
    return typeof value === "number" && show.where === "table" && !game.fields[show.field] ? inWords(show, game, value, names) : "";
  });
  const place = placeTold(game, seatsOf(state), state);
  return [...told, ...(place ? (state.out ?? []).map((one) => labelled(place, one.name)) : [])].filter(Boolean);
}

/** Seats in order of play, from the one after the viewer. */
export function opponents(state: State): number[] {
  const n = seatsOf(state);
  const first = Math.max(state.me, 0);
  return Array.from({ length: n - 1 }, (_, i) => (first + 1 + i) % n);
}

export interface Offer {
  move: Move;
  verb: Verb;
  card: Code | null;
  about?: Code[]; // the cards that it brings, where the move does not name them
}

export function offers(legal: readonly Move[], game: Game): Offer[] {
  return legal.map((move) => {
    const [word = "", card = null] = move.split(" ");
    const verb = game.verbs.find((v) => v.word === word) ?? { word, says: plain(word), card: card !== null, at: "", loud: "" as const, lies: "", key: "", stance: "" as const, pair: "" };
    return { move, verb, card };
  });
}

/** Whether a game ever leaves a choice: more than one move, or one of several cards. */
export const isLoud = (verb: Verb) => verb.loud !== "";
export const isWin = (verb: Verb) => verb.loud === "win";

export interface Marks {
  hand: Map<Code, Offer[]>;
  table: Map<Code, Offer[]>;
  bare: Offer[]; // offers that no visible card stands for
}

/** Which cards can be tapped, each where its verb says that it lies. */
export function marks(all: readonly Offer[], hand: readonly Code[], table: readonly Code[]): Marks {
  const found: Marks = { hand: new Map(), table: new Map(), bare: [] };
  for (const offer of all) {
    const [where, lying] = offer.verb.lies ? [found.table, table] : [found.hand, hand];
    if (offer.card && lying.includes(offer.card)) where.set(offer.card, [...(where.get(offer.card) ?? []), offer]);
    else found.bare.push(offer);
  }
  return found;
}

/** The offer that a second tap plays: the quiet one. */
export const first = (choices: readonly Offer[]) => choices.find((o) => !isLoud(o.verb)) ?? choices[0];
