/** What a player has of what they need, by the rules of the game and the view that came, wherever the table stands. */

import { WATCHER } from "../../engine/declared";
import type { GoalFact } from "../../engine/goal";
import type { State } from "../../protocol.gen";
import { Refused, type Rules } from "../client/host";

const UNREACHED: string = "out_of_reach"; // the rules may come another time

export class Goal {
  facts = $state.raw<readonly GoalFact[]>([]);
  awaited = $state(false); // the rules are on their way
  private asked = 0;
  private there: boolean | null; // whether there are rules here, once that is known

  constructor(private readonly rules: Rules | null) {
    this.there = rules ? null : false;
  }

  /** Follows a table from state to state. */
  follow({ table: { game, players }, given, view }: State): void {
    const number = ++this.asked;
    const plays = view["seat"] !== undefined && view["seat"] !== WATCHER && !view["over"];
    this.awaited = plays && this.there === null;
    if (!plays || this.there === false) this.facts = [];
    else void this.rules!.goal({ game, players, given, view }).then((facts) => this.told(number, facts), (why: unknown) => this.without(number, why));
  }

  private told(number: number, facts: readonly GoalFact[]): void {
    this.there = true;
    if (number !== this.asked) return; // the table has gone on
    this.awaited = false;
    this.facts = facts;
  }

  private without(number: number, why: unknown): void {
    if (!(why instanceof Refused)) throw why;
    if (this.there === null && why.id !== UNREACHED) this.there = false;
    if (number !== this.asked) return;
    this.awaited = false;
    this.facts = [];
  }
}
