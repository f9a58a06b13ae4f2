/** Cards that fly from where they lay to where they lie: transform and opacity only, and nothing waits for it. */

import { settings } from "../storage/kept.svelte";

export const still = () =>
  document.hidden || settings.motion === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;

const MOVE = 230; // milliseconds, at most 250
const DEAL = 1100; // of a whole deal, at most 1200
const FADE = 90; // in place of motion, at most 100

const pace = () => (still() ? 0 : settings.motion === 2 ? MOVE / 2 : MOVE);

const find = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);

export const spot = (name: string): DOMRect | null => find(name)?.getBoundingClientRect() ?? null;

const between = (from: DOMRect, to: DOMRect) => ({
  x: from.x + from.width / 2 - (to.x + to.width / 2),
  y: from.y + from.height / 2 - (to.y + to.height / 2),
});

function fade(card: HTMLElement): void {
  if (settings.motion > 0 && !document.hidden) card.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE });
}

/** Measures the way of the thing at a spot from where another one was, and answers with its flight; a flicked card turns in the air. */
export function arriving(name: string, from: DOMRect | null, flick = false): Movement | undefined {
  const card = find(name);
  if (!card) return;
  if (still() || !from) return () => fade(card);
  const to = card.getBoundingClientRect();
  return () => arrive(card, from, to, flick);
}

function arrive(card: HTMLElement, from: DOMRect, to: DOMRect, flick: boolean): void {
  const { x, y } = between(from, to);
  const scale = Math.max(0.25, Math.min(2.5, from.height / Math.max(to.height, 1)));
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1 };
  const end = { transform: "none", opacity: 1 };
  const flown = flick
    ? [
        { ...start, transform: `${start.transform} rotate(-200deg)` },
        { transform: "translate(0, -6px) scale(1.12) rotate(9deg)", opacity: 1, offset: 0.7 },
        end,
      ]
    : [start, end];
  const wing = aloft(card, to);
  card.style.visibility = "hidden"; // its place is empty till it lands
  const landed = () => {
    wing.remove();
    card.style.visibility = "";
  };
  const way = wing.animate(flown, { duration: pace(), easing: "cubic-bezier(.2,.8,.3,1)", id: flick ? "flick" : "move" });
  way.finished.then(landed, landed);
}

/** A copy of what lies somewhere, above everything that would cut it. */
function aloft(card: HTMLElement, at: DOMRect): HTMLElement {
  const wing = document.createElement("div");
  wing.className = "aloft";
  wing.setAttribute("aria-hidden", "true");
  Object.assign(wing.style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` });
  const face = (card.querySelector(".card") ?? card).cloneNode(true) as HTMLElement;
  wing.append(face);
  document.body.append(wing);
  return wing;
}

/** What is done to things once all are measured. */
export type Movement = () => void;

const measures: (() => Movement | undefined)[] = [];

/** Measures something in the next frame, when all is laid out anyway and nothing of it was seen; nothing on a page that is hidden. What
 * the measure answers is done when everything else is measured too: else each would have all laid out anew. */
export function beforeSeen(measure: () => Movement | undefined): void {
  if (document.hidden) return;
  if (measures.push(measure) > 1) return;
  requestAnimationFrame(() => {
    for (const move of measures.splice(0).map((one) => one())) move?.();
  });
}

/** Lets things slide from where they lay to where they will lie in the next frame. */
export function slide(things: Iterable<Element>): void {
  if (still()) return;
  const lay = [...things].map((thing) => [thing, thing.getBoundingClientRect()] as const);
  beforeSeen(() => {
    const ways = lay.map(([thing, from]) => [thing, from, thing.getBoundingClientRect()] as const);
    return () => ways.forEach((way) => slid(...way));
  });
}

function slid(thing: Element, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (!thing.isConnected || (!x && !y)) return;
  const timing = { duration: pace(), easing: "cubic-bezier(.2,.8,.3,1)", id: "slide" };
  thing.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], timing);
}

function back(at: DOMRect): HTMLElement {
  const card = document.createElement("div");
  card.className = "flying";
  card.style.left = `${at.x + at.width / 2 - 12}px`;
  card.style.top = `${at.y + at.height / 2 - 30}px`;
  document.body.append(card);
  return card;
}

/** Measures the way of a face-down card to a spot, and answers with its flight. */
export function passing(from: DOMRect | null, name: string): Movement {
  const to = spot(name);
  return () => void pass(from, to);
}

function pass(from: DOMRect | null, to: DOMRect | null): Animation | null {
  if (still() || !from || !to) return null;
  const card = back(from);
  const { x, y } = between(to, from);
  const flown = card.animate(
    [{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0.5 }],
    { duration: pace(), easing: "cubic-bezier(.3,.7,.3,1)", id: "pass" },
  );
  const gone = () => card.remove();
  flown.finished.then(gone, gone); // at once when skipped; the finish event would wait for the next frame
  return flown;
}

/** The deal: cards go round the seats in their order while one's own come up; any key or touch ends it. */
export function dealing(seats: readonly string[], rounds: number, own: string): Movement | undefined {
  const stock = spot("stock") ?? spot("middle");
  if (still() || !stock) return;
  const whole = settings.motion === 2 ? DEAL / 2 : DEAL;
  const times = Math.max(1, Math.min(rounds, Math.floor(40 / Math.max(seats.length, 1))));
  const cards = times * seats.length;
  const step = (whole - pace()) / Math.max(cards, 1);
  const held = [...document.querySelectorAll<HTMLElement>(own)];
  const ways = held.map((card) => between(stock, card.getBoundingClientRect()));
  const ends = seats.map(spot);
  return () => deal(stock, held, ways, { ends, cards, step, whole });
}

interface Dealt {
  ends: (DOMRect | null)[];
  cards: number; // to others
  step: number; // milliseconds between two of them
  whole: number; // milliseconds of all
}

function deal(stock: DOMRect, held: readonly HTMLElement[], ways: readonly { x: number; y: number }[], { ends, cards, step, whole }: Dealt): void {
  const flown: (Animation | null)[] = held.map((card, i) => {
    const { x, y } = ways[i]!;
    const start = { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0 };
    const timing = { duration: pace(), fill: "backwards" as const, easing: "cubic-bezier(.2,.8,.3,1)", id: "deal" };
    return card.animate([start, { transform: "none", opacity: 1 }], { ...timing, delay: (i * (whole - pace())) / held.length });
  });
  let gone = 0;
  const began = performance.now();
  const ended = new AbortController();
  /** Those set out that are due: all at once would be a late frame. */
  function more(): void {
    for (; gone < cards && gone * step <= performance.now() - began; gone++) flown.push(pass(stock, ends[gone % ends.length]!));
    if (gone < cards) requestAnimationFrame(more);
    else void Promise.allSettled(flown.map((one) => one?.finished)).then(() => ended.abort());
  }
  const skip = () => ((gone = cards), flown.forEach((one) => one?.finish()));
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, skip, { signal: ended.signal, capture: true });
  more();
}
