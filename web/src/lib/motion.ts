/** Cards that fly from where they lay to where they lie: transform and opacity only, and nothing waits for it. */

import { settings } from "./kept.svelte";

export const still = () =>
  document.hidden || settings.motion === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;

export const pace = () => (still() ? 0 : settings.motion === 2 ? 120 : 230);

const find = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);

export const spot = (name: string): DOMRect | null => find(name)?.getBoundingClientRect() ?? null;

/** Lets the thing at a spot arrive from where another one was. */
export function arrive(name: string, from: DOMRect | null, flick = false): void {
  const card = find(name);
  if (!card) return;
  if (still() || !from) {
    card.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 90 });
    return;
  }
  const to = card.getBoundingClientRect();
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = Math.max(0.25, Math.min(1, from.height / Math.max(to.height, 1)));
  const turn = flick ? "rotate(-200deg)" : "";
  card.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale}) ${turn}`, opacity: 0.75 }, { transform: "none", opacity: 1 }],
    { duration: pace(), easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}

/** A face-down card on its way from one spot to another. */
export function pass(from: DOMRect | null, to: DOMRect | null): void {
  if (still() || !from || !to) return;
  const card = document.createElement("div");
  card.className = "flying";
  card.style.left = `${from.x + from.width / 2 - 12}px`;
  card.style.top = `${from.y + from.height / 2 - 30}px`;
  document.body.append(card);
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  card.animate([{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0.5 }], {
    duration: pace(),
    easing: "cubic-bezier(.3,.7,.3,1)",
  }).onfinish = () => card.remove();
}
