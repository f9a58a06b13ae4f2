/** The faces of cards as drawings of their own. A browser that is shown a symbol of a file lays out the whole file first; so each card is
 * cut out of the sprite, and its parts are laid where they are used. */

const LINE = /^<(?:g|symbol) id="([\w-]+)".*$/gm; // a part or a card: the sprite has each on a line of its own
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
