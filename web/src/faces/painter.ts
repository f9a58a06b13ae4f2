/** The faces of cards painted on a canvas. A worker has no documents, so the sprite is read here as text: groups, paths, rectangles with
 * round corners, and parts that are laid where they are used. A browser draws the same file (tests/web/test_pictures.py). */

interface Shape {
  readonly tag: string;
  readonly said: ReadonlyMap<string, string>; // attributes
  readonly inner: Shape[];
}

/** What shapes inherit from what is around them. */
type Style = Readonly<Record<(typeof INHERITED)[number], string>>;

const INHERITED = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "color"] as const;
const PLAIN: Style = { fill: "#000", stroke: "none", "stroke-width": "1", "stroke-linecap": "butt", "stroke-linejoin": "miter", "stroke-dasharray": "none", "stroke-dashoffset": "0", color: "#000" };
const TAG = /<(\/?)(\w+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const TURN = /(\w+)\(([^)]*)\)/g;

export class Painter {
  private readonly named = new Map<string, Shape>();
  /** The names of all cards. */
  readonly cards: string[] = [];

  /** @param sprite the text of the file with all cards. */
  constructor(sprite: string) {
    const open: Shape[] = [];
    for (const [, ends, tag, said, alone] of sprite.matchAll(TAG)) {
      if (ends) {
        open.pop();
        continue;
      }
      const shape: Shape = { tag: tag!, said: new Map([...said!.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!])), inner: [] };
      open.at(-1)?.inner.push(shape);
      if (!alone) open.push(shape);
      const name = shape.said.get("id");
      if (name) this.named.set(name, shape);
      if (name && tag === "symbol") this.cards.push(name);
    }
  }

  /** The width and the height of a card, in its own units. Throws a `RangeError` for one that is not here. */
  size(card: string): [number, number] {
    const [, , wide, high] = numbers(this.shape(card).said.get("viewBox") ?? "");
    return [wide!, high!];
  }

  /** Paints a card from the origin of the pen, in the card's own units. */
  paint(card: string, pen: OffscreenCanvasRenderingContext2D): void {
    this.lay(this.shape(card), PLAIN, pen);
  }

  private shape(name: string): Shape {
    const found = this.named.get(name);
    if (!found) throw new RangeError(`the sprite has no ${name}`);
    return found;
  }

  private lay(shape: Shape, around: Style, pen: OffscreenCanvasRenderingContext2D): void {
    const { tag, said } = shape;
    if (tag === "defs") return;
    const style = { ...around };
    for (const name of INHERITED) style[name] = said.get(name) ?? around[name];
    pen.save();
    move(pen, said);
    if (tag === "use") this.lay(this.shape(said.get("href")!.slice(1)), style, pen);
    else if (tag === "path") draw(pen, said.get("d") ?? "", style);
    else if (tag === "rect") draw(pen, rounded(said), style);
    else for (const one of shape.inner) this.lay(one, style, pen);
    pen.restore();
  }
}

const numbers = (text: string) => text.split(/[\s,]+/).map(Number);

/** Moves the pen as a shape is moved: by its transforms, then to where a part is laid. */
function move(pen: OffscreenCanvasRenderingContext2D, said: Shape["said"]): void {
  for (const [, how, by] of (said.get("transform") ?? "").matchAll(TURN)) {
    const [a = 0, b, c, d = 1, e = 0, f = 0] = numbers(by!);
    if (how === "translate") pen.translate(a, b ?? 0);
    else if (how === "scale") pen.scale(a, b ?? a);
    else if (how === "matrix") pen.transform(a, b ?? 0, c ?? 0, d, e, f);
    else if (how === "rotate") {
      pen.translate(b ?? 0, c ?? 0);
      pen.rotate((a * Math.PI) / 180);
      pen.translate(-(b ?? 0), -(c ?? 0));
    } else throw new RangeError(`a shape is moved by ${how}`);
  }
  if (!said.has("rx")) pen.translate(Number(said.get("x") ?? 0), Number(said.get("y") ?? 0)); // a rectangle has its place in its outline
}

/** The outline of a rectangle with round corners. */
function rounded(said: Shape["said"]): string {
  const [x, y, wide, high, r] = ["x", "y", "width", "height", "rx"].map((name) => Number(said.get(name) ?? 0)) as [number, number, number, number, number];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${wide - 2 * r}${corner(r, r)}v${high - 2 * r}${corner(-r, r)}h${2 * r - wide}${corner(-r, -r)}v${2 * r - high}${corner(r, -r)}z`;
}

function draw(pen: OffscreenCanvasRenderingContext2D, outline: string, style: Style): void {
  const path = new Path2D(outline);
  const colour = (name: string) => (name === "currentColor" ? style.color : name);
  if (style.fill !== "none") {
    pen.fillStyle = colour(style.fill);
    pen.fill(path);
  }
  const wide = Number(style["stroke-width"]);
  if (style.stroke === "none" || !wide) return;
  pen.strokeStyle = colour(style.stroke);
  pen.lineWidth = wide;
  pen.lineCap = style["stroke-linecap"] as CanvasLineCap;
  pen.lineJoin = style["stroke-linejoin"] as CanvasLineJoin;
  pen.miterLimit = 4; // as in drawings; a canvas has 10
  pen.setLineDash(style["stroke-dasharray"] === "none" ? [] : numbers(style["stroke-dasharray"]));
  pen.lineDashOffset = Number(style["stroke-dashoffset"]);
  pen.stroke(path);
}
