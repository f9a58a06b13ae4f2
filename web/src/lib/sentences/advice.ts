/** Hints and reviews in sentences, the same as in the terminal: `tests/client/cases/advice.json`. */

import type { Costly, Game, Hint, Move, Review, Unit, Weighed } from "../../protocol.gen";
import { besideIt, cardNamed, chance, counted, differenceTold, factTold, figure, named } from "./facts";
import { listed, said } from "./listed";
import { capital } from "./told";

const APART = 0.03; // shares of gains that are told apart
const EVEN = 0.05; // less than this is nothing
export const SURE = 2; // standard errors that are given or taken

/** What to do, and what decides. */
export function hintTold(hint: Hint, game: Game): string {
  const names = [named(hint.move, game), ...hint.even.map((one) => cardNamed(one, hint.move, game))];
  const moves = capital(listed(names, "or"));
  if (hint.other === null) return said(hint.even.length ? "even" : "only", { moves });
  if (hint.mine === null) return endsTold(hint, hint.other, moves, game) || said("unexplained", { moves, other: besideIt(hint.other, game) });
  const why = differenceTold(hint.mine, hint.theirs, hint.other, game);
  const told = said(why ? "why" : "plain", { moves, why });
  const but = why && hint.but_mine ? differenceTold(hint.but_mine, hint.but_theirs ?? null, hint.move, game) : "";
  return but ? said("but", { told, other: named(hint.other, game), why: but }) : told;
}

/** How rounds end that no card explains; empty where that is not known. */
function endsTold({ ends }: Hint, other: Move, moves: string, game: Game): string {
  const line = ends ? (game.lines.find(({ word }) => word === ends.line)?.says ?? "") : "";
  if (!ends || !line) return "";
  const shares = { won: chance(ends.mine), lost: chance(ends.theirs) };
  return said("ends", { moves, whose: `${ends.own ? "own" : "others"}-${ends.loss ? "loses" : "gains"}`, line, other: named(other, game), ...shares });
}

/** How much better the move is and how that is known; empty for an only move. */
export function evidence(hint: Hint, game: Game): string {
  const { unit } = hint;
  const other = hint.other ?? hint.even[0];
  if (!other) return "";
  const row = (move: Move) => hint.moves.find((one) => one.move === move)!;
  const [best, beside] = [row(hint.move), row(other)];
  if (hint.exact) {
    const given = hint.given ? factTold(hint.given, game) : "none";
    return said("exactly", { given, found: said("together", { first: brings(best, unit, game), then: brings(beside, unit, game) }) });
  }
  const even = hint.even.length > 0;
  const found = even ? said("not_found", { move: named(other, game), give: counted(hint.within ?? 0, unit) }) : betterThan(best, beside, unit, game);
  return said("played_out", { n: hint.playouts, found });
}

function brings(one: Weighed, unit: Unit, game: Game): string {
  const how = Math.abs(one.worth) < EVEN ? "even" : one.worth > 0 ? "wins" : "loses";
  return said("brings", { move: named(one.move, game), how, amount: counted(one.worth, unit), won: chance(one.gains) });
}

function betterThan(best: Weighed, other: Weighed, unit: Unit, game: Game): string {
  const facts = { it: named(other.move, game), more: counted(other.less, unit), give: figure(other.give), won: chance(best.gains), lost: chance(other.gains) };
  return said(best.gains - other.gains >= APART ? "better_and_won" : "better", facts);
}

/** How many choices of a round cost something, and what they cost together. */
export function reviewed(review: Review): string {
  const { choices, sound, costly } = review;
  const [most] = costly;
  if (choices === 0) return said("no_choice", {});
  if (!most) return said("sound", { choices });
  const all = counted(review.cost, most.unit);
  const cost = review.error > 0 ? said("with_error", { cost: all, give: figure(SURE * review.error) }) : all;
  return said(choices === 1 ? "one_costly" : "review", { choices, sound, costly: choices - sound, number: most.number, cost });
}

/** Why the other move was better, in a sentence; empty where no fact of the cards tells. */
export function whyTold(one: Costly, game: Game): string {
  const why = one.mine ? differenceTold(one.mine, one.theirs, one.move, game) : "";
  return why && said("why", { moves: capital(named(one.best, game)), why });
}
