/** What a player chooses among: the legal moves, the card picked, a win about to be let go. */

import type { Game, Move, State, TableEvent } from "../../protocol.gen";
import { gained, isCard } from "../sentences/cards";
import { settings } from "../storage/kept.svelte";
import * as places from "./places";

type Where = "hand" | "table";

const BESIDE = 2; // cards of the table that have buttons beside those without a card

/** Milliseconds for which what can be pressed must have been there: the second tap of two is meant for what the first one saw. */
const MEANT = 450;
const NEAR = 40; // pixels between two taps of one finger

const STANCES = ["gain", "", "decline"]; // the order of buttons

/** A move with the card that lies where it takes one. */
function about(offer: places.Offer, state: State): places.Offer {
  const lying = offer.verb.lies && !offer.card ? state.view?.[offer.verb.lies] : undefined;
  return isCard(lying) ? { ...offer, about: [lying] } : offer;
}

export interface Desk {
  state: () => State | null; // what is looked at
  game: () => Game | null;
  dead: () => boolean; // a state gone by is looked at: nothing can be played
  play: (move: Move) => boolean;
  touched?: (code: string, key: string) => boolean; // whether a touch meant something else than a choice
}

export class Choice {
  chosen = $state.raw<{ where: Where; code: string; key: string } | null>(null);
  letting = $state.raw<places.Offer | null>(null);
  fresh = $state.raw<string[]>([]); // cards that have just come
  private seen = $state.raw(""); // the question that has been there long enough
  private tap = { x: 0, y: 0 }; // the last one
  private made = { x: 0, y: 0 }; // the tap that made a move last
  just = $state(false); // whether that is so short a time ago that another tap there belongs to it

  private since: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {}

  private readonly dealt = $derived.by(() => Object.keys(this.desk.state()?.view ?? {}).length > 0);
  readonly asked = $derived.by(() => {
    const state = this.desk.state();
    return Boolean(!this.desk.dead() && state?.asked && !state.over && state.legal.length > 1);
  });
  /** What is asked just now: another after each move, also where the same may be done again. */
  private readonly question = $derived.by(() => {
    const state = this.desk.state();
    return state && this.asked ? `${state.table.round} ${state.seq} ${this.letting?.move ?? ""}` : "";
  });
  /** Whether a press is meant for what is asked now. */
  readonly meant = $derived.by(() => this.question === this.seen);
  readonly all = $derived.by(() => this.read((state, game) => places.offers(state.legal, game).map((one) => about(one, state))) ?? []);
  readonly mine = $derived.by(() => this.read((state, game) => (state.me >= 0 && this.dealt ? places.handOf(state, game, state.me) : null)));
  private readonly lying = $derived.by(() => this.read((state, game) => (this.dealt ? places.tablePlaces(state, game) : [])) ?? []);
  /** Where two cards are taken: those that may be, copy by copy. */
  private readonly takable = $derived.by(() => {
    const found = this.read((state, game) => {
      const field = this.all.find((one) => places.takesTwo(one.verb, game))?.verb.lies;
      const coming = places.comingOf(state, game, this.all.flatMap((one) => one.card ?? []));
      const cards = this.lying.find((p) => p.field === field)?.cards ?? [];
      return coming ? places.alike(cards, coming, state, game) : [];
    });
    return found ?? [];
  });
  readonly marked = $derived.by(() => this.both(places.marks(this.all, this.mine?.cards ?? [], this.lying.flatMap((p) => p.cards))));
  readonly picked = $derived.by(() => (this.chosen === null || !this.asked ? [] : (this.marked[this.chosen.where].get(this.chosen.code) ?? [])));
  /** The one move of the card that is picked; null where it has none, or several. */
  readonly only = $derived.by(() => (this.picked.length === 1 ? this.picked[0]!.move : null));
  readonly buttons = $derived.by(() => {
    const order = new Map((this.desk.game()?.verbs ?? []).map((v, i) => [v.word, i]));
    return [...this.marked.bare, ...(this.chosen ? this.picked : this.near)].sort(
      (a, b) =>
        Number(places.isLoud(a.verb)) - Number(places.isLoud(b.verb)) ||
        STANCES.indexOf(a.verb.stance ?? "") - STANCES.indexOf(b.verb.stance ?? "") ||
        (order.get(a.verb.word) ?? 0) - (order.get(b.verb.word) ?? 0),
    );
  });
  /** Cards that lie on the table and can be chosen while none of the hand can. */
  readonly tray = $derived.by(() => (this.asked && !this.marked.hand.size ? [...this.marked.table.values()].flat() : []));
  /** What the tray shows: the card that takes, the cards that lie where it may take them, copy by copy, and the picked one. */
  readonly onTable = $derived.by(() => {
    const fields = new Set(this.tray.map((one) => one.verb.lies));
    return {
      coming: this.read((state, game) => places.comingOf(state, game, [...this.marked.table.keys()])),
      cards: this.takable.length ? this.takable : this.lying.filter((p) => fields.has(p.field)).flatMap((p) => p.cards),
      playable: this.marked.table,
      chosen: this.code("table"),
    };
  });
  private readonly near = $derived.by(() => {
    const moves = new Map([...this.marked.table.values()].flat().map((one) => [one.move, one]));
    return this.asked && moves.size <= BESIDE ? [...moves.values()] : [];
  });
  /** The moves for which a card has to be chosen first, and where it lies. */
  readonly wanting = $derived.by(() => {
    if (!this.asked || this.chosen) return [];
    const shown = new Set(this.buttons.map((one) => one.verb.word));
    const found = new Map<string, { verb: places.Offer["verb"]; where: Where }>();
    for (const where of ["table", "hand"] as const)
      for (const one of [...this.marked[where].values()].flat())
        if (!shown.has(one.verb.word) && !places.isLoud(one.verb)) found.set(one.verb.word, { verb: one.verb, where });
    return [...found.values()];
  });
  readonly wins = $derived.by(() => this.all.filter((o) => places.isWin(o.verb)));

  /** Lets the question become one that has been seen. For an effect; returns what ends the wait. */
  show(): () => void {
    const question = this.question;
    const timer = setTimeout(() => (this.seen = question), MEANT);
    return () => clearTimeout(timer);
  }

  private read<T>(what: (state: State, game: Game) => T): T | null {
    const [state, game] = [this.desk.state(), this.desk.game()];
    return state && game ? what(state, game) : null;
  }

  /** Where only two cards can be taken and the one follows from the other, one move takes both, and either stands for it. */
  private both(marks: places.Marks): places.Marks {
    const one = [...marks.table.values()].flat().find((o) => o.verb.pair);
    if (!one || this.takable.length !== 2) return marks;
    const offer = { ...one, about: this.takable };
    const rest = (code: string) => (marks.table.get(code) ?? []).filter((o) => !o.verb.pair);
    return { ...marks, table: new Map([...marks.table, ...this.takable.map((code): [string, places.Offer[]] => [code, [offer, ...rest(code)]])]) };
  }

  /** The code of the card that is picked in the hand, or on the table. */
  code(where: Where): string {
    return this.chosen?.where === where ? this.chosen.code : "";
  }

  /** Where the card of a move lies, to be marked there. */
  marks(move: Move, where: Where): string {
    const card = this.read((_, game) => places.offers(move ? [move] : [], game)[0]?.card) ?? "";
    if (!card) return "";
    const onTable = this.marked.table.get(card)?.some((o) => o.move === move) || !this.mine?.cards.includes(card);
    return onTable === (where === "table") ? card : "";
  }

  /** Hears each tap before what lies under it, and swallows the second of two on one place: by then something else lies there. */
  hear(tap: MouseEvent): void {
    if (tap.detail === 0) return; // a key
    this.tap = { x: tap.clientX, y: tap.clientY };
    if (!this.just || Math.hypot(this.tap.x - this.made.x, this.tap.y - this.made.y) > NEAR) return;
    tap.preventDefault();
    tap.stopPropagation();
  }

  clear(): void {
    this.chosen = this.letting = null;
  }

  newRound(): void {
    this.fresh = [];
    this.chosen = null;
  }

  /** A card that has just come stays apart until the hand lets one go; one that is taken back is no new one. */
  news(before: State, state: State, game: Game, happened: readonly TableEvent[]): void {
    const [was, is] = [places.handOf(before, game, state.me), places.handOf(state, game, state.me)];
    const came = gained(was.cards, is.cards);
    const gone = gained(is.cards, was.cards);
    const back = happened.some((e) => e.kind === "undone");
    if (gone.length || back) this.fresh = [];
    if (came.length && came.length <= 3 && !back) this.fresh = [...this.fresh, ...came];
    if (this.chosen?.where === "hand" && (came.length || gone.length) && !before.asked) this.chosen = null;
  }

  /** Whether what is chosen still stands: a card that is there, and in another's turn no call since. */
  stands(state: State, happened: TableEvent[], game: Game): boolean {
    if (this.chosen?.where === "table") return state.asked;
    const called = places.offers(happened.flatMap((e) => (e.move ? [e.move] : [])), game).some((o) => places.isLoud(o.verb));
    return !called && places.handOf(state, game, state.me).cards.includes(this.chosen?.code ?? "");
  }

  make(offer: places.Offer | undefined, sure = false): void {
    if (!offer || this.desk.dead() || !this.asked || !this.meant) return;
    if (!sure && this.wins.length && !places.isWin(offer.verb)) this.letting = offer;
    else if (this.desk.play(offer.move)) {
      this.made = this.tap;
      this.just = true;
      clearTimeout(this.since);
      this.since = setTimeout(() => (this.just = false), MEANT);
      this.clear();
    }
  }

  letGo(yes: boolean): void {
    const offer = this.letting;
    if (!offer || (yes && !this.meant)) return;
    if (yes) this.make(offer, true);
    this.letting = null;
  }

  pick(code: string, key: string, where: Where): void {
    if (this.desk.touched?.(code, key)) return;
    const choices = this.marked[where].get(code) ?? [];
    const again = this.chosen?.key === key && this.chosen.where === where;
    if (this.asked && choices.length && (again || settings.oneTap)) this.make(places.first(choices));
    else this.chosen = again ? null : { where, code, key };
  }

  /** A card dragged out of the hand. */
  drop(code: string): void {
    if (this.asked) this.make(places.first(this.marked.hand.get(code) ?? []));
  }
}
