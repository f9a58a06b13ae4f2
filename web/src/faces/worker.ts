/** A worker that paints cards. Whatever is wanted comes first; then the others of their kind, so that nobody waits for them later. */

import type { FromPainter, ToPainter } from "./messages";
import { Painter } from "./painter";

const SOME = 5; // cards at a time: many at once would be a late frame of the page
const QUIET = 3000; // milliseconds without a wish, after which the others come: a table that is being laid has other work
const BREATH = 60; // milliseconds between some of those and the next
const SMALL = { kind: "-large", scale: 0.4 }; // cards that are shown small are painted small

let painter: Painter | null = null;
let wanted: string[] = [];
let others: string[] = [];
let going = false;
let quiet = false; // for so long that the others come
let later = 0;
const painted = new Set<string>();

const kindOf = (card: string) => /-\w+$|$/.exec(card)![0];
const tell = (message: FromPainter) => self.postMessage(message);
const rest = (wait: number) => new Promise((done) => setTimeout(done, wait));

self.onmessage = ({ data }: MessageEvent<ToPainter>) => {
  if ("sprite" in data) painter = paintsTruly() ? new Painter(new TextDecoder().decode(data.sprite)) : null;
  if (!painter) return tell({ cannot: true });
  if (!("wanted" in data)) return;
  wanted.push(...data.wanted);
  others = like(painter, data.wanted);
  quiet = false;
  clearTimeout(later);
  later = self.setTimeout(() => ((quiet = true), go(painter!)), QUIET);
  go(painter);
};

/** A card that cannot be painted is drawn, as all the others are. */
const go = (by: Painter) => void work(by).catch(() => tell({ cannot: true }));

/** Whether what is painted here can be read again: a browser that protects its users may give away other pictures. */
function paintsTruly(): boolean {
  const pen = typeof OffscreenCanvas === "undefined" ? null : new OffscreenCanvas(1, 1).getContext("2d");
  if (!pen) return false;
  pen.fillStyle = "#345678";
  pen.fillRect(0, 0, 1, 1);
  return pen.getImageData(0, 0, 1, 1).data.join() === "52,86,120,255";
}

/** The cards of the kinds of these, and those of earlier ones. */
function like(by: Painter, cards: readonly string[]): string[] {
  const alike = (card: string) => cards.some((one) => kindOf(one) === kindOf(card) && String(by.size(one)) === String(by.size(card)));
  return by.cards.filter((card) => others.includes(card) || alike(card));
}

/** Paints what is wanted, and then the others, if it is time for them. */
async function work(by: Painter): Promise<void> {
  if (going) return;
  going = true;
  while (wanted.length || (quiet && others.length)) {
    const idle = !wanted.length;
    const some = (idle ? others : wanted).splice(0, SOME).filter((card) => !painted.has(card));
    for (const card of some) painted.add(card);
    if (some.length) tell({ painted: await Promise.all(some.map(async (card): Promise<[string, string]> => [card, await picture(by, card)])) });
    if (idle && some.length) await rest(BREATH);
  }
  going = false;
}

async function picture(by: Painter, card: string): Promise<string> {
  const scale = kindOf(card) === SMALL.kind ? SMALL.scale : 1;
  const [wide, high] = by.size(card);
  const canvas = new OffscreenCanvas(wide * scale, high * scale);
  const pen = canvas.getContext("2d")!;
  pen.scale(scale, scale);
  by.paint(card, pen);
  return URL.createObjectURL(await canvas.convertToBlob()); // here: the page would wait for it
}
