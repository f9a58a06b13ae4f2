/** What the host of this page prints. */

import type { CardSize, Paper, Printed, Printing, PrintKind } from "../../protocol.gen";
import { read } from "../client/files";
import { answerOf, ask } from "../client/served";
import { ROOT, SERVED } from "../site/address";

/** What is chosen to be printed. A deck without a game is of so many half decks. */
export interface Chosen {
  kind: PrintKind;
  game: string;
  players: number;
  halfDecks: number;
  paper: Paper;
  size: CardSize;
  backs: boolean;
  index: boolean;
}

const PDF = ".pdf";

/** What this host prints. Rejects with `Refused`. */
export const prints = (): Promise<Printing> => (SERVED ? ask<Printing>("/api/print") : read<Printing>(`${ROOT}api/print.json`, (path) => fetch(path)));

/** What a server is asked for: `deck?paper=a4&…`, the same for the same print. */
export function orderOf({ kind, game, players, halfDecks, paper, size, backs, index }: Chosen, language: string): string {
  const asked: Record<string, string> = { paper, language };
  if (kind === "deck") Object.assign(asked, { size, ...(backs && { backs }), ...(index && { index }) }, game ? {} : { half_decks: halfDecks });
  if (kind !== "replacements" && game) Object.assign(asked, { game }, kind === "leaflet" ? {} : { players });
  return `${kind}?${new URLSearchParams(asked).toString()}`;
}

/** What a print will have. Rejects with `Refused`. */
export const factsOf = (order: string): Promise<Printed> => ask<Printed>(`/api/print/${order}`);

/** Where the PDF of an order is. */
export const pdfOf = (order: string): string => `/api/print/${order.replace("?", `${PDF}?`)}`;

/** Has the PDF of an order made; it is then kept for whoever opens it. Rejects with `Refused`. */
export async function made(order: string): Promise<string> {
  await (await answerOf(pdfOf(order))).arrayBuffer();
  return pdfOf(order);
}
