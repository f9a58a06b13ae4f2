/** What the people at a table agree anew between two rounds: options that the game leaves open to them. */

import type { Settings } from "../engine/declared";
import { same } from "../engine/options";
import { Refused } from "../engine/refused";
import { draft, type Draft } from "./events";
import type { Proposal } from "./model";
import { welcome } from "./setup";
import type { Table } from "./state";
import words from "./words.gen.json";

const MOST = words.proposals; // proposals between two rounds

/** A person proposes these options. Throws `Refused` with what is allowed. */
export function propose(table: Table, person: number, options: Record<string, unknown>): Draft[] {
  refuseDuringPlay(table);
  const chosen = table.ruleset.agreed(options);
  const proposed: Settings = Object.fromEntries(Object.keys(options).map((name) => [name, chosen.options[name]!]));
  if (table.proposal && alike(table.proposal.options, proposed)) return agree(table, person, table.proposal.seq);
  if (table.proposed >= MOST) throw new Refused("proposed_too_often", { most: MOST });
  return [...welcome(table, person), draft("proposed", person, { options: proposed })];
}

const alike = (one: Settings, other: Settings) =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([name, value]) => name in other && same(value, other[name]));

/** A person says yes to the proposal of that number. Throws `Refused`. */
export function agree(table: Table, person: number, seq: number): Draft[] {
  if (asked(table, seq).yes.has(person)) return [];
  return [...welcome(table, person), draft("agreed", person, {})];
}

/** A person says no to it, also after a yes; that withdraws the proposal. Throws `Refused`. */
export function refuse(table: Table, person: number, seq: number): Draft[] {
  asked(table, seq);
  return [...welcome(table, person), draft("refused", person, {})];
}

function asked(table: Table, seq: number): Proposal {
  refuseDuringPlay(table);
  if (table.proposal?.seq !== seq) throw new Refused("not_proposed", {}, { seq: table.seq });
  return table.proposal;
}

function refuseDuringPlay(table: Table): void {
  if (table.closed || table.match.over) throw new Refused("match_over");
  if (table.playing || !table.number) throw new Refused("rules_agreed_between");
}
