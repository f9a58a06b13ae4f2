/** A move as players write it: a verb and perhaps a card. The rules know it by two numbers. */

import { HIDDEN, NONE } from "./declared";
import type { Game } from "./game";
import type { Numbers } from "./moves";

export const sameMove = (one: Numbers, other: Numbers) => one[0] === other[0] && one[1] === other[1];

/** A move in words. A card that a seat does not see is `??`. */
export function say(game: Game, [verb, card]: Numbers): string {
  const { word } = game.declared.verbs[verb]!;
  return card === NONE ? word : `${word} ${game.code(card)}`;
}

export const described = (game: Game, moves: readonly Numbers[]) => moves.map((move) => say(game, move));

/** The numbers of a move, legal or not; null for words that are no move of the game. */
export function numbersOf(game: Game, text: string): Numbers | null {
  const [word, code, more] = text.trim().split(/\s+/);
  const verb = game.declared.verbs.findIndex((one) => one.word === word?.toLowerCase());
  const card = code === undefined ? NONE : game.card(code);
  return verb < 0 || card === undefined || more !== undefined ? null : [verb, card];
}

/** A move as a seat knows it: its card is hidden from who is none of its witnesses. */
export function asSeen([verb, card]: Numbers, seat: number, seenBy: ReadonlySet<number>): Numbers {
  return [verb, card === NONE || seenBy.has(seat) ? card : HIDDEN];
}
