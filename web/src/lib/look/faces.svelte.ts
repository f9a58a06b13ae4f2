/** The faces of cards as drawings of their own. A browser that is shown a symbol of a file lays out the whole file first, and makes a
 * document of each picture; so each card is cut out of the sprite, and its parts are laid where they are used. */

import contrasting from "../../faces-contrast.svg?url";
import faces from "../../faces.svg?url";

const LINE = /^<(?:g|symbol) id="([\w-]+)".*$/gm; // a part or a card: the sprite has each on a line of its own
const USED = /href="#([\w-]+)"/g;
const SVG = "http://www.w3.org/2000/svg";

export class Sprite {
  private readonly lines = new Map<string, string>();
  private readonly drawn = new Map<string, Node>();

  constructor(text: string) {
    for (const [line, name] of text.matchAll(LINE)) this.lines.set(name!, line);
  }

  /** A drawing of a symbol. Throws a `RangeError` for one that is not here. */
  face(symbol: string): Node {
    const found = this.drawn.get(symbol) ?? this.draw(symbol);
    this.drawn.set(symbol, found);
    return found.cloneNode(true);
  }

  private draw(symbol: string): Node {
    const card = this.line(symbol).replace(/^<symbol /, `<svg xmlns="${SVG}" aria-hidden="true" focusable="false" `);
    const parts = [...this.used(card, new Set())].map((name) => this.line(name));
    const whole = card.replace(/<\/symbol>$/, `<defs>${parts.join("")}</defs></svg>`);
    const face = document.importNode(new DOMParser().parseFromString(whole, "image/svg+xml").documentElement, true);
    face.setAttribute("data-face", symbol);
    return laid(face);
  }

  /** All parts that a drawing uses and does not have in itself, and those that they use. */
  private used(drawn: string, found: Set<string>): Set<string> {
    for (const [, name] of drawn.matchAll(USED)) {
      if (!found.has(name!) && !drawn.includes(`id="${name}"`)) this.used(this.line(name!), found.add(name!));
    }
    return found;
  }

  private line(name: string): string {
    const found = this.lines.get(name);
    if (found === undefined) throw new RangeError(`the sprite has no ${name}`);
    return found;
  }
}

/** A drawing with every part laid where it is used, and without names. */
function laid(face: Element): Element {
  for (let use = face.querySelector("use"); use; use = face.querySelector("use")) {
    const part = face.querySelector(`[id="${use.getAttribute("href")!.slice(1)}"]`)!.cloneNode(true) as Element;
    part.removeAttribute("id"); // else it would be found instead of the part
    use.replaceWith(moved(part, use));
  }
  for (const defined of face.querySelectorAll("defs")) defined.remove();
  for (const named of [face, ...face.querySelectorAll("[id]")]) named.removeAttribute("id");
  return face;
}

/** A part, where it is used. */
function moved(part: Element, use: Element): Element {
  const [x, y, turned] = ["x", "y", "transform"].map((name) => use.getAttribute(name));
  if (!x && !y && !turned) return part;
  const place = document.createElementNS(SVG, "g");
  place.setAttribute("transform", `${turned ?? ""}${x || y ? `translate(${x ?? 0} ${y ?? 0})` : ""}`);
  place.append(part);
  return place;
}

/** A sprite that is fetched when it is looked at first, and again after it could not be. */
class Sheet {
  private sprite = $state.raw<Sprite | null>(null);
  private asked = false;

  constructor(private readonly address: string) {}

  get now(): Sprite | null {
    if (!this.asked) void this.fetch();
    return this.sprite;
  }

  private async fetch(): Promise<void> {
    this.asked = true;
    try {
      const answer = await fetch(this.address);
      this.asked = answer.ok;
      if (answer.ok) this.sprite = new Sprite(await answer.text());
    } catch {
      this.asked = false; // without a network the next card that is laid asks again
    }
  }
}

const sheets = { plain: new Sheet(faces), contrast: new Sheet(contrasting) };

/** A drawing of a card; null while the sprite is on its way. */
export const faceOf = (symbol: string, contrast: boolean): Node | null => sheets[contrast ? "contrast" : "plain"].now?.face(symbol) ?? null;
