/** How a match stands, as all may know it: what its game carries, who is ahead or has won, and how it was settled. */

import { ALL, type Field } from "./declared";
import type { Bytes } from "./fields";
import type { Match } from "./match";
import { paymentsOf } from "./score";
import { size } from "./fields";

type Values = number | number[] | string[][];

export function standingOf(match: Match) {
  const { seated, game } = { seated: match.seated, game: match.ruleset.game };
  const sides = game.declared.partners.map((side) => side.map((seat) => seated[seat]!));
  return {
    over: match.over,
    rounds: match.round,
    decided_by: match.decidedBy,
    winners: match.over ? match.winners : [],
    leaders: match.leaders,
    sides,
    carried: match.carried.filter((kept) => kept.seen === ALL).map((kept) => amount(match, kept)),
    settling: match.closing.map(([what, who, count, cents]) => {
      const { word, clause, unit, counts } = game.declared.lines[what]!;
      return { word, clause, who: sides.length ? sides[who]! : [who], count, amount: cents, unit, counts };
    }),
    settled: match.settled,
    payments: paymentsOf(game, game.match, match.record),
  };
}

function amount(match: Match, kept: Field) {
  const { name, kind, owners, unit, clause, leads } = kept;
  return { name, kind, of: owners, unit, clause, leads, values: values(match, kept, match.record), before: values(match, kept, match.before) };
}

/** What is carried: a number; one for each of the people or sides; or of cards rows of codes. */
function values(match: Match, kept: Field, record: Bytes): Values {
  const { game } = match.ruleset;
  if (kept.owners === "table") return game.match.number(record, kept.name);
  const owners = game.match.number(record, kept.owners!);
  if (kept.kind !== "cards") return game.match.row(record, kept.name, owners);
  const each = size(kept) / kept.lengths[0]!;
  return Array.from({ length: owners }, (_, owner) => game.match.row(record, kept.name, each, owner * each).filter((card) => card >= 0).map((card) => game.code(card)));
}
