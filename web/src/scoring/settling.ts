/** From what people tell of a round to the settled round: what is asked, whether all of it is told, and the rules. */

import { NONE, type Question } from "../engine/declared";
import { RecordKind, type Bytes } from "../engine/fields";
import type { Match } from "../engine/match";
import { unfit, type Misfit, type Teller, type Told, type Unfit } from "./telling";

/** By question: 1 if it is asked; of cards how many, or -1 for any number. In the order of the questions. */
export type Asked = Record<string, number>;

/** What is asked about the next round of a match, once so much is told. Throws `Unfit` for what cannot be read. */
function askedNow(match: Match, told: Told, teller: Teller): Asked {
  const { game } = match.ruleset;
  const kind = new RecordKind(teller.declared.asked);
  const asked = kind.blank();
  game.call("ask_outcome", match.blank(), teller.laid(told), asked);
  const all = teller.declared.questions.map(({ name }): [string, number] => [name, kind.number(asked, name)]);
  return Object.fromEntries(all.filter(([, n]) => n));
}

/** What is told without what nobody asks after it. */
export function answersOf(match: Match, told: Told, teller: Teller): { told: Told; asked: Asked } {
  const asked = askedNow(match, told, teller);
  const kept = Object.fromEntries(Object.entries(told).filter(([name]) => name in asked));
  return Object.keys(kept).length === Object.keys(told).length ? { told, asked } : answersOf(match, kept, teller);
}

/** The next round of a match, settled by the rules. Throws `Unfit` where something is missing, cannot be, or is not asked. */
export function settled(match: Match, told: Told, teller: Teller): Bytes {
  const asked = askedNow(match, told, teller);
  for (const question of teller.declared.questions) {
    const misfit = question.name in asked ? missing(told, question, asked[question.name]!, teller) : null;
    if (misfit) throw misfit;
  }
  const { table, misfit } = tried(match, told, teller);
  if (misfit) throw unfit(misfit.reason, misfit.field, misfit.clause, misfit.facts);
  const other = Object.keys(told).find((name) => !(name in asked) && says(told[name]));
  if (other) throw unfit("not-asked", other);
  return table;
}

const says = (value: unknown) => value !== null && value !== false && !(Array.isArray(value) && !value.length);

/** What is wrong with what is told so far, with a question that has been answered whole; for those who answer one after the other. */
export function firstMisfit(match: Match, told: Told, asked: Asked, teller: Teller): Misfit | null {
  const whole = (question: Question) => question.name in told && !missing(told, question, asked[question.name] ?? ANY, teller);
  const answered = teller.declared.questions.filter(whole).map(({ name }) => name);
  const { misfit } = tried(match, told, teller);
  return misfit && answered.includes(misfit.field) ? misfit : null;
}

const ANY = -1;

function tried(match: Match, told: Told, teller: Teller): { table: Bytes; misfit: Misfit | null } {
  const { game } = match.ruleset;
  const table = match.blank();
  const refused = BigInt64Array.from([BigInt(NONE), 0n, 0n]);
  game.call("settle_outcome", table, teller.laid(told), refused);
  const [what, ...numbers] = [...refused].map(Number);
  const one = what === NONE ? undefined : teller.declared.refusals[what!];
  if (!one) return { table, misfit: null };
  const fact = (name: string, n: number) => (name === "card" ? game.code(n) : name === "seat" ? teller.names[n]! : n);
  const facts = Object.fromEntries(one.numbers.map((name, i) => [name, fact(name, numbers[i]!)]));
  return { table, misfit: { reason: "by-rules", field: one.field, clause: one.clause, facts: { word: one.word, ...facts } } };
}

/** Why a question that is asked is not answered yet: of numbers by each player, of cards the `n` that are asked. */
function missing(told: Told, question: Question, n: number, teller: Teller): Unfit | null {
  const { name, ask, clause, optional, each } = question;
  if (!(name in told)) return optional ? null : unfit("missing", name, clause);
  const rows = new Map(each ? teller.rows(question, told[name]) : [[0, told[name]]]);
  if (ask === "amount" && !optional) {
    const seat = teller.order.find((one) => !rows.has(one));
    return seat === undefined ? null : unfit("missing-of", name, clause, { name: teller.names[seat]! });
  }
  if ((ask !== "cards" && ask !== "row") || n === ANY) return null;
  const given = (each ? teller.names : [""]).map((_, seat) => (rows.get(seat) as unknown[] | undefined)?.length ?? 0).find((length) => length !== n);
  return given === undefined ? null : unfit("wrong-number", name, clause, { n: given, of: n });
}
