/** Who asks a puzzle: hears an answer, says what is wrong with it, and knows when it is over. */

import type { Puzzle } from "../../engine/puzzle";
import type { Answering } from "../storage/kept.svelte";
import type { Beside } from "../learn/beside";

export interface Desk {
  /** How many moves have been made in the round. */
  played: () => number;
  /** Lets the round go on. */
  goOn: () => void;
  /** Keeps how it stands. */
  keep: (answering: Answering) => void;
}

export class Asker implements Beside {
  wrong = $state(""); // the answer that was given last and is wrong
  given = $state.raw<string[]>([]); // wrong answers, since the page was opened
  tries = $state(0); // so that the same words twice are heard twice
  private stands = $state.raw<Answering>({ name: "", wrong: 0, end: "" });

  constructor(
    readonly puzzle: Puzzle,
    private readonly desk: Desk,
    answering: Answering,
  ) {
    this.stands = answering;
    if (!answering.end && desk.played() > puzzle.moves) this.leave(); // answered before anybody asked
  }

  readonly step = $derived.by((): Puzzle | null => (this.stands.end === "left" ? null : this.puzzle));
  readonly end = $derived.by(() => this.stands.end);
  readonly wrongs = $derived.by(() => this.stands.wrong);

  private now(stands: Partial<Answering>): void {
    this.stands = { ...this.stands, ...stands };
    this.desk.keep(this.stands);
  }

  allows(move: string): boolean {
    if (this.stands.end) return this.stands.end === "left";
    if (this.puzzle.by === "move") return this.answers(move);
    this.tries += 1; // the question is heard again
    return false;
  }

  /** An answer is given; whether it is right. */
  answers(given: string): boolean {
    this.tries += 1;
    if (given !== this.puzzle.right) {
      this.wrong = given;
      this.given = [...this.given, given];
      this.now({ wrong: this.stands.wrong + 1 });
      return false;
    }
    this.wrong = "";
    this.now({ end: "solved" });
    return true;
  }

  touches(): boolean {
    return false;
  }

  /** Whoever plays wants to see the answer; it is made for them. */
  show(): void {
    this.wrong = "";
    this.tries += 1;
    this.now({ end: "shown" });
  }

  /** The round goes on as any other. */
  leave(): void {
    this.now({ end: "left" });
    this.desk.goOn();
  }
}
