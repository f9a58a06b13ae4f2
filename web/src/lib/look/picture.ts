/** A picture of how a round ended: the cards of the winner, the names and what each has won. To be shown to others. */

import type { Game, State } from "../../protocol.gen";
import type { KeptTable } from "../client/host";
import { HIDDEN, isPack } from "../sentences/cards";
import { namesOf } from "../sentences/past";
import { amountOf } from "../sentences/results";
import { replay } from "../speech/replay";
import { handOf, seatPlaces } from "../table/places";
import { settings } from "../storage/kept.svelte";
import { drawingOf } from "./pictures.svelte";
import { inRow } from "../sentences/row";

const [WIDE, HIGH, EDGE] = [1200, 630, 56]; // as links are shown elsewhere
const GAP = 14;
const ROW = 14; // cards, beyond which there is another row
const [FELT, SHEET, SOFT, PAPER] = ["#17332e", "#f7f3e8", "#bcd0c8", "#fffdf4"];

/** Shares the picture, or saves it where nothing can be shared. Rejects where the browser cannot draw it. */
export async function picture(end: State, game: Game, kept: KeptTable, round: number): Promise<void> {
  const people = kept.rounds.find((one) => one.round === round);
  const names = end.seats.map((s, i) => (people && namesOf(people, kept.mine)[i]) || s.name);
  const blob = await drawn(end, game, names);
  const file = new File([blob], `ceki-${game.id}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}); // whoever is asked may think better of it
    return;
  }
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The winning hand set by set; where the game has no sets, what the winner holds; else what lies before them. */
function cardsOf(end: State, game: Game): string[][] {
  const laid = end.sets?.map((one) => one.cards as string[]).filter((cards) => cards.length) ?? [];
  if (laid.length) return laid;
  const winner = end.winners?.[0] ?? 0;
  const seen = (codes: readonly string[]) => codes.filter((code) => code !== HIDDEN);
  const hand = seen(handOf(end, game, winner).cards);
  if (hand.length) return [hand];
  const lying = seatPlaces(end, game, winner).map((place) => seen(place.cards));
  return [[...lying].sort((a, b) => b.length - a.length)[0] ?? []];
}

async function drawn(end: State, game: Game, names: readonly string[]): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = FELT;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = SHEET;
  pen.textBaseline = "top";
  const text = (size: number, weight = 400) => (pen.font = `${weight} ${size}px system-ui, sans-serif`);
  text(44, 700);
  pen.fillText(game.title, EDGE, 44, WIDE - 2 * EDGE);
  text(30);
  pen.fillStyle = SOFT;
  const winners = inRow((end.winners ?? []).map((seat) => names[seat] ?? "").filter(Boolean));
  if (winners) pen.fillText(replay("won-by", { names: winners }), EDGE, 100, WIDE - 2 * EDGE);
  await cards(pen, cardsOf(end, game));
  pen.fillStyle = SHEET;
  text(30, 600);
  const each = (WIDE - 2 * EDGE) / names.length;
  names.forEach((name, seat) => {
    pen.fillText(name, EDGE + seat * each, 506, each - GAP);
    pen.fillText(amountOf(end.cents?.[seat] ?? 0, "cents", true), EDGE + seat * each, 546, each - GAP);
  });
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Lays sets of cards in a row, as large as there is room for. */
async function cards(pen: CanvasRenderingContext2D, sets: readonly string[][]): Promise<void> {
  const codes = sets.flat();
  if (!codes.length) return;
  const shape = codes.some(isPack) ? 250 / 350 : 240 / 600;
  const rows = Math.min(3, Math.ceil(codes.length / ROW));
  const inRow = Math.ceil(codes.length / rows);
  const room = WIDE - 2 * EDGE - (rows === 1 ? GAP * 2 * (sets.length - 1) : 0);
  const high = Math.min(320 / rows, (room / inRow - 4) / shape);
  let [x, y, laid] = [EDGE, 160, 0];
  for (const set of sets) {
    for (const code of set) {
      const image = await imageOf(code, high * shape);
      pen.fillStyle = PAPER;
      pen.fillRect(x, y, high * shape, high);
      pen.drawImage(image, x, y, high * shape, high);
      laid += 1;
      [x, y] = laid === inRow ? [EDGE, y + high + 6] : [x + high * shape + 4, y];
    }
    if (rows === 1) x += GAP * 2;
  }
}

async function imageOf(code: string, wide: number): Promise<HTMLImageElement> {
  const symbol = settings.index && !isPack(code) ? `${code}-index` : code;
  const face = (await drawingOf(symbol, settings.contrast)) as SVGElement;
  const box = face.getAttribute("viewBox")?.split(" ") ?? [];
  face.setAttribute("width", String(Math.ceil(wide * 2)));
  face.setAttribute("height", String(Math.ceil((wide * 2 * Number(box[3])) / Number(box[2]))));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(face))}`;
  await image.decode();
  return image;
}
