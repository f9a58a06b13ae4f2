/** One connection to a table: the guest says who they are, and then what they want. */

import { Refused } from "../engine/refused";
import { answerTo } from "./answers";
import { obey, type Speaker } from "./commands";
import type { Snapshot } from "./encoder";
import { NOBODY } from "./events";
import type { LiveTable } from "./live";
import type { Thinking } from "./practice";
import { readHello, readSaid } from "./reading";

const POLICY = 1008; // the close after which one does not connect again

/** A room, and who the token of a hello stands for; null for a token that is nobody's. */
export interface Door {
  room(table: string): LiveTable;
  person(token: string): number | null;
  readonly thinking: Thinking;
}

/** Where messages to a guest go. */
export interface Line {
  said(text: string): void;
  closed(code: number): void;
}

export class Session implements Speaker {
  person = NOBODY;
  seen = 0;
  changes = false;
  told: Snapshot | null = null;
  private entered: LiveTable | null = null;
  private asked = 0; // for advice, so far
  private over = false;

  constructor(
    private readonly door: Door,
    private readonly line: Line,
  ) {}

  get room(): LiveTable {
    return this.entered!;
  }

  get thinking(): Thinking {
    return this.door.thinking;
  }

  /** The guest says something. */
  hear(text: string): void {
    if (this.over) return;
    try {
      if (this.entered) obey(this, readSaid(text));
      else this.greet(text);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      if (this.entered) this.answer(answerTo(refused));
      else this.dismiss(refused);
    }
  }

  /** The guest is gone. */
  gone(): void {
    this.over = true;
    this.entered?.go(this);
  }

  private greet(text: string): void {
    const { table, token, seen, changes } = readHello(text);
    const room = this.door.room(table);
    const person = token === null ? NOBODY : this.door.person(token);
    if (person === null) throw new Refused("wrong_token");
    Object.assign(this, { person, seen, changes });
    room.enter(this);
    this.entered = room;
  }

  send(text: string): void {
    if (!this.over) this.line.said(text);
  }

  answer(data: object): void {
    this.send(JSON.stringify(data));
  }

  /** Says why, and closes the connection. */
  dismiss(why: Refused): void {
    this.answer(answerTo(why));
    this.over = true;
    this.line.closed(POLICY);
  }

  /** Sends advice when it has been thought, unless other advice has been asked for since. */
  advise(thought: Promise<string>): void {
    const mine = ++this.asked;
    const send = (text: string) => mine === this.asked && this.send(text);
    thought.then(send, () => send(JSON.stringify(answerTo(new Refused("advice_failed")))));
  }
}
