/** The ledger of an evening at a real table: from what people told of its rounds, by the rules alone. */

import type { Game } from "../engine/game";
import { Match } from "../engine/match";
import { ruleset } from "../engine/ruleset";
import { resultOf } from "../engine/score";
import { standingOf } from "../engine/standing";
import type { Bytes } from "../engine/fields";
import type { Code, MatchState } from "../protocol.gen";
import { resultTold } from "../table/results";
import { answersOf, firstMisfit, settled } from "./settling";
import { orderOf, seatOf, Teller, unfit, Unfit, type Told } from "./telling";
import type { EveningFile, Next, Reckoned, Scored } from "./reckoned";

const BEFORE = "before"; // what holds from a round on: what was agreed, who sits where and who begins

/** An evening, every round settled; with what is asked about the next one after the answers of `draft`. Throws `Unfit`, and `Refused`
 * for a house that cannot be. */
export function reckoned(game: Game, evening: EveningFile, draft: Told): Reckoned {
  const house = ruleset(game, evening.players, null, evening.options);
  let match = Match.begin(house, evening.seed, evening.rounds);
  if (match.people !== evening.names.length) throw unfit("how-many-names", "", "", { n: evening.names.length, of: match.people });
  const scored: Scored[] = [];
  for (const [i, entry] of evening.entries.entries()) {
    try {
      const [after, one] = entered(match, evening.names, entry, i + 1);
      match = after;
      scored.push(one);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      const { reason, field, clause, facts } = error.misfit;
      throw unfit(reason, field, clause, { ...facts, round: i + 1 });
    }
  }
  if (evening.ended) match.close();
  const next = match.over || evening.ended ? null : asking(match, evening.names, draft);
  return { scored, over: match.over || evening.ended, people: match.people, cents: match.cents, settled: match.settled, pot: match.pot, standing: standingOf(match) as MatchState, next };
}

/** A match after one round more, and what the round came to. */
function entered(before: Match, names: readonly string[], entry: Told, number: number): [Match, Scored] {
  const match = before.copy();
  begun(match, names, entry[BEFORE]);
  const told = Object.fromEntries(Object.entries(entry).filter(([name]) => name !== BEFORE));
  const { seated, pot, cents: had, ruleset: rules } = match;
  const table = settled(match, told, new Teller(rules.game, names, seated));
  match.settle({ table });
  const after = match.cents.map((n, person) => n - match.settled[person]!);
  return [
    match,
    {
      number,
      seated,
      options: rules.options,
      ...resultTold(resultOf(rules.game, table, pot)),
      cents: rules.game.table.row(table, "cents", rules.players),
      moved: after.map((n, person) => n - had[person]!),
      after,
      pot: match.pot + match.fromPot,
      standing: standingOf(match),
      left: leftOn(rules.game, table),
    } as Scored,
  ];
}

/** The cards that a round leaves on the table; none where no pile is told, only what each counted. */
function leftOn(game: Match["ruleset"]["game"], table: Bytes): Code[] {
  const { codes, outcome } = game.declared;
  const found = outcome!.left.flatMap((name) => game.table.row(table, name, codes.length).flatMap((n, face) => Array<Code>(n).fill(codes[face]!)));
  const all = game.table.row(table, "deck", codes.length).reduce((sum, n) => sum + n, 0);
  return found.length < all ? found : [];
}

/** What is asked about the next round, and what is wrong with the answers. */
function asking(match: Match, names: readonly string[], draft: Told): Next {
  const trial = match.copy();
  begun(trial, names, draft[BEFORE]);
  const { seated } = trial;
  const teller = new Teller(trial.ruleset.game, names, seated);
  const drafted = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== BEFORE));
  const { told, asked } = answersOf(trial, drafted, teller);
  return { seated, starter: trial.starter, persons: personsOf(trial), asked, told, misfit: firstMisfit(trial, told, asked, teller), missing: lacking(trial, told, teller) };
}

const personsOf = (match: Match): Record<string, number> =>
  Object.fromEntries(match.carried.filter((kept) => kept.kind === "person").map(({ name }) => [name, match.named(name)]));

/** Why the round cannot be recorded yet. */
function lacking(match: Match, told: Told, teller: Teller): Next["missing"] {
  try {
    settled(match, told, teller);
    return null;
  } catch (error) {
    if (error instanceof Unfit) return error.misfit;
    throw error;
  }
}

/** What holds from a round on: what was agreed, who sits where, who begins, and whom else the game names. */
function begun(match: Match, names: readonly string[], before: unknown): void {
  if (before === undefined || before === null) return;
  const persons = Object.keys(personsOf(match));
  const known = ["agreed", "seated", "starter", ...persons];
  if (typeof before !== "object" || Object.keys(before).some((key) => !known.includes(key))) throw unfit("bad-before", BEFORE, "", { known });
  const given = before as Record<string, unknown>;
  match.agree((given.agreed ?? {}) as Record<string, unknown>);
  if (given.seated !== undefined) match.sits(seatsOf(names, given.seated, match.players));
  const seated = match.seated.map((person) => names[person]!);
  if (given.starter !== undefined) match.startsAt({ starter: seatOf(seated, given.starter, "starter", orderOf(match.seated)) });
  for (const name of persons) if (given[name] !== undefined) match.names(name, seatOf(names, given[name], name));
}

function seatsOf(names: readonly string[], value: unknown, players: number): number[] {
  if (!Array.isArray(value) || value.length !== players) throw unfit("each", "seated", "", { n: players, names: [...names] });
  const people = value.map((who) => seatOf(names, who, "seated"));
  if (new Set(people).size !== people.length) throw unfit("twice", "seated");
  return people;
}
