/** The end of a round as its sheet tells it: who has won, why, what it is worth, who pays whom. Nothing is added up here but lines of one kind. */

import ending from "../../../../src/ceki/locales/en/ending.ftl?raw";
import lines from "../../../../src/ceki/locales/en/lines.ftl?raw";
import type { Code, Game, Payment, ScoreLine, State } from "../../protocol.gen";
import { MARKS, calls, handOf, isWin, seatPlaces, stocks, tablePlaces } from "../table/places";
import { inText } from "./cards";
import { ended, listed, personNames, sidesTold, standsTold } from "./results";
import { onePaid, together } from "./settled";
import { speaker } from "./speaker";
import { capital, isYou } from "./told";
import { filled } from "../../engine/words";
import { spelled } from "./words";
import { labelled } from "./row";

export const said = speaker({ ending });
const counted = speaker({ lines });

const CALLS = 2; // of who had called when the stock ran out, at most
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
  listed([...seats].sort((a, b) => Number(b === me) - Number(a === me)).map((seat) => names[seat] ?? ""));

/** Who has won, in the form that sentences choose by. */
export function formOf(seats: readonly number[], me: number): "you" | "one" | "many" {
  if (seats.length > 1) return "many";
  return seats[0] === me ? "you" : "one";
}

export function endingTold(state: State, game: Game, names: readonly string[]): Ending {
  return {
    headline: headline(state, game, names),
    why: reasons(state, game, names),
    worth: worthTold(state),
    pays: payments(state, game, names),
    standing: standing(state, game, names),
  };
}

/** Who has won; and with which call or how much, where that says it. */
function headline(state: State, game: Game, names: readonly string[]): string {
  const { winners, ending } = state;
  if (!winners.length) return said("won-nobody");
  const facts = { form: formOf(winners, state.me), who: row(winners, names, state.me) };
  const word = called(state, game);
  if (word) return said("won-calling", { ...facts, word });
  return ending?.won_with ? said("won-with", { ...facts, worth: worthOf(ending.won_with, ending.unit) }) : said("won", facts);
}

/** What the round was worth to each who has won, or as much of it as is shown. */
export function worthTold({ winners, ending }: State, n = ending?.worth ?? 0): string {
  const worth = ending?.worth ? worthOf(n, ending.worth_in) : "";
  return worth && winners.length > 1 ? said("worth-each", { worth }) : worth;
}

/** The word that is called with a win, where the game has one of its own and the round was won so. */
function called(state: State, game: Game): string {
  const verb = game.verbs.find(isWin);
  const own = verb && game.words.some((w) => w.word.toLowerCase() === spelled(game, verb.word).toLowerCase() && w.language !== "en");
  const scored = game.lines.some((kind) => kind.word === verb?.word) && !state.score.some((line) => line.word === verb?.word);
  return verb && own && !scored && state.winners.length ? spelled(game, verb.word) : "";
}

/** Why the round ended so, what else there is to read of it, and between whom it was even. */
function reasons(state: State, game: Game, names: readonly string[]): string[] {
  const { ending } = state;
  const told = (ending?.reasons ?? []).map(({ line, named }) => {
    const what = lineTold(line, game);
    return named ? said("of-player", { name: names[line.seat] ?? "", what }) : what;
  });
  const paying = ending?.reasons.filter(({ line }) => line.each).length ?? 0;
  if (ending?.besides) told.splice(told.length - paying, 0, said("besides", { worth: worthOf(ending.besides, ending.unit) })); // the lines come to the number above
  if (ending?.all_have) told.unshift(said("all-have", { worth: worthOf(ending.all_have, ending.unit) }));
  told.push(...evens(state, game, names));
  return told.length ? told : state.winners.length ? [] : unwon(state, game, names);
}

/** Where somebody is paid by one who has exactly as much, that the table decides so, and what either of them is; of several the reader's own. */
function evens(state: State, game: Game, names: readonly string[]): string[] {
  const all = state.ending?.even ?? [];
  const one = all.find(({ from, to }) => from === state.me || to === state.me) ?? all[0];
  if (!one) return [];
  const both = row([one.from, one.to], names, state.me);
  const told = said("equal", { to: one.to === state.me ? "you" : "other", both, worth: worthOf(one.count, one.unit), taker: names[one.to] ?? "" });
  const seats = state.seats.length;
  const roles = [one.from, one.to].flatMap((seat) =>
    game.roles
      .filter(({ step }) => (state.ending!.starter + step - seat) % seats === 0)
      .map(({ word }) => said("is-role", { form: formOf([seat], state.me), who: names[seat] ?? "", role: spelled(game, word, state.options) })),
  );
  return [told, ...roles];
}

/** Why nobody has won: the stock ran out, and who had called. */
function unwon(state: State, game: Game, names: readonly string[]): string[] {
  if (game.family !== "drawing" || stocks(state, game).some((one) => one.count > 1)) return [];
  const called = state.seats.flatMap(({ seat }) => {
    const [call] = calls(state, game, seat);
    return call ? [said("had-called", { form: formOf([seat], state.me), who: names[seat] ?? "", call })] : [];
  });
  return [said("stock-out"), ...called.slice(0, CALLS)];
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
