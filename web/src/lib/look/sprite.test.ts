import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Sprite } from "./sprite";

const SHAPES = ["path", "rect", "circle", "ellipse"];

/** The sprite as a document, to be read as a browser reads it. */
function whole(name: string): { text: string; named: Map<string, Element> } {
  const text = readFileSync(`src/${name}.svg`, "utf8");
  const found = new DOMParser().parseFromString(text, "image/svg+xml");
  const named = new Map([...found.querySelectorAll("[id]")].map((one) => [one.id, one]));
  return { text, named };
}

const attributes = (one: Element) => [...one.attributes].filter(({ name }) => name !== "id").map(({ name, value }) => `${name}=${value}`);

/** Every shape of a drawing with all that is said of it and around it, in order; parts are followed to where they are defined. */
function* shapes(one: Element, around: string[], named: Map<string, Element>): Generator<string> {
  if (one.tagName === "defs") return;
  if (SHAPES.includes(one.tagName)) return yield [...around, one.tagName, ...attributes(one)].join(" ");
  if (one.tagName === "use") {
    const [x, y, turned] = ["x", "y", "transform"].map((name) => one.getAttribute(name));
    const moved = `${turned ?? ""}${x || y ? `translate(${x ?? 0} ${y ?? 0})` : ""}`;
    return yield* shapes(named.get(one.getAttribute("href")!.slice(1))!, moved ? [...around, `transform=${moved}`] : around, named);
  }
  for (const inner of one.children) yield* shapes(inner, [...around, ...attributes(one)], named);
}

const drawn = (card: Element, named: Map<string, Element>) => [...card.children].flatMap((one) => [...shapes(one, [], named)]);

const SOME = ["back", "pack-back", "OT", "C8-index", "S9-large", "M5-index", "RF-index", "AS", "QH", "7D-large"];

test.each(["faces", "faces-contrast"])("cards of %s are drawn as the sprite has them, and name nothing", (name) => {
  const { text, named } = whole(name);
  const sprite = new Sprite(text);
  for (const card of SOME) {
    const face = sprite.face(card) as Element;
    const meant = named.get(card)!;
    expect(drawn(face, new Map()), card).toEqual(drawn(meant, named));
    expect(face.querySelectorAll(SHAPES.join()).length, card).toBeGreaterThan(1);
    for (const said of ["viewBox", "color", "fill", "stroke"]) expect(face.getAttribute(said)).toBe(meant.getAttribute(said));
    expect(face.querySelectorAll("use, symbol, [id]").length).toBe(0);
  }
});

test("a card that is not in the sprite is refused", () => {
  expect(() => new Sprite(whole("faces").text).face("X9")).toThrow("the sprite has no X9");
});
