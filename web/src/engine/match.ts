/** Rounds in a row: who begins, the pots, the ledger, and what a game carries from round to round. */

import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Field } from "./declared";
import type { Bytes } from "./fields";
import { Round } from "./round";
import type { Ruleset } from "./ruleset";

const GAME = "game"; // what decides a match, beside cents
const ROUNDS = "rounds";
const CENTS = "cents";

export class Match {
  before: Bytes; // the record before the last round was entered
  private constructor(
    public ruleset: Ruleset,
    readonly rounds: number | null,
    readonly record: Bytes,
  ) {
    this.before = record.slice();
  }

  /** A match of at most `rounds` rounds (null: as many as it takes); `seed` starts its lots, null where people draw them. */
  static begin(ruleset: Ruleset, seed: number | null, rounds: number | null): Match {
    const { game } = ruleset;
    const record = game.match.blank();
    const key = new DataView(sha256(utf8ToBytes(`ceki seed ${seed}`)).buffer);
    const chance = seed === null ? [0, 0] : [key.getUint32(0, true), key.getUint32(4, true)];
    game.call("begin_match", record, ruleset.table(), ruleset.people, game.declared.partners.length, rounds ?? 0, ...chance);
    return new Match(ruleset, rounds, record);
  }

  /** Begins the next round as it was begun elsewhere. */
  startsAt({ starter, pot }: { starter?: number; pot?: number }): void {
    const { match } = this.ruleset.game;
    if (starter !== undefined) match.set(this.record, "starter", starter);
    if (pot !== undefined) match.set(this.record, "pot", pot);
  }

  /** Who the person is whom the game carries under a name. */
  named(carried: string): number {
    return this.ruleset.game.match.number(this.record, carried);
  }

  /** Seats people, by person. */
  sits(people: readonly number[]): void {
    people.forEach((person, seat) => this.ruleset.game.match.set(this.record, "seated", person, seat));
  }

  /** Notes whom the game carries from round to round. */
  names(carried: string, person: number): void {
    this.ruleset.game.match.set(this.record, carried, person);
  }

  copy(): Match {
    const other = new Match(this.ruleset, this.rounds, this.record.slice());
    other.before = this.before.slice();
    return other;
  }

  get players(): number {
    return this.ruleset.players;
  }

  /** How many rounds have been entered. */
  get round(): number {
    return this.read("rounds");
  }

  /** The seat that begins the next round. */
  get starter(): number {
    return this.read("starter");
  }

  get pot(): number {
    return this.read("pot");
  }

  get over(): boolean {
    return this.read("over") !== 0;
  }

  /** The person at each seat. */
  get seated(): number[] {
    return this.row("seated", this.players);
  }

  /** The ledger by person, in cents. */
  get cents(): number[] {
    return this.row("cents", this.people);
  }

  /** The cents by person that the end of the match moved. */
  get settled(): number[] {
    return this.row("settled", this.people);
  }

  get fromPot(): number {
    return this.read("from_pot");
  }

  /** The lines of the settlement: the kind of line, the person (or side), how many, cents. */
  get closing(): [number, number, number, number][] {
    const at = (name: string, i: number) => this.ruleset.game.match.number(this.record, name, i);
    return Array.from({ length: this.read("lines") }, (_, i) => [at("line_what", i), at("line_who", i), at("line_count", i), at("line_cents", i)]);
  }

  /** What the game carries, as it declares it. */
  get carried(): Field[] {
    return this.ruleset.game.match.fields.filter((field) => field.owners !== undefined);
  }

  get people(): number {
    return this.read("people");
  }

  private read(name: string): number {
    return this.ruleset.game.match.number(this.record, name);
  }

  private row(name: string, n: number): number[] {
    return this.ruleset.game.match.row(this.record, name, n);
  }

  /** Deals the next round. */
  nextRound(key: Uint8Array): Round {
    return new Round(this.ruleset, key, this.blank());
  }

  /** The table of the next round, undealt: with the pot and what the game carries. */
  blank(): Bytes {
    const blank = this.ruleset.table();
    this.ruleset.game.call("set_table", this.record, blank);
    return blank;
  }

  /** Notes what the players have agreed, which holds from the next round on. */
  agree(options: Record<string, unknown>): void {
    if (Object.keys(options).length) this.ruleset = this.ruleset.agreed(options);
  }

  /** Enters a finished round in the ledger. */
  settle(played: Pick<Round, "table">): void {
    this.before = this.record.slice();
    this.ruleset.game.call("enter_round", this.record, played.table.slice());
    if (this.over) this.close();
  }

  /** Ends the match: pots and tokens are paid out. Does nothing the second time. */
  close(): void {
    if (this.read("closed")) return;
    const { game } = this.ruleset;
    game.call("close_match", this.record, this.ruleset.table());
    if (this.decidedBy !== GAME) game.match.set(this.record, "winners", this.leaders.reduce((set, person) => set | (1 << person), 0));
  }

  private get leading(): Field | undefined {
    return this.carried.find((kept) => kept.leads);
  }

  /** What decides the match: the game, the cents of the ledger or, where there are none, the rounds won. */
  get decidedBy(): string {
    const { cents, settled } = this;
    if (this.leading && cents.every((n, person) => n === settled[person])) return GAME;
    return cents.some(Boolean) ? CENTS : ROUNDS;
  }

  /** The people who have won the match; nobody before its end. */
  get winners(): number[] {
    return members(this.read("winners"));
  }

  /** The people who are ahead by what decides the match. Nobody, where all are level. */
  get leaders(): number[] {
    const { leading, decidedBy } = this;
    if (!leading || decidedBy !== GAME) return this.ahead(decidedBy === CENTS ? "cents" : "won", this.people);
    if (leading.owners !== "sides") return this.ahead(leading.name, this.people);
    const { seated } = this;
    const sides = this.ruleset.game.declared.partners;
    return this.ahead(leading.name, this.read("sides")).flatMap((side) => sides[side]!.map((seat) => seated[seat]!)).sort((a, b) => a - b);
  }

  private ahead(name: string, n: number): number[] {
    const amounts = BigInt64Array.from(this.row(name, n), BigInt);
    return members(this.ruleset.game.call("ahead", amounts, n));
  }
}

/** The members of a set of people, or of sides. */
const members = (set: number) => Array.from({ length: 31 }, (_, one) => one).filter((one) => (set >> one) & 1);
