/** What the page and the worker that paints its cards say to each other. */

/** To the worker: the file with all cards, as its bytes; then the names of those that are wanted. */
export type ToPainter = { sprite: ArrayBuffer } | { wanted: string[] };

/** From the worker: the addresses of pictures by the names of cards, also of some that may be wanted soon; or that none can be made here. */
export type FromPainter = { painted: [card: string, address: string][] } | { cannot: true };
