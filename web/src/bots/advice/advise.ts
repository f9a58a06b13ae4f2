/** Advice to a player: every legal move with what it is worth, how surely, and why; from the seat's view alone
 * (`ceki.bots.advice.advise`). */

import type { Numbers } from "../../engine/moves.ts";
import type { Chance } from "../chance.ts";
import type { GameData, Thinking } from "../known";
import type { Seen } from "../seen.ts";
import { compared, least, type Reasoned } from "./compare.ts";
import { weigh, type Advised, type Weighing } from "./weigh.ts";
import { differenceAsData, factAsData, reasonsOf } from "./why.ts";
import { Fraction, type Plain } from "./written.ts";

/** Advice as plain data: what to do, what decides, and the best moves. */
export function advise(seen: Seen, chance: Chance, playouts: number, thinking: Thinking): Plain {
  return told(seen, weigh(seen, chance, playouts, thinking), thinking);
}

/** What is told of moves that have been weighed. */
export function told(seen: Seen, weighing: Weighing, thinking: Thinking): Plain {
  const game = seen.engine.data;
  const moves = weighing.moves.map((one) => withReasons(seen, one));
  const found = compared(moves);
  const shown = moves.slice(0, thinking.advice.told);
  if (found.other && !shown.includes(found.other)) shown[shown.length - 1] = found.other;
  return {
    move: said(game, found.best.move),
    even: found.even.map((one) => said(game, one.move)),
    other: found.other && said(game, found.other.move),
    ...differenceAsData(found.why, game),
    unsure: found.unsure.map((one) => said(game, one.move)),
    least: new Fraction(least(found)),
    unit: weighing.unit,
    exact: weighing.exact,
    given: factAsData(weighing.given, game),
    playouts: weighing.playouts,
    moves: shown.map((one) => asData(one, game)),
  };
}

/** A move with the facts that the game gives of it. */
export const withReasons = (seen: Seen, one: Advised): Reasoned => ({ ...one, reasons: reasonsOf(seen, one.move) });

function asData(one: Reasoned, game: GameData): Plain {
  return {
    move: said(game, one.move),
    facts: one.reasons.map((reason) => factAsData(reason, game)),
    worth: new Fraction(one.worth),
    error: new Fraction(one.error),
    gains: new Fraction(one.gains),
    losses: new Fraction(one.losses),
    less: new Fraction(one.less),
    give: new Fraction(one.sure * one.lessError),
  };
}

/** A move in words. */
export function said({ verbs, codes }: GameData, [verb, card]: Numbers): string {
  const { word } = verbs[verb]!;
  return card < 0 ? word : `${word} ${codes[card]!}`;
}
