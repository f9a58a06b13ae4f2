/** Turning the hands of a round without a choice, at one's own pace: the page only delays what it shows. */

import { SvelteSet } from "svelte/reactivity";
import type { Game, State } from "../../protocol.gen";
import { still } from "../look/motion";
import { othersFrom, unturned } from "./turning";

const EACH = 300; // milliseconds between two hands
const AFTER = 700; // and before the sheet
const KEPT = "ceki.turned"; // the round of this tab whose hands were turned

export class Turning {
  readonly turned = new SvelteSet<number>();
  private round = $state(""); // whose hands are being turned
  private timer = 0;

  constructor(private readonly ended: () => void) {}

  /** Whether hands of this round still lie face down. */
  readonly waits = (state: State | null): boolean => state !== null && this.round === named(state);

  /** Whether it is one's own cards that are to be turned. */
  readonly asks = (state: State | null): boolean => state !== null && this.waits(state) && !this.turned.has(state.me);

  /** A round that is over before anybody could do anything is turned hand by hand, once. */
  begin(state: State, game: Game): void {
    if (game.chooses || !state.over || state.me < 0 || sessionStorage.getItem(KEPT) === named(state)) return;
    clearTimeout(this.timer);
    this.turned.clear();
    this.round = named(state);
  }

  /** What is seen of a state. */
  readonly seen = (state: State, game: Game | null): State => (game && this.waits(state) ? unturned(state, game, this.turned) : state);

  /** One's own cards first, then the others' in order. */
  readonly turn = (state: State): void => {
    if (!this.asks(state)) return;
    sessionStorage.setItem(KEPT, named(state));
    this.turned.add(state.me);
    this.next(othersFrom(state.me, state.table.players));
  };

  private next(seats: number[]): void {
    const [seat, ...rest] = seats;
    const pause = still() ? 0 : seat === undefined ? AFTER : EACH;
    this.timer = window.setTimeout(() => {
      if (seat === undefined) return this.end();
      this.turned.add(seat);
      this.next(rest);
    }, pause);
  }

  private end(): void {
    this.round = "";
    this.ended();
  }
}

const named = (state: State) => `${state.table.id}.${state.table.round}`;
