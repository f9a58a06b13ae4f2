/** A round that leaves no choice is settled as soon as it is dealt: what is shown of it before its hands are turned. */

import type { FieldValue, Game, State } from "../../protocol.gen";
import { HIDDEN } from "../sentences/cards";
import { handField } from "./places";

/** The table while only some seats have turned their cards: nothing of the others' is seen, nor how it ended. */
export function unturned(state: State, game: Game, turned: ReadonlySet<number>): State {
  const hand = handField(game);
  const numbers = new Set(game.shows.filter((show) => show.where === "seat").map((show) => show.field));
  const down = (field: string, value: FieldValue): FieldValue => {
    if (!Array.isArray(value) || value.length !== state.table.players) return value;
    if (game.fields[field]?.rows) return value.map((row, seat) => (turned.has(seat) || !Array.isArray(row) ? row : field === hand ? row.map(() => HIDDEN) : []));
    return numbers.has(field) ? value.map((one, seat) => (turned.has(seat) ? one : 0)) : value;
  };
  return {
    ...state,
    over: false,
    match_over: false,
    turn: null,
    asked: false,
    legal: [],
    score: [],
    winners: [],
    order: [],
    totals: [],
    payments: [],
    sets: [],
    cents: state.cents.map(() => 0),
    seats: state.seats.map((one) => ({ ...one, cents: one.cents - (state.cents[one.seat] ?? 0) })),
    view: Object.fromEntries(Object.entries(state.view).map(([field, value]) => [field, down(field, value)])),
  };
}

/** The others in the order in which they turn, after the one whose cards were turned first. */
export const othersFrom = (seat: number, players: number): number[] => Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);
