/** The log of a table: the rounds that are over, with everything that `ceki verify` needs. It names every card of them. */

import { described } from "../engine/move";
import type { Result } from "../engine/score";
import { standingOf } from "../engine/standing";
import { firstReceipt, receipt, SQUARED } from "./fair";
import type { Played } from "./model";
import { resultTold, rulesOf, squared, type Fields } from "./results";
import type { Table } from "./state";

/** The log as the server writes it. */
export function logOf(table: Table): Fields {
  const { dealing, coming, history } = table;
  return {
    ...terms(table),
    state: table.brokenOff ? "closed" : table.match.over ? "over" : "open",
    rounds: history.map((one, n) => ({ ...roundLogged(one, versionOf(table)), receipt: receiptOf(table, n) })),
    bounds: [dealing, coming]
      .filter((deal) => deal !== null)
      .filter((deal) => deal.number > history.length)
      .map((deal) => ({ round: deal.number, commitment: deal.commitment })),
    match: standingOf(table.match),
  };
}

const versionOf = (table: Table) => table.about.log ?? SQUARED;

/** What a table was made to be, to which every receipt is chained. */
function terms(table: Table): Fields {
  return {
    ceki_table: versionOf(table),
    table: table.id,
    game: table.about.game,
    players: table.match.players,
    ...rulesOf(table.made),
    match_rounds: table.about.rounds,
    practice: table.about.practice,
  };
}

/** The receipt of a round that is over, worked out once. */
export function receiptOf(table: Table, n: number): string {
  const { history } = table;
  let first = n;
  while (first > 0 && !history[first - 1]!.receipt) first -= 1;
  let before = first > 0 ? history[first - 1]!.receipt : firstReceipt(terms(table));
  for (const one of history.slice(first, n + 1)) before = one.receipt ||= receipt(before, roundLogged(one, versionOf(table)));
  return history[n]!.receipt;
}

/** A round in the log, all but its receipt, which is made of it. */
function roundLogged(one: Played, version: number): Fields {
  const { dealing, result } = one;
  return {
    round: dealing.number,
    commitment: dealing.commitment,
    server_seed: dealing.serverSeed,
    player_seeds: dealing.playerSeeds,
    ...(Object.keys(dealing.agreed).length && { agreed: dealing.agreed }),
    key: one.key,
    starter: one.starter,
    pot: one.potBefore,
    persons: one.seated,
    names: one.names,
    dealt: one.dealt,
    moves: described(one.ruleset.game, one.moves),
    ...resultLogged(result, version),
    cents: result ? one.cents : Array<number>(one.seated.length).fill(0),
    abandoned: !result,
  };
}

/** The result of a settled round as a log of a version has it: each line with what it says, and neither sets nor what is told of it, which follow from the cards. */
function resultLogged(result: Result | null, version: number): Fields {
  const { sets: _, ending: __, ...told } = resultTold(result);
  if (result && version === SQUARED) told.payments = squared(result);
  const score = (result?.lines ?? []).map(({ says, ...line }) => ({ ...line, says }));
  return { ...told, score };
}
