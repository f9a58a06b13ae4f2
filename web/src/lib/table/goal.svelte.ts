/** What a player has of what they need, by the rules of the game and the view that came, wherever the table stands. */

import { WATCHER } from "../../engine/declared";
import type { GoalFact } from "../../engine/goal";
import type { State } from "../../protocol.gen";
import { Refused, type Rules, type Seen } from "../client/host";

const UNREACHED: string = "out_of_reach"; // the rules may come another time

export class Goal {
  facts = $state.raw<readonly GoalFact[]>([]);
  awaited = $state(false); // the rules are on their way
  private there: boolean | null; // whether there are rules here, once that is known
  private latest: Seen | null = null; // what is to be answered
  private asking = false; // one question at a time: when it is answered, the latest follows

  constructor(private readonly rules: Rules | null) {
    this.there = rules ? null : false;
  }

  /** Follows a table from state to state. */
  follow({ table: { game, players }, given, view }: State): void {
    const plays = view["seat"] !== undefined && view["seat"] !== WATCHER && !view["over"];
    this.latest = plays && this.there !== false ? { game, players, given, view } : null;
    this.awaited = this.latest !== null && this.there === null;
    if (!this.latest) this.facts = [];
    else if (!this.asking) void this.ask();
  }

  private async ask(): Promise<void> {
    this.asking = true;
    for (let seen; (seen = this.latest); ) {
      const facts = await this.answer(seen);
      if (this.there !== false && this.latest !== seen) continue; // the table has gone on
      this.latest = null;
      this.awaited = false;
      this.facts = facts;
    }
    this.asking = false;
  }

  private async answer(seen: Seen): Promise<readonly GoalFact[]> {
    try {
      const facts = await this.rules!.goal(seen);
      this.there = true;
      return facts;
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      if (this.there === null && why.id !== UNREACHED) this.there = false;
      return [];
    }
  }
}
