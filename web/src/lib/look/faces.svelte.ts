/** The faces of cards as pictures. Each is cut out of the sprite of all: a browser that is shown a symbol of a file lays out the
 * whole file first. */

import contrasting from "../../faces-contrast.svg?url";
import faces from "../../faces.svg?url";

const LINE = /^<(?:g|symbol) id="([\w-]+)".*$/gm; // a part or a card: the sprite has each on a line of its own
const USED = /href="#([\w-]+)"/g;

export class Sprite {
  private readonly lines = new Map<string, string>();
  private readonly cut = new Map<string, string>();

  constructor(text: string) {
    for (const [line, name] of text.matchAll(LINE)) this.lines.set(name!, line);
  }

  /** The address of the picture of a symbol. Throws a `RangeError` for one that is not here. */
  picture(symbol: string): string {
    const found = this.cut.get(symbol) ?? `data:image/svg+xml,${encodeURIComponent(this.document(symbol))}`;
    this.cut.set(symbol, found);
    return found;
  }

  private document(symbol: string): string {
    const drawn = this.line(symbol).replace(/^<symbol /, '<svg xmlns="http://www.w3.org/2000/svg" ');
    const parts = [...this.used(drawn, new Set())].map((name) => this.line(name));
    return drawn.replace(/<\/symbol>$/, `<defs>${parts.join("")}</defs></svg>`);
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

/** The address of a card's picture; null while the sprite is on its way. */
export const pictureOf = (symbol: string, contrast: boolean): string | null =>
  sheets[contrast ? "contrast" : "plain"].now?.picture(symbol) ?? null;
