/** A table: what its events, folded in order, make of it. Nothing else is state; every event can be folded again. */

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Settings } from "../engine/declared";
import { handsDealt } from "../engine/dealt";
import { RuleFailed } from "../engine/failed";
import { Match } from "../engine/match";
import { numbersOf, sameMove } from "../engine/move";
import type { Numbers } from "../engine/moves";
import { Refused } from "../engine/refused";
import type { Round } from "../engine/round";
import { ruleset, type Ruleset } from "../engine/ruleset";
import type { Game } from "../engine/game";
import { NOBODY, PLAY, type About, type Bodies, type Event, type Kind } from "./events";
import { matchSeed } from "./fair";
import { isHuman, PLAIN, RULE_FAILED, voteOn, type Chair, type Dealing, type Played, type Proposal, type Told, type Vote } from "./model";
import words from "./words.gen.json";

const GAP = words.gap; // events told one by one to a client that comes back

type Handlers = { [K in Kind]: (event: Event, body: Bodies[K]) => void };

export class Table {
  seq = 0;
  about!: About; // from the first event on
  made!: Ruleset; // as it began
  match!: Match;
  chairs: Chair[] = [];
  round: Round | null = null;
  seated: number[] = [];
  number = 0; // of the round that is or was last played, from 1
  dealing: Dealing | null = null; // of that round
  coming: Dealing | null = null; // of the next one
  story: Told[] = [];
  ready = new Set<number>();
  came: number[] = []; // the people, who came first first: the first is the host
  votes = new Map<string, Vote & { by: Set<number> }>(); // who would go on, and how
  relieved = NOBODY; // whose move a bot makes now, for the others would not wait
  proposal: Proposal | null = null;
  proposed = 0; // how often something was, since the round ended
  closed = false;
  brokenOff = false; // it was closed before its match was over, which was settled as it stood
  movedAt = 0; // the last event that changed what is to be played
  lookedAt = false; // again, after its end: from any seat
  choices: number[] = []; // how many moves lay before each choice of a person
  history: Played[] = [];
  private at = 0; // the time of the event that happens, in seconds since 1970
  private readonly movesOf = new Map<string, number>();
  private dealt: string[][] = []; // the hands of the round,
  private named: string[] = []; // and the name at each seat then
  private unsettled: Match | null = null; // the match before this round was settled, where moves are taken back

  constructor(
    readonly game: Game,
    readonly id: string,
    readonly code: string,
  ) {}

  /** Lets events happen, in order. */
  fold(events: readonly Event[]): void {
    for (const event of events) {
      if (event.seq !== this.seq + 1) throw new Error(`event ${event.seq} does not follow event ${this.seq}`);
      this.at = event.at;
      try {
        this.happen(event);
      } catch (failed) {
        if (!(failed instanceof RuleFailed)) throw failed;
        this.breakOff(event);
      }
      this.seq = event.seq;
      if (PLAY.includes(event.kind)) {
        this.votes.clear();
        this.relieved = NOBODY;
        this.proposal = null;
        this.proposed = 0;
      }
      if (event.move_id !== null) this.movesOf.set(`${event.person} ${event.move_id}`, event.seq);
    }
  }

  /** An event, and what the rules then ask. Throws `RuleFailed`. */
  private happen(event: Event): void {
    (this.happens[event.kind] as (event: Event, body: unknown) => void)(event, event.body);
    if (!PLAY.includes(event.kind)) return;
    this.movedAt = event.seq;
    if (this.playing && !this.legal.length) throw new RuleFailed("no move is legal and the round is not over");
  }

  /** A table whose rules fail is closed as it stood before, as on a server. */
  private breakOff(event: Event): void {
    if (event.kind !== "dealt" && this.round && this.dealing) this.remember(this.seated, true);
    else this.dealing = null;
    this.round = null;
    this.closed = this.brokenOff = true;
    this.movedAt = event.seq;
    this.story.push({ ...PLAIN, seq: event.seq, kind: "closed", person: NOBODY, how: RULE_FAILED });
  }

  // ------------------------------------------------------------ what there is

  get ruleset(): Ruleset {
    return this.match.ruleset;
  }

  /** Whether a round is being played. */
  get playing(): boolean {
    return this.round !== null && !this.round.over && !this.closed;
  }

  /** The person to move; null when nobody is. */
  get turn(): number | null {
    return this.playing ? this.seated[this.round!.turn]! : null;
  }

  get legal(): readonly Numbers[] {
    return this.round?.legal ?? [];
  }

  /** The legal move that a text names. Throws `Refused`. */
  moveOf(text: string): Numbers {
    const made = numbersOf(this.game, text);
    if (!made) throw new Refused("unknown_move");
    if (!this.legal.some((one) => sameMove(one, made))) throw new Refused("illegal_move");
    return made;
  }

  /** Whether the last choice can be taken back: in practice, also when the round is over. */
  get mayUndo(): boolean {
    return this.about.practice && !this.about.puzzle && this.choices.length > 0 && this.round !== null && !this.closed;
  }

  /** Whether everybody sits. */
  get filled(): boolean {
    return this.chairs.every((chair) => chair.kind !== "free");
  }

  /** Whether the next round could be dealt now. */
  get mayDeal(): boolean {
    return this.filled && !this.playing && !this.closed && !this.match.over && this.coming !== null;
  }

  /** Whether all people who have a place here accept the proposal. Bots take every bet. */
  get agreed(): boolean {
    return this.proposal !== null && this.humans.every((person) => this.proposal!.yes.has(person));
  }

  /** The persons that are people. */
  get humans(): number[] {
    return [...this.chairs.keys()].filter((person) => isHuman(this.chairs[person]!));
  }

  /** The people who have no part in the coming deal yet. */
  get seedless(): number[] {
    return this.humans.filter((person) => (this.coming?.playerSeeds[person] ?? null) === null);
  }

  /** The person whose table it is: the maker, or the first of the people who came after them; -1 is nobody. */
  get host(): number {
    return this.came[0] ?? NOBODY;
  }

  /** Where a person sits this round; -1 for a person who looks on or sits out. */
  seatOf(person: number): number {
    return this.seated.indexOf(person);
  }

  /** Whether a place is still a person's: who sits there, or who left it during this round. */
  holds(person: number): boolean {
    const chair = this.chairs[person];
    return chair !== undefined && (isHuman(chair) || chair.kept);
  }

  /** The seat whose cards a person sees; -1 for none, as for a person who sat down during the round. */
  sees(person: number): number {
    return this.lookedAt || ["human", "away"].includes(this.chairs[person]?.kind ?? "") ? this.seatOf(person) : NOBODY;
  }

  /** The hands as they were dealt in this round. */
  get dealtNow(): string[][] {
    return this.dealt;
  }

  get names(): string[] {
    return this.seated.map((person) => this.chairs[person]!.name);
  }

  /** The event of a move that was made before by this id. */
  madeBefore(person: number, moveId: string): number | undefined {
    return this.movesOf.get(`${person} ${moveId}`);
  }

  // ------------------------------------------------------------ what happens

  private readonly happens: Handlers = {
    created: (_, about) => {
      this.about = about;
      this.made = ruleset(this.game, about.players, null, about.options);
      this.match = Match.begin(this.made, about.from?.seed ?? about.lesson?.match ?? matchSeed(this.id), about.rounds);
      if (about.from) this.match.startsAt(about.from);
      this.chairs = this.match.cents.map(() => ({ name: "", kind: "free", level: "", kept: false }));
      this.seated = this.match.seated;
    },
    sat: (event, { name, kind, level }) => {
      const chair: Chair = { name, kind, level, kept: false };
      this.chairs[event.person] = chair;
      if (this.coming) this.coming.playerSeeds[event.person] = null; // what was there is of somebody who has left
      this.tell(event, { how: kind === "coming" ? kind : "" });
      if (isHuman(chair)) this.came.push(event.person);
    },
    left: (event, { level, removed }) => {
      const chair = this.chairs[event.person]!;
      this.tell(event, { how: removed ? "removed" : "" });
      chair.kept = (this.playing || Boolean(removed)) && chair.kind !== "coming";
      this.votes.delete(voteOn({ what: "remove", about: event.person }));
      this.came = this.came.filter((person) => person !== event.person);
      this.proposal?.yes.delete(event.person);
      if (this.number) [chair.kind, chair.level] = ["bot", level];
      else [chair.kind, chair.level, chair.name] = ["free", "", ""];
      this.ready.delete(event.person);
    },
    away: (event, { level }) => {
      Object.assign(this.chairs[event.person]!, { kind: "away", level });
      if (this.turn === event.person) this.relieved = event.person;
      this.tell(event);
    },
    back: (event) => {
      Object.assign(this.chairs[event.person]!, { kind: "human", level: "", kept: false });
      this.tell(event);
      this.votes.delete(voteOn({ what: "remove", about: event.person }));
      this.votes.delete(voteOn({ what: "without", about: NOBODY }));
      if (!this.came.includes(event.person)) this.came.push(event.person);
    },
    committed: (_, { round, commitment, server_seed }) => {
      this.coming = { number: round, commitment, serverSeed: server_seed, playerSeeds: this.chairs.map(() => null), agreed: {} };
    },
    seeded: (event, { hex }) => {
      this.coming!.playerSeeds[event.person] = hex;
    },
    dealt: (event, body) => this.deal(event, body),
    moved: (event, { move, by }) => {
      const made = numbersOf(this.game, move);
      if (!made || !this.legal.some((one) => sameMove(one, made))) throw new Error(`event ${event.seq}: the move ${move} is not legal`);
      if (by === "human") this.choices.push(this.round!.numbers.length);
      this.round!.make(made);
      this.tell(event, { verb: made[0], card: made[1], witnesses: this.round!.witnesses.at(-1)!, forced: by === "rules" });
      this.settleIfOver();
    },
    undone: (event, { moves }) => this.undo(event, moves),
    readied: (event) => {
      this.ready.add(event.person);
      this.votes.delete(voteOn({ what: "remove", about: event.person }));
    },
    voted: (event, vote) => {
      const by = this.votes.get(voteOn(vote))?.by ?? new Set();
      this.votes.set(voteOn(vote), { what: vote.what, about: vote.about, by: by.add(event.person) });
    },
    proposed: (event, { options }) => {
      this.proposal = { seq: event.seq, person: event.person, options, yes: new Set([event.person]) };
      this.proposed += 1;
      this.tell(event, { options });
    },
    agreed: (event) => {
      this.proposal!.yes.add(event.person);
      this.tell(event);
    },
    refused: (event) => {
      this.proposal = null;
      this.tell(event);
    },
    closed: (event, { why }) => {
      if (this.playing) this.remember(this.seated);
      this.brokenOff ||= !this.match.over;
      this.closed = true;
      this.tell(event, { how: this.matchClosed() ? (why ?? "") : RULE_FAILED });
    },
  };

  /** Whether the rules could close the match; else it stays unsettled. */
  private matchClosed(): boolean {
    try {
      this.match.close();
      return true;
    } catch (failed) {
      if (!(failed instanceof RuleFailed)) throw failed;
      return false;
    }
  }

  private deal(event: Event, { round, key, agreed }: { round: number; key: string; agreed?: Settings }): void {
    this.dealing = this.coming!;
    this.coming = null;
    this.number = round;
    if (agreed) {
      this.match.agree(agreed);
      this.dealing.agreed = agreed;
    }
    this.round = this.match.nextRound(hexToBytes(key));
    this.dealt = handsDealt(this.game, this.round.table);
    this.seated = this.match.seated;
    this.named = this.names;
    this.ready = new Set();
    this.choices = [];
    this.story = [];
    this.tell(event, { seat: this.round.starter, options: this.dealing.agreed });
    this.settleIfOver();
  }

  private undo(event: Event, moves: number): void {
    const round = this.round!;
    if (round.over && this.unsettled) {
      this.match = this.unsettled;
      this.unsettled = null;
      this.history.pop();
      this.ready = new Set();
    }
    round.undo(moves);
    while (this.choices.length && this.choices.at(-1)! >= round.numbers.length) this.choices.pop();
    this.tell(event);
  }

  private settleIfOver(): void {
    if (!this.round?.over) return;
    this.unsettled = this.about.practice ? this.match.copy() : null;
    const { seated } = this;
    this.match.settle(this.round);
    this.remember(seated);
    for (const chair of this.chairs) {
      chair.kept = false; // with the round ends what held for it alone
      if (chair.kind === "coming") [chair.kind, chair.level] = ["human", ""];
    }
  }

  private remember(seated: number[], failed = false): void {
    const { ruleset, key, starter, potBefore, numbers, movers, over } = this.round!;
    const result = over && !failed ? this.round!.result : null;
    const cents = failed ? seated.map(() => 0) : this.round!.cents;
    this.history.push({
      dealing: this.dealing!, ruleset, key: bytesToHex(key), starter, potBefore, moves: [...numbers], movers: [...movers], result,
      cents, seated: [...seated], names: this.named, dealt: this.dealt, receipt: "", at: this.at,
    }); // prettier-ignore
  }

  private tell(event: Event, more: Partial<Told> = {}): void {
    const name = event.person >= 0 ? this.chairs[event.person]!.name : "";
    this.story.push({ ...PLAIN, seq: event.seq, kind: event.kind, person: event.person, seat: this.seatOf(event.person), name, ...more });
    if (!this.round) this.story.splice(0, this.story.length - GAP);
  }
}
