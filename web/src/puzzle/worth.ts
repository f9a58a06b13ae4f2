/** Puzzles of a hand that wins: what is it worth? The rules settle it, on any deal of the unseen cards alike. */

import { DEALT, type Seen } from "../bots/seen";
import type { Chance } from "../bots/chance";
import { say } from "../engine/move";
import type { Worth } from "../engine/puzzle";
import type { Numbers } from "../engine/moves";
import type { Round } from "../engine/round";
import { resultOf, type Result } from "../engine/score";
import { thinking, type Rules } from "./rehearsal";
import { tried } from "./trial";

const DEALS = 40; // on which it is the same
const CHOICES = 4;
const LEAST = 2; // lines that it is made of

/** The puzzle at a choice; null where no move wins, or what it wins depends on what is not seen. */
export function worth(rules: Rules, round: Round, name: string): Worth | null {
  if (round.legal.length < 2) return null;
  return thinking(rules, round, [round.numbers.length, round.turn, DEALS], (seen, chance) => {
    for (const move of round.legal) {
      const won = settled(rules, round, seen, chance, move);
      const puzzle = won && asked(rules, round, won, move);
      if (puzzle) return { ...puzzle, name };
    }
    return null;
  });
}

/** How a round ends that a move ends at once, won by its mover, in the same way on all deals; null for any other. */
function settled({ game }: Rules, round: Round, seen: Seen, chance: Chance, move: Numbers): Result | null {
  let first: Result | null = null;
  const same = tried(seen, chance, move, DEALS, (table) => {
    if (!table.get("over")) return false;
    seen.engine.call("settle", table);
    const result = resultOf(game, Uint8Array.from(seen.tables.at(DEALT).bytes()), round.potBefore);
    if (!result.winners.includes(seen.seat)) return false;
    first ??= result;
    return told(result, seen.seat) === told(first, seen.seat);
  });
  return same ? first : null;
}

const told = ({ totals, lines }: Result, seat: number) => JSON.stringify([totals[seat], lines.filter((line) => line.seat === seat)]);

/** The number among others that one comes to who leaves a line out or counts it twice. */
function asked({ game }: Rules, round: Round, { totals, lines }: Result, move: Numbers): Omit<Worth, "name"> | null {
  const unit = (Object.keys(totals[round.turn]!)[0] ?? "cents") as Worth["unit"];
  const own = lines.filter((line) => line.seat === round.turn && line.unit === unit && !line.total && line.amount);
  const right = totals[round.turn]![unit]!;
  if (own.length < LEAST || right <= 0) return null;
  const near = own.flatMap(({ amount }) => [right - amount, right + amount]).concat(2 * right);
  const others = [...new Set(near)].filter((one) => one > 0 && one !== right).slice(0, CHOICES - 1);
  if (others.length < CHOICES - 1) return null;
  const choices = [right, ...others].sort((a, b) => a - b).map(String);
  const made = own.map(({ word, says, amount }) => ({ word, says, amount, unit }));
  return { by: "amount", moves: round.numbers.length, right: String(right), choices, move: say(game, move), unit, lines: made };
}
