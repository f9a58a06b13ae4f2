/** Pictures of cards, which a worker paints: a card that is drawn has forty parts, and a table has a hundred cards. Where the worker cannot
 * paint, the cards are drawn. */

import { SvelteMap } from "svelte/reactivity";
import contrasting from "../../faces-contrast.svg?url";
import type { FromPainter, ToPainter } from "../../faces/messages";
import faces from "../../faces.svg?url";
import { Sprite } from "./sprite";

/** A picture by its address, or a drawing where there are no pictures. */
export type Face = string | Node;

class Sheet {
  private readonly pictures = new SvelteMap<string, string>(); // addresses, by the name of the card
  private readonly kept: HTMLImageElement[] = []; // so that a card that is laid has its picture at once
  private sprite = $state.raw<Sprite | null>(null); // where cards are drawn
  private bytes: ArrayBuffer | null = null;
  private painter: Worker | null = null;
  private readonly asked = new Set<string>();
  private wanted: string[] = []; // since the painter was asked last
  private fetching = false;

  constructor(private readonly address: string) {}

  /** The face of a card; null while it is on its way. */
  face(card: string): Face | null {
    if (this.sprite) return this.sprite.face(card);
    const picture = this.pictures.get(card);
    if (!picture) this.want(card);
    return picture ?? null;
  }

  private want(card: string): void {
    if (!this.bytes && !this.fetching) void this.fetch();
    if (this.asked.has(card)) return;
    this.asked.add(card);
    if (this.wanted.push(card) === 1) queueMicrotask(() => this.ask());
  }

  private ask(): void {
    if (this.painter) this.tell({ wanted: this.wanted.splice(0) });
  }

  private tell(message: ToPainter): void {
    this.painter?.postMessage(message);
  }

  private async fetch(): Promise<void> {
    this.fetching = true;
    const bytes = await fetch(this.address).then((answer) => (answer.ok ? answer.arrayBuffer() : null), () => null);
    this.fetching = false;
    if (bytes) this.begin(bytes); // else the next card that is laid asks again
  }

  private begin(bytes: ArrayBuffer): void {
    this.bytes = bytes;
    try {
      this.painter = new Worker(new URL("../../faces/worker.ts", import.meta.url), { type: "module", name: "cards" });
    } catch {
      return this.draw(); // a browser without such workers
    }
    this.painter.onerror = this.painter.onmessageerror = () => this.draw();
    this.painter.onmessage = ({ data }: MessageEvent<FromPainter>) => ("cannot" in data ? this.draw() : void this.take(data.painted));
    this.tell({ sprite: bytes });
    this.ask();
  }

  /** Takes pictures when all of them can be shown. */
  private async take(painted: readonly [string, string][]): Promise<void> {
    const images = painted.map(([, address]) => Object.assign(new Image(), { src: address }));
    try {
      await Promise.all(images.map((image) => image.decode()));
    } catch {
      return this.draw();
    }
    this.kept.push(...images);
    for (const [card, address] of painted) this.pictures.set(card, address);
  }

  private draw(): void {
    this.painter?.terminate();
    this.painter = null;
    this.sprite ??= new Sprite(new TextDecoder().decode(this.bytes!));
  }
}

const sheets = { plain: new Sheet(faces), contrast: new Sheet(contrasting) };

/** The face of a card as it is seen now; null while it is on its way. */
export const faceOf = (card: string, contrast: boolean): Face | null => sheets[contrast ? "contrast" : "plain"].face(card);

/** A drawing of a card. Rejects where the file with all cards does not come. */
export async function drawingOf(card: string, contrast: boolean): Promise<Node> {
  const answer = await fetch(contrast ? contrasting : faces);
  return new Sprite(await answer.text()).face(card);
}
