/** Advice at a table of practice: what was asked for, what came, and why nothing came. */

import type { Hint, Reason, Refusal, Review, State } from "../../protocol.gen";
import { hints } from "../speech/hints";
import { refusalTold } from "../sentences/refusals";

type Asked = "hint" | "review";

const ABOUT: readonly Reason[] = ["practice_only", "hint_not_yours", "review_too_early", "sat_out", "advice_failed"];

export class Advice {
  hint = $state.raw<Hint | null>(null); // on the move that is asked for just now
  review = $state.raw<Review | null>(null); // of the round that is over
  thinking = $state<Asked | "">("");
  trouble = $state("");
  about = $state<Asked>("hint"); // what was asked for last

  asked(what: Asked, sent: boolean): void {
    this.about = what;
    this.hint = null;
    this.thinking = sent ? what : "";
    this.trouble = sent ? "" : hints("no-connection");
  }

  /** An answer; one that comes too late is not shown. */
  told(message: Hint | Review, now: State | null): void {
    if (message.type === "hint") {
      if (!now?.asked || message.seq < now.stands_since) return;
      this.hint = message;
    } else {
      if (message.round !== now?.table.round) return;
      this.review = message;
    }
    if (this.thinking === message.type) this.thinking = "";
  }

  /** Whether a refusal was about advice; it is kept as why there is none. */
  refused(refusal: Refusal): boolean {
    if (!this.thinking || !ABOUT.includes(refusal.id)) return false;
    this.none(refusalTold(refusal));
    return true;
  }

  private none(why: string): void {
    this.thinking = "";
    this.trouble = why;
  }

  /** A hint is for one moment, and a review for one round as it ended. */
  moved(known: State | null, state: State): void {
    if (!state.asked || known?.stands_since !== state.stands_since) {
      this.hint = null;
      if (this.about === "hint") this.thinking = this.trouble = "";
    }
    if (!state.over || known?.table.round !== state.table.round) {
      this.review = null;
      if (this.about === "review") this.thinking = this.trouble = "";
    }
  }

  lost(): void {
    if (this.thinking) this.none(hints("lost"));
  }

  readonly close = (): void => {
    this.hint = null;
    if (this.about === "hint") this.thinking = this.trouble = "";
  };
}
