/** A settled round and a match in sentences: who has won, who pays whom for what, and what has changed. Nothing is added
 * up here but what one pays another for one thing. */

import type { Game, Payment, State } from "../../protocol.gen";
import { results } from "../speech/results";
import { tablePlaces } from "../table/places";
import { nameOf } from "./cards";
import { amountOf, changed, changeTold, ended, isTally, listed, matchHeading, personNames, settlingTold, totalsTold, winnersTold } from "./results";
import { inRow, labelled } from "./row";
import { capital, isYou } from "./told";
import { spelled } from "./words";

/** Those who pay and are paid alike, seats or people; -1 is the pot. */
export interface Paid {
  givers: number[];
  takers: number[];
  one: Payment;
}

const alike = (a: Payment, b: Payment) => a.word === b.word && a.cents === b.cents;

/** What one has paid another for one thing, as one payment: three ayam in a round are paid one after the other. */
function summed(payments: readonly Payment[]): Payment[] {
  const found = new Map<string, Payment>();
  for (const one of payments) {
    const key = `${one.word} ${one.from} ${one.to}`;
    found.set(key, { ...one, cents: one.cents + (found.get(key)?.cents ?? 0) });
  }
  return [...found.values()];
}

/** Payments in their order, those in a row of one word and one amount as one: of some to one, or of one to some. */
export function together(payments: readonly Payment[]): Paid[] {
  const runs: Paid[] = [];
  for (const one of summed(payments)) {
    const last = runs.at(-1);
    if (last && alike(last.one, one) && last.one.to === one.to) last.givers.push(one.from);
    else runs.push({ givers: [one.from], takers: [one.to], one });
  }
  const found: Paid[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    const same = last && alike(last.one, run.one) && last.givers.join() === String(run.givers[0]) && run.givers.length === 1;
    if (same) last.takers.push(...run.takers);
    else found.push(run);
  }
  return found;
}

/** A sentence, without its stop, for each of them: `You pay Bima 170 cents (jung)`. Names by seat or by person. */
export const paidTold = (payments: readonly Payment[], names: readonly string[], game: Game, options: State["options"] = {}): string[] =>
  together(payments).map((paid) => onePaid(paid, names, game, options));

/** The value of an option in the house, which may tell only what differs. */
const valueIn = (options: State["options"], game: Game, name: string) => options[name] ?? game.options.find((one) => one.name === name)?.default;

export function onePaid({ givers, takers, one }: Paid, names: readonly string[], game: Game, options: State["options"]): string {
  const name = (who: number) => names[who] ?? "";
  const form = (who: number) => (who < 0 ? "pot" : isYou(name(who)) ? "you" : "other");
  const row = (people: readonly number[], reader?: string) => {
    const all = people.map(name);
    return listed([...all.filter(isYou).map((you) => reader ?? you), ...all.filter((one) => !isYou(one))]);
  };
  const [giver, taker] = [givers[0]!, takers[0]!];
  const facts = { cents: amountOf(one.cents, "cents"), from: form(giver), to: form(taker), giver: name(giver), taker: name(taker) };
  const what = one.word && spelled(game, one.word, options);
  const said =
    givers.length > 1 ? results("pays-each", { ...facts, givers: row(givers) })
    : takers.length > 1 ? results("pays-all", { ...facts, takers: row(takers, results("you-paid")) })
    : results("pays", facts);
  const rate = game.lines.find((line) => line.word === one.word)?.rate;
  if (rate) return said + results("for-points", { what, cents: amountOf(Number(valueIn(options, game, rate)), "cents") });
  return said + (what ? results("for-what", { what }) : "");
}

/** The end of a round as the log tells it: the win, the cards turned, who pays whom, and what it was to the match. */
export function endTold(state: State, game: Game, names: readonly string[]): string[] {
  if (!state.over) return [];
  const persons = personNames(state, names);
  const winners = winnersTold(state.winners.map((s) => names[s] ?? ""));
  const told = [ended(state.winners.length === 1 ? labelled(winners, totalsTold(state.totals[state.winners[0] ?? 0])) : winners)];
  for (const place of tablePlaces(state, game).filter((p) => p.ordered && p.cards.length)) {
    told.push(ended(labelled(capital(place.label), inRow(place.cards.map(nameOf)))));
  }
  told.push(...paidTold(state.payments, names, game, state.options).map(ended));
  told.push(...state.match.carried.filter((k) => isTally(k) && k.clause && changed(k)).map((k) => ended(changeTold(k, game, state.match, persons))));
  if (!state.match.over) return told;
  const won = matchHeading(state.match, persons);
  const over = results("match-over");
  told.push(won ? results("one-and-another", { one: over, another: ended(won) }) : over);
  told.push(...state.match.settling.map((line) => ended(settlingTold(line, game, persons))));
  return [...told, ...paidTold(state.match.payments, persons, game, state.options).map(ended)];
}
