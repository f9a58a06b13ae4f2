/** A light on what is to be done: spots of the table by name (`stock`, `hand:M2`, `pool`, `card:M2` wherever it can be chosen, `move:pass`). */

const LIT = "data-lit";
const TOLD = "aria-description"; // for who does not see the light

/** Puts the light, or a faint one, on these spots, each with what is said of it, and takes it off all others. */
export function light(names: ReadonlyMap<string, string>, faint = false): void {
  const how = faint ? "faint" : "";
  const lit = new Map([...names].flatMap(([name, says]) => spots(name).map((one): [Element, string] => [one, says])));
  for (const one of document.querySelectorAll(`[${LIT}]`)) if (!lit.has(one)) dim(one);
  for (const [one, says] of lit) {
    if (one.getAttribute(LIT) !== how) one.setAttribute(LIT, how);
    if (one.getAttribute(TOLD) !== says) one.setAttribute(TOLD, says);
  }
}

function dim(one: Element): void {
  one.removeAttribute(LIT);
  one.removeAttribute(TOLD);
}

const TOUCHED = "data-touched";

/** Marks the cards of the hand that have been touched, by their keys: `M2.1` is the first of its face. No light is on them any more. */
export function touched(keys: readonly string[]): void {
  const nth = new Map<string, number>();
  for (const card of document.querySelectorAll<HTMLElement>(".hand [data-card]")) {
    const code = card.dataset.card!;
    nth.set(code, (nth.get(code) ?? 0) + 1);
    const done = keys.includes(`${code}.${nth.get(code)}`);
    card.toggleAttribute(TOUCHED, done);
    if (done) dim(card);
  }
}

function spots(name: string): Element[] {
  const [kind = "", ...rest] = name.split(":");
  const what = CSS.escape(rest.join(":"));
  if (kind === "move") return [...document.querySelectorAll(`[data-move="${what}"]`)];
  if (kind === "card") return [...document.querySelectorAll(`.can[data-card="${what}"]`)];
  const exact = [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)];
  return exact.length ? exact : [...document.querySelectorAll(`[data-spot="place:${CSS.escape(name)}"], [data-spot^="${CSS.escape(name)}:"]`)];
}
