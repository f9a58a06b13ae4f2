/** The end of a round as its sheet tells it: who has won, why, what it is worth, who pays whom. Nothing is added up here but lines of one kind. */

import ending from "../../../../src/ceki/locales/en/ending.ftl?raw";
import lines from "../../../../src/ceki/locales/en/lines.ftl?raw";
import type { Code, Game, Payment, ScoreLine, State } from "../../protocol.gen";
import { MARKS, calls, handOf, isWin, seatPlaces, stocks, tablePlaces } from "../table/places";
import { inText } from "./cards";
import { ended, isPaid, listed, personNames, sidesTold, standsTold, totalsOf } from "./results";
import { onePaid, together } from "./settled";
import { speaker } from "./speaker";
import { capital, isYou } from "./told";
import { filled } from "../../engine/words";
import { spelled } from "./words";
import { labelled } from "./row";

export const said = speaker({ ending });
const counted = speaker({ lines });

const REASONS = 3; // sentences that say why, at most
const PAYMENTS = 3; // told one by one, at most

export interface Ending {
  headline: string;
  why: string[];
  worth: string; // the one number, or nothing where the headline has it
  pays: string[];
  standing: string;
}

/** An amount with its unit: `17 points`. */
const worthOf = (n: number, unit: string): string => said("worth", { n, unit });

/** What a score line says: a sentence that several games share, or the game's own. */
export function lineTold(line: ScoreLine, game: Game): string {
  const id = line.word.replaceAll("_", "-");
  const own = `${id}.${game.id}`;
  const faces = [...new Set(line.cards)];
  const facts = {
    n: line.count,
    amount: line.amount,
    worth: worthOf(Math.abs(line.amount), line.unit),
    cards: listed(faces.map(inText)),
    each: worthOf(line.each, "cents"),
  };
  if (game.sentences && (counted.has(own) || counted.has(id))) return counted(counted.has(own) ? own : id, facts);
  const kind = game.lines.find(({ word }) => word === line.word);
  if (kind?.tells) return filled(kind.tells, facts);
  const what = `${line.count > 1 ? `${line.count} × ` : ""}${kind?.says ?? spelled(game, line.word)}`;
  return ended(capital(line.amount ? labelled(what, facts.worth) : what));
}

/** The names of seats in a row, the reader's first. */
const row = (seats: readonly number[], names: readonly string[], me: number) =>
  listed(seats.toSorted((a, b) => Number(b === me) - Number(a === me)).map((seat) => names[seat] ?? ""));

/** Who has won, in the form that sentences choose by. */
export function formOf(seats: readonly number[], me: number): "you" | "one" | "many" {
  if (seats.length > 1) return "many";
  return seats[0] === me ? "you" : "one";
}

export function endingTold(state: State, game: Game, names: readonly string[]): Ending {
  const { winners } = state;
  const best = winners.map((seat) => totalsOf(state.totals[seat]).main);
  const same = best.length > 0 && best.every(([unit, n]) => unit === best[0]![0] && n === best[0]![1]);
  const worth = same && best[0]![1] ? worthOf(best[0]![1], best[0]![0]) : "";
  const most = same && state.order.every((seat) => winners.includes(seat) || totalsOf(state.totals[seat]).main[1] < best[0]![1]);
  const cents = state.totals[winners[0] ?? -1]?.cents ?? 0;
  const number = most || !cents ? worth : same ? worthOf(cents, "cents") : ""; // a count that others exceed is no reason
  const facts = { form: formOf(winners, state.me), who: row(winners, names, state.me) };
  const call = called(state, game);
  const byCount = most && worth !== "" && best[0]![0] !== "cents" && !state.sets.length;
  const headline = !winners.length ? said("won-nobody") : call ? said("won-calling", { ...facts, word: call }) : byCount ? said("won-with", { ...facts, worth }) : said("won", facts);
  return {
    headline,
    why: reasons(state, game, names),
    worth: byCount ? "" : winners.length > 1 && number ? said("worth-each", { worth: number }) : number,
    pays: payments(state, game, names),
    standing: standing(state, game, names),
  };
}

/** The word that is called with a win, where the game has one of its own and the round was won so. */
function called(state: State, game: Game): string {
  const verb = game.verbs.find(isWin);
  const own = verb && game.words.some((w) => w.word.toLowerCase() === spelled(game, verb.word).toLowerCase() && w.language !== "en");
  const scored = game.lines.some((kind) => kind.word === verb?.word) && !state.score.some((line) => line.word === verb?.word);
  return verb && own && !scored && state.winners.length ? spelled(game, verb.word) : "";
}

/** Lines of one kind and seat as one line. */
export function merged(lines: readonly ScoreLine[]): ScoreLine[] {
  const found: ScoreLine[] = [];
  for (const line of lines) {
    const same = found.find((one) => one.word === line.word && one.seat === line.seat);
    if (same) Object.assign(same, { count: same.count + line.count, amount: same.amount + line.amount, cards: [...same.cards, ...line.cards] });
    else found.push({ ...line });
  }
  return found;
}

/** Why the round ended so: what brought most, and what others have to pay besides. */
function reasons(state: State, game: Game, names: readonly string[]): string[] {
  const unit = totalsOf(state.totals[state.winners[0] ?? -1]).main[0];
  const kept = (line: ScoreLine) => game.sentences || line.amount || line.count; // nothing of a kind is no reason
  const counted = merged(state.score.filter((line) => line.each || !isPaid(line))).filter(kept); // what is only paid is told below
  const adding = counted.filter((line) => !line.total);
  const lines = adding.length ? adding : counted;
  const paying = lines.filter((line) => line.each > 0).slice(0, 1);
  const ofWinners = lines.filter((line) => !line.each && (!state.winners.length || state.winners.includes(line.seat)));
  const weighty = ofWinners.filter((line) => line.unit === unit || line.counts || !line.amount);
  const chosen = new Set(weighty.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount)).slice(0, REASONS - paying.length));
  const found = [...weighty.filter((line) => chosen.has(line)), ...paying];
  const left = weighty.filter((line) => !chosen.has(line) && line.unit === unit).reduce((sum, line) => sum + line.amount, 0);
  const alone = state.winners.length === 1 || (!state.winners.length && found.length === 1);
  const told = found.map((line) => {
    const what = lineTold(line, game);
    return (alone && !line.each) || !names[line.seat] || state.winners.join() === String(line.seat) ? what : said("of-player", { name: names[line.seat]!, what });
  });
  if (left && state.winners.length === 1) told.splice(told.length - paying.length, 0, said("besides", { worth: worthOf(left, unit) })); // the lines come to the number above
  told.push(...equals(state, names));
  return told.length ? told : state.winners.length ? [] : unwon(state, game, names);
}

/** Where somebody is paid by one who has exactly as much, that the table decides so: of several the reader's own. */
function equals(state: State, names: readonly string[]): string[] {
  const counted = (seat: number) => state.score.find((line) => line.seat === seat && line.counts !== "");
  const equal = state.payments.filter(({ from, to }) => {
    const [one, other] = [counted(from), counted(to)];
    return one !== undefined && other !== undefined && one.word === other.word && one.count === other.count;
  });
  const told = equal.find(({ from, to }) => from === state.me || to === state.me) ?? equal[0];
  if (!told) return [];
  const { count, counts } = counted(told.from)!;
  return [said("equal", { to: told.to === state.me ? "you" : "other", both: row([told.from, told.to], names, state.me), worth: worthOf(count, counts), taker: names[told.to] ?? "" })];
}

/** Why nobody has won: the stock ran out, and who had called. */
function unwon(state: State, game: Game, names: readonly string[]): string[] {
  if (game.family !== "drawing" || stocks(state, game).some((one) => one.count > 1)) return [];
  const called = state.seats.flatMap(({ seat }) => {
    const [call] = calls(state, game, seat);
    return call ? [said("had-called", { form: formOf([seat], state.me), who: names[seat] ?? "", call })] : [];
  });
  return [said("stock-out"), ...called.slice(0, REASONS - 1)];
}

/** Who pays whom for the round, and for the match where it is over. */
function payments(state: State, game: Game, names: readonly string[]): string[] {
  const later = state.match.payments;
  const now = state.payments.length || !later.length ? paid(state.payments, names, game, state.options) : [];
  return later.length ? [...now, ...paid(later, personNames(state, names), game, state.options)] : now;
}

/** Who pays whom for what; of many the reader's own. */
export function paid(payments: readonly Payment[], names: readonly string[], game: Game, options: State["options"] = {}): string[] {
  const all = together(payments);
  if (!all.length) return [said("pays-nobody")];
  const mine = all.filter(({ givers, takers }) => [...givers, ...takers].some((who) => isYou(names[who] ?? "")));
  return (all.length > PAYMENTS ? mine : all).map((one) => ended(onePaid(one, names, game, options)));
}

/** How the match stands, in one line; nothing after its first round, of which all is said. */
function standing(state: State, game: Game, names: readonly string[]): string {
  if (state.match.rounds < 2 || state.match.over) return "";
  const sides = sidesTold(state, game, MARKS);
  const stands = sides.length ? sides.join(" · ") : state.seats.map((one) => `${names[one.seat] ?? one.name} ${standsTold(state, one.person)}`).join(" · ");
  return said("standing", { rounds: state.match.rounds, stands });
}

/** Groups of cards with which the round was won: the sets, what the lines of the first winner count, or their hand. */
export function groupsOf(state: State, game: Game): Code[][] {
  if (state.sets.length) return state.sets.map((one) => one.cards);
  const [winner] = state.winners;
  if (winner === undefined) return [];
  const counted = state.score.filter((line) => line.seat === winner && !line.total && (line.amount > 0 || line.each > 0));
  const seen = new Set<string>();
  const found = counted.flatMap((line) => {
    const faces = [...new Set(line.cards)];
    if (!faces.length || faces.length > 9 || seen.has(faces.join())) return [];
    seen.add(faces.join());
    const alike = faces.length > 1 && line.cards.length > faces.length; // so many of each
    return alike ? faces.map((face) => line.cards.filter((code) => code === face)) : [line.cards];
  });
  const places = seatPlaces(state, game, winner);
  const hand = [handOf(state, game, winner), ...places.filter((place) => place.part)].find((place) => place.cards.length)?.cards ?? [];
  const held = [...hand, ...places.filter((place) => !place.part).flatMap((place) => place.cards)];
  return found.length || !held.length ? found : [held];
}

/** The cards that were turned for the score, as they were turned. */
export const turnedOf = (state: State, game: Game): Code[] => tablePlaces(state, game).filter((place) => place.ordered).flatMap((place) => place.cards);
