/** What people tell of a round at a real table, as JSON has it, laid into the record that the rules read. */

import { NONE, type OutcomeDeclared, type Question } from "../engine/declared";
import { RecordKind, size, type Bytes } from "../engine/fields";
import type { Game } from "../engine/game";

/** What is told, by question: players by name, cards by code; what belongs to every player by their names. */
export type Told = Readonly<Record<string, unknown>>;

/** What is told cannot be: an id of `score.ftl`, or `by-rules`, whose fact `word` is the game's; the question it is about; the clause. */
export interface Misfit {
  reason: string;
  field: string;
  clause: string;
  facts: Record<string, string | number | string[]>;
}

export class Unfit extends Error {
  constructor(readonly misfit: Misfit) {
    super(`${misfit.field || "outcome"}: ${misfit.reason} ${misfit.clause}`);
  }
}

export const unfit = (reason: string, field = "", clause = "", facts: Misfit["facts"] = {}) => new Unfit({ reason, field, clause, facts });

const MOST_CARDS = 120; // that are told at once

/** The seats in the order of the people who sit there; `seated` is the person at each seat. */
export const orderOf = (seated: readonly number[]): number[] => seated.map((_, seat) => seat).sort((a, b) => seated[a]! - seated[b]!);

/** The place of a player among names: by the name, or by the number in `order`, from 0. Throws `Unfit`. */
export function seatOf(names: readonly string[], value: unknown, where: string, order = [...names.keys()]): number {
  const found = typeof value === "string" ? names.findIndex((name) => name.toLowerCase() === value.trim().toLowerCase()) : order[value as number];
  if (found !== undefined && found >= 0) return found;
  throw unfit("no-player", where, "", { given: shown(value), names: order.map((place) => names[place]!) });
}

const shown = (value: unknown) => String(JSON.stringify(value)).slice(0, 60);

/** Reads what is told at one table. `names` are the players' by seat; lists and numbers go by the order of the people. */
export class Teller {
  readonly declared: OutcomeDeclared;
  readonly names: readonly string[];
  readonly order: number[];
  private readonly kind: RecordKind;

  /** `people` are the names of all, `seated` is the person at each seat. */
  constructor(
    readonly game: Game,
    people: readonly string[],
    seated: readonly number[],
  ) {
    this.names = seated.map((person) => people[person]!);
    this.order = orderOf(seated);
    const { outcome } = game.declared;
    if (!outcome) throw unfit("no-score", "", "", { game: game.id });
    this.declared = outcome;
    this.kind = new RecordKind(outcome.record);
  }

  /** The record of what is told. Throws `Unfit` for the first thing that cannot be read. */
  laid(told: Told): Bytes {
    const record = this.kind.blank();
    for (const [name, value] of Object.entries(told)) {
      const question = this.declared.questions.find((one) => one.name === name);
      if (!question) throw unfit("unknown-field", name.slice(0, 40), "", { known: this.declared.questions.map((one) => one.name) });
      if (value !== null || question.ask === "seat") this.lay(record, question, value);
    }
    return record;
  }

  private lay(record: Bytes, question: Question, value: unknown): void {
    const { name } = question;
    if (!question.each) return this.set(record, name, 0, this.numbers(question, value));
    const each = size(this.kind.field(name)) / this.kind.field(name).lengths[0]!;
    for (const [seat, row] of this.rows(question, value)) this.set(record, name, seat * each, this.numbers(question, row));
  }

  private set(record: Bytes, name: string, from: number, numbers: readonly number[]): void {
    numbers.forEach((number, i) => this.kind.set(record, name, number, from + i));
  }

  /** What is told by seat: by players' names, or a list of all of them. */
  rows({ name }: Question, value: unknown): [number, unknown][] {
    if (Array.isArray(value) && value.length === this.names.length) return value.map((row: unknown, i): [number, unknown] => [this.order[i]!, row]);
    if (Array.isArray(value) || typeof value !== "object" || value === null) {
      throw unfit("each", name, "", { n: this.names.length, names: this.order.map((seat) => this.names[seat]!) });
    }
    const rows = Object.entries(value).map(([who, row]): [number, unknown] => [seatOf(this.names, who, name, this.order), row]);
    if (new Set(rows.map(([seat]) => seat)).size < rows.length) throw unfit("twice", name);
    return rows;
  }

  private numbers(question: Question, value: unknown): number[] {
    const { name, most, among } = question;
    switch (question.ask) {
      case "seat":
        if (value !== null) return [seatOf(this.names, value, name, this.order)];
        if (question.nobody || question.optional) return [NONE];
        throw unfit("missing", name, question.clause);
      case "choice":
        if (typeof value === "string" && among.includes(value)) return [among.indexOf(value)];
        throw unfit("not-among", name, "", { given: shown(value), allowed: among.filter(Boolean) });
      case "yes":
        if (typeof value === "boolean") return [Number(value)];
        throw unfit("not-yes", name, "", { given: shown(value) });
      case "amount":
        if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most) return [value];
        throw unfit("not-amount", name, "", { given: shown(value), most });
      case "card":
        return [this.card(question, value)];
      case "cards":
        return this.counts(this.cards(question, value));
      case "row":
        return this.row(question, this.cards(question, value));
    }
  }

  private card({ name }: Question, value: unknown): number {
    const card = typeof value === "string" ? this.game.card(value) : undefined;
    if (card === undefined) throw unfit("no-card", name, "", { given: shown(value), how: this.game.code(0) });
    return card;
  }

  private cards(question: Question, value: unknown): number[] {
    if (!Array.isArray(value)) throw unfit("no-cards", question.name, "", { given: shown(value) });
    if (value.length > MOST_CARDS) throw unfit("too-many-cards", question.name, "", { n: value.length, most: MOST_CARDS });
    return value.map((code) => this.card(question, code));
  }

  private counts(cards: readonly number[]): number[] {
    const found = new Array<number>(this.game.declared.codes.length).fill(0);
    for (const card of cards) found[card]! += 1;
    return found;
  }

  private row({ name }: Question, cards: readonly number[]): number[] {
    const most = this.kind.field(name).lengths[0]!;
    if (cards.length > most) throw unfit("too-many-cards", name, "", { n: cards.length, most });
    return [...cards, ...new Array<number>(most - cards.length).fill(NONE)];
  }
}
