/** Puzzles of a hand that one card completes: which? Answered by drawing, again and again, on re-deals of the unseen cards. */

import type { Seen } from "../bots/seen";
import type { Chance } from "../bots/chance";
import type { Completes } from "../engine/puzzle";
import type { RecordAt, Rows } from "../engine/load";
import type { Numbers } from "../engine/moves";
import type { Round } from "../engine/round";
import { thinking, type Rules } from "./rehearsal";
import { handOf, legalOn, tried } from "./trial";

const FEW = 24; // draws that show whether any wins
const MANY = 400; // that show of every card whether it does
const CHOICES = 4;
const MOST = 6; // faces that win: more are no question

/** The puzzle at a choice; null where no drawn card wins, or too many do. */
export function completes(rules: Rules, round: Round, name: string): Completes | null {
  const { wins } = rules.mind.data.thought;
  if (!wins.length || round.legal.some(([verb]) => wins.includes(verb))) return null;
  const alone = round.legal.filter(([, card]) => card < 0);
  return thinking(rules, round, [round.numbers.length, round.turn, CHOICES], (seen, chance) => {
    for (const move of alone) {
      if (!drawn(seen, chance, move, FEW)?.has(true)) continue;
      const found = drawn(seen, chance, move, MANY);
      const puzzle = found && asked(rules, round, seen, chance, found);
      if (puzzle) return { ...puzzle, name };
    }
    return null;
  });
}

/** The faces that a move draws, by whether they win; null where that depends on more than the face. A card that goes elsewhere tells nothing. */
function drawn(seen: Seen, chance: Chance, move: Numbers, deals: number): Map<boolean, Set<number>> | null {
  const own = handOf(seen);
  const found = new Map<boolean, Set<number>>();
  const moves = seen.engine.words(seen.engine.numbers.verbs!);
  const look = (table: RecordAt, before: readonly number[]) => {
    const face = own ? gained(before, table.all(own, seen.seat)) : null;
    if (face === null) return true;
    const won = wins(seen, table, moves);
    if (found.get(!won)?.has(face)) return false;
    found.set(won, (found.get(won) ?? new Set()).add(face));
    return true;
  };
  return tried(seen, chance, move, deals, look) ? found : null;
}

/** Whether the seat has won, or may win now. */
function wins(seen: Seen, table: RecordAt, moves: Rows): boolean {
  if (!table.get("over")) return table.get("turn") === seen.seat && legalOn(seen, table, moves).some(([verb]) => seen.engine.data.thought.wins.includes(verb));
  seen.engine.call("settle", table);
  return Boolean((table.get("winners") >> seen.seat) & 1);
}

/** The one face of which there is one more; null where anything else has changed. */
function gained(before: readonly number[], after: readonly number[]): number | null {
  const more = after.flatMap((n, face) => (n === before[face] ? [] : [face]));
  return more.length === 1 && after[more[0]!] === before[more[0]!]! + 1 ? more[0]! : null;
}

/** One card that wins among some that do not, those first that look like cards of the hand. */
function asked(rules: Rules, round: Round, seen: Seen, chance: Chance, found: Map<boolean, Set<number>>): Omit<Completes, "name"> | null {
  const [all, others] = [true, false].map((won) => [...(found.get(won) ?? [])].sort((a, b) => a - b)) as [number[], number[]];
  if (!all.length || all.length > MOST || others.length < CHOICES - 1) return null;
  const hand = seen.known.all(handOf(seen)!, seen.seat);
  const right = all[chance.below(all.length)]!;
  const mixed = others.map((face) => ({ face, place: chance.share() - (hand[face] ? 1 : 0) })).sort((a, b) => a.place - b.place);
  const choices = [right, ...mixed.slice(0, CHOICES - 1).map(({ face }) => face)].sort((a, b) => a - b);
  const code = (face: number) => rules.game.code(face);
  return { by: "card", moves: round.numbers.length, right: code(right), choices: choices.map(code), all: all.map(code) };
}
