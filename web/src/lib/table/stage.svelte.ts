/** What is seen and heard of what happens: words, calls, cards shown to all, cards in flight; and the states gone by. */

import { tick } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Code, Game, State, TableEvent } from "../../protocol.gen";
import { HIDDEN, gained, isCard } from "../sentences/cards";
import { arriving, beforeSeen, dealing, passing, spot, type Movement } from "../look/motion";
import * as places from "./places";
import { sound } from "../look/sound";
import { eventTold, type ToldEvent } from "../sentences/events";
import { spelled } from "../sentences/words";

const LONG_ENOUGH = 900; // milliseconds that a card shown to all stays, unless tapped
const CALLED = 1600; // and a call
const BREATH = 1500; // between two things said to who listens
const LATEST = 12; // things that are said together, at most: of a round played to its end at once the last ones
const SEAT = "seat:"; // begins the spot of a seat
const FLIGHTS = 2; // at once, when many things happened while nobody looked

export interface Callout {
  seat: number;
  word: string;
  win: boolean;
}

export interface Reveal {
  seat: number;
  card: Code;
  label: string;
}

export class Stage {
  callout = $state.raw<Callout | null>(null);
  reveal = $state.raw<Reveal | null>(null);
  said = $state(["", ""]);
  urgent = $state(["", ""]);
  past = $state.raw<State[]>([]);
  readonly shown = new SvelteMap<number, Code>(); // the card that a move brought before all, by number
  private readonly made = new Map<number, number>(); // how many moves had been made in a state gone by, by its number
  readonly drawn = new SvelteSet<number>(); // numbers of the moves that threw a card as it was drawn

  /** @param laid resolves when the table is laid: nothing is dealt before. */
  constructor(private readonly laid: Promise<void> = Promise.resolve()) {}

  private unsaid: string[] = [];
  private breath = 0;
  private timers = { callout: 0, reveal: 0 };

  /** Takes in a state and what led to it. */
  happened(before: State | null, state: State, happened: readonly TableEvent[], game: Game, names: readonly string[]): void {
    const newRound = before?.table.round !== state.table.round;
    if (newRound) this.clear();
    this.past = [...this.past.filter((s) => s.seq < state.seq), state];
    this.made.set(state.seq, this.count(newRound ? null : before, state, happened));
    const events = before ? happened.map((e): ToldEvent => ({ ...e, says: eventTold(e, game, names) })) : [];
    if (before) this.say(events.slice(-LATEST).map((e) => e.says).join(" "));
    if (newRound && !happened.some((e) => e.move) && state.table.round > 0) void this.laid.then(tick).then(() => beforeSeen(() => this.dealt(state, game)));
    if (!before || newRound) return;
    this.notice(before, state, events, game);
    for (const event of events.slice(-FLIGHTS)) this.fly(before, state, event, game);
  }

  /** The state as it was after a move, if this page saw it. */
  after(seq: number): State | undefined {
    return this.past.filter((s) => s.seq <= seq).at(-1);
  }

  /** The state in which one chose a move, by the number of that move in its round from 1, if this page saw it. */
  choiceAt(number: number): State | undefined {
    return this.past.filter((s) => s.asked && this.made.get(s.seq) === number - 1).at(-1);
  }

  /** How many moves have been made, or NaN: moves taken back are counted off by the state they led back to. */
  private count(before: State | null, state: State, events: readonly TableEvent[]): number {
    const known = before ? events : state.events;
    if (!before && !known.some((e) => e.kind === "dealt")) return NaN;
    if (!known.some((e) => e.kind === "undone")) {
      return (before ? (this.made.get(before.seq) ?? NaN) : 0) + known.filter((e) => e.move).length;
    }
    const same = this.past.find((s) => s !== state && JSON.stringify(s.view) === JSON.stringify(state.view));
    return same ? (this.made.get(same.seq) ?? NaN) : NaN;
  }

  say(text: string): void {
    if (text) this.unsaid.push(text);
    if (this.breath || !this.unsaid.length) return;
    this.said = alternate(this.said, this.unsaid.splice(0).slice(-LATEST).join(" "));
    this.breath = window.setTimeout(() => ((this.breath = 0), this.say("")), BREATH);
  }

  alert(text: string): void {
    this.urgent = alternate(this.urgent, text);
  }

  readonly closeReveal = (): void => {
    clearTimeout(this.timers.reveal);
    this.reveal = null;
  };

  private clear(): void {
    this.past = [];
    this.made.clear();
    this.shown.clear();
    this.drawn.clear();
    this.callout = null;
    this.closeReveal();
  }

  private dealt(state: State, game: Game): Movement | undefined {
    const n = places.seatsOf(state);
    const first = state.turn ?? 0;
    const round = Array.from({ length: n }, (_, i) => (first + i) % n).filter((seat) => seat !== state.me);
    sound("deal");
    return dealing(round.map((seat) => `seat:${seat}`), places.size(places.handOf(state, game, Math.max(state.me, 0))), ".hand .held");
  }

  /** Calls, cards shown to all, cards thrown as drawn. */
  private notice(before: State, state: State, events: readonly ToldEvent[], game: Game): void {
    for (const event of events) {
      const offer = places.offers(event.move ? [event.move] : [], game)[0];
      if (!offer || !places.isLoud(offer.verb)) continue;
      const earlier = places.calls(before, game, event.seat);
      const word = places.calls(state, game, event.seat).find((call) => !earlier.includes(call)) ?? spelled(game, offer.verb.word);
      this.callout = { seat: event.seat, word, win: places.isWin(offer.verb) };
      this.alert(event.says);
      clearTimeout(this.timers.callout);
      this.timers.callout = window.setTimeout(() => (this.callout = null), CALLED);
    }
    const last = events.filter((e) => e.move).at(-1);
    if (!last) return;
    if (places.tablePlaces(state, game).some((p) => p.drawn && before.view?.[p.field] !== state.view?.[p.field])) this.drawn.add(last.seq);
    const found = revealed(before, state, events, game);
    if (!found) return;
    this.shown.set(last.seq, found.card);
    this.reveal = { seat: last.seat, ...found };
    clearTimeout(this.timers.reveal);
    this.timers.reveal = window.setTimeout(this.closeReveal, LONG_ENOUGH);
  }

  /** A card on its way from where it lay to where it lies now, and its sound. */
  private fly(before: State, state: State, event: TableEvent, game: Game): void {
    const offer = places.offers(event.move ? [event.move] : [], game)[0];
    if (!offer) return;
    const loud = places.isLoud(offer.verb);
    if (loud) sound(places.isWin(offer.verb) ? "win" : "call");
    if (!places.isWin(offer.verb)) sound(offer.card ? (loud ? "flick" : "throw") : "draw");
    const ours = event.seat === state.me;
    const card = offer.card && isCard(offer.card) && offer.card !== HIDDEN ? offer.card : null;
    const left = card && offer.verb.lies ? spot(`${offer.verb.lies}:${card}`) : null;
    const from = left ?? (ours && card ? spot(`hand:${card}`) : null) ?? spot(`seat:${event.seat}`);
    const stock = spot("stock");
    const had = places.handOf(before, game, event.seat);
    const has = places.handOf(state, game, event.seat);
    const landed = card ? landing(before, state, game, card) : [];
    const came = ours ? gained(had.cards, has.cards)[0] : undefined;
    const land = (): Movement | undefined => {
      const place = landed.find((one) => spot(one));
      if (place?.startsWith(SEAT)) return passing(from, place);
      if (place) return arriving(place, from, loud);
      if (came) return arriving(`hand:${came}`, stock);
      if (places.size(has) > places.size(had)) return passing(stock, `${SEAT}${event.seat}`);
    };
    void tick().then(() => beforeSeen(land));
  }
}

/** Two regions in turn, so that the same words twice are heard twice. */
const alternate = (regions: string[], text: string) => (regions[0] ? ["", text] : [text, ""]);

const left = (state: State, game: Game) => places.stocks(state, game).reduce((n, s) => n + s.count, 0);

/** The card that came from the stock to lie before all, and how its place is called. */
function revealed(before: State, state: State, events: readonly TableEvent[], game: Game): { card: Code; label: string } | null {
  if (left(state, game) >= left(before, game)) return null;
  const had = places.tablePlaces(before, game);
  for (const place of places.tablePlaces(state, game)) {
    const card = place.cards[0];
    const old = had.find((p) => p.field === place.field);
    if (!place.single || card === undefined || old?.cards[0] === card) continue;
    if (!events.some((e) => e.move?.endsWith(` ${card}`))) return { card, label: place.label };
  }
  return null;
}

/** The spots where a card may have come to lie, the likeliest first: alone on the table, in the trick, on a pile, before a seat. */
function landing(before: State, state: State, game: Game, card: Code): string[] {
  const had = places.tablePlaces(before, game);
  const came = places.tablePlaces(state, game).filter((p) => gained(had.find((q) => q.field === p.field)?.cards ?? [], p.cards).includes(card));
  const [trick, old] = [places.trickOf(state, game), places.trickOf(before, game)];
  const laid = trick?.laid.some((one) => one.card === card && old?.laid[one.seat]?.card !== card) ? [`${trick.field}:${card}`] : [];
  const seats = Array.from({ length: places.seatsOf(state) }, (_, seat) => {
    const lay = places.seatPlaces(before, game, seat);
    return places.seatPlaces(state, game, seat)
      .filter((p) => !p.part && gained(lay.find((q) => q.field === p.field)?.cards ?? [], p.cards).includes(card))
      .flatMap((p) => [`${p.field}${seat}:${card}`, `${SEAT}${seat}`]); // the seat, where it has no room to show it
  });
  return [...[...came].sort((a, b) => Number(b.single) - Number(a.single)).map((p) => (p.single ? `place:${p.field}` : `${p.field}:${card}`)), ...laid, ...seats.flat()];
}
