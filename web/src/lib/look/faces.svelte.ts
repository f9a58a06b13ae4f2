/** The faces of cards as drawings of their own. A browser that is shown a symbol of a file lays out the whole file first, and makes a
 * document of each picture; so each card is cut out of the sprite, and its parts are laid where they are used. */

import contrasting from "../../faces-contrast.svg?url";
import faces from "../../faces.svg?url";
import { idly } from "./soon";

const LINE = /^<(?:g|symbol) id="([\w-]+)".*$/gm; // a part or a card: the sprite has each on a line of its own
const LARGE = /^[A-Z]\d(-index)?$/; // the names of such cards
const SVG = "http://www.w3.org/2000/svg";

export class Sprite {
  private readonly lines = new Map<string, string>();
  private readonly drawn = new Map<string, Element>(); // parts and cards

  constructor(text: string) {
    for (const [line, name] of text.matchAll(LINE)) this.lines.set(name!, line);
  }

  /** A drawing of a symbol. Throws a `RangeError` for one that is not here. */
  face(symbol: string): Node {
    return this.named(symbol).cloneNode(true);
  }

  /** Draws the cards as they are seen large, one at each step, so that nobody waits for it later. */
  *drawing(): Generator<void> {
    for (const name of this.lines.keys()) if (LARGE.test(name)) yield void this.named(name);
  }

  /** A part or a card, with every part laid where it is used, and without names. */
  private named(name: string): Element {
    let found = this.drawn.get(name);
    if (!found) this.drawn.set(name, (found = this.draw(name)));
    return found;
  }

  private draw(name: string): Element {
    const line = this.lines.get(name);
    if (line === undefined) throw new RangeError(`the sprite has no ${name}`);
    const read = document.createElement("template");
    read.innerHTML = line.startsWith("<g") ? `<svg>${line}</svg>` : framed(line, name);
    const face = read.content.firstElementChild!;
    for (const use of face.querySelectorAll("use")) {
      const part = use.getAttribute("href")!.slice(1);
      use.replaceWith(moved(face.querySelector(`[id="${part}"]`) ?? this.named(part), use));
    }
    for (const defined of face.querySelectorAll("defs")) defined.remove();
    for (const one of face.querySelectorAll("[id]")) one.removeAttribute("id");
    return line.startsWith("<g") ? face.firstElementChild! : face;
  }
}

const framed = (symbol: string, name: string) =>
  symbol.replace(/^<symbol id="[^"]*"/, `<svg aria-hidden="true" focusable="false" data-face="${name}"`).replace(/symbol>$/, "svg>");

/** A copy of a part, where it is used. */
function moved(part: Element, use: Element): Element {
  const copy = part.cloneNode(true) as Element;
  const [x, y, turned] = ["x", "y", "transform"].map((name) => use.getAttribute(name));
  if (!x && !y && !turned) return copy;
  const place = document.createElementNS(SVG, "g");
  place.setAttribute("transform", `${turned ?? ""}${x || y ? `translate(${x ?? 0} ${y ?? 0})` : ""}`);
  place.append(copy);
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
      if (!answer.ok) return;
      this.sprite = new Sprite(await answer.text());
      idly(this.sprite.drawing());
    } catch {
      this.asked = false; // without a network the next card that is laid asks again
    }
  }
}

const sheets = { plain: new Sheet(faces), contrast: new Sheet(contrasting) };

/** The drawings of all cards; null while they are on their way. */
export const drawings = (contrast: boolean): Sprite | null => sheets[contrast ? "contrast" : "plain"].now;

/** A drawing of a card, when the sprite has come. Rejects where it does not. */
export async function faceWhenThere(symbol: string, contrast: boolean): Promise<Node> {
  const answer = await fetch(contrast ? contrasting : faces);
  return new Sprite(await answer.text()).face(symbol);
}
