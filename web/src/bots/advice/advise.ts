/** Advice to a player: what to do rather than what they would do, by how much it is better, how surely, and why; and every legal move with
 * what it is worth. All from the seat's view alone (`ceki.bots.advice.advise`). */

import type { Numbers } from "../../engine/moves.ts";
import type { Chance } from "../chance.ts";
import type { GameData, Thinking } from "../known";
import type { Seen } from "../seen.ts";
import { compared, isSame, type Reasoned } from "./compare.ts";
import { weighBeside, type Advised, type Beside } from "./weigh.ts";
import { differenceAsData, factAsData, reasonsOf } from "./why.ts";
import { Fraction, type Plain } from "./written.ts";

/** Advice as plain data: what to do, what decides, and the best moves. `picked`: the move that the player would make; without it, the
 * simple player's. */
export function advise(seen: Seen, chance: Chance, playouts: number, thinking: Thinking, picked: Numbers | null = null): Plain {
  return told(seen, weighBeside(seen, chance, playouts, thinking, picked), thinking);
}

/** What is told of moves that have been weighed, two of them again. */
export function told(seen: Seen, weighing: Beside, thinking: Thinking): Plain {
  const game = seen.engine.data;
  const found = compared(weighing.pair.map((one) => withReasons(seen, one)), weighing.own);
  const { best, other } = found;
  const again = other ? [best, other] : [best];
  const rest = weighing.moves.map((one) => again.find(({ move }) => isSame(move, one.move)) ?? withReasons(seen, one));
  const shown = [best, ...rest.filter((one) => one !== best)].slice(0, thinking.advice.told);
  if (other && !shown.includes(other)) shown[shown.length - 1] = other;
  const even = other && !found.better ? [said(game, other.move)] : [];
  const but = differenceAsData(found.but, game);
  return {
    move: said(game, best.move),
    even,
    other: other && found.better ? said(game, other.move) : null,
    ...differenceAsData(found.why, game),
    but_mine: but.mine,
    but_theirs: but.theirs,
    ends: found.better && !found.why ? weighing.ends() : null,
    within: new Fraction(found.within),
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
