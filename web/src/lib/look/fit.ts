/** How wide cards can be where they have to fit. */

export interface Fit {
  rows: number;
  per: number; // cards in a row
  w: number; // pixels
}

/** The rows of a hand in which its cards are widest; `under` is what a row needs below its cards. */
export function inRows(n: number, room: { w: number; h: number }, gap: number, under: number, ratio: number, most: number): Fit {
  const count = Math.max(n, 1);
  let best: Fit = { rows: 1, per: count, w: 0 };
  for (const rows of [1, 2, 3]) {
    const per = Math.ceil(count / rows);
    const across = (room.w - gap * (per - 1)) / per;
    const w = Math.min(across, (room.h / rows - under) / ratio, most);
    if (w > best.w + 0.5) best = { rows, per, w };
  }
  return { ...best, w: Math.floor(best.w * 10) / 10 };
}

export const TARGET = 24; // pixels: the least that can be tapped

export interface Flow {
  groups: { cards: number; tappable: number }[];
  label: number; // pixels above it
}

export interface Lie {
  w: number; // pixels
  lapped: boolean; // the cards of a group lie one over another
}

export const LAP = 0.55; // of a card that another leaves to be seen

/** How high heaps of cards are, flowing in rows as wide as there is room. */
function tall(heaps: readonly Flow[], { w, lapped }: Lie, ratio: number, room: number): number {
  const step = lapped ? w * LAP : w + 2;
  let all = 0;
  for (const heap of heaps) {
    let x = 0;
    let rows = 1;
    for (const { cards, tappable } of heap.groups) {
      const wide = w + (cards - 1) * step + tappable * Math.max(0, TARGET - (lapped ? step : w));
      if (x > 0 && x + wide > room) {
        rows += 1;
        x = 0;
      }
      x += wide + 8;
    }
    all += heap.label + (heap.groups.length ? rows * (w * ratio + 5) : 0);
  }
  return all;
}

/** The widest that cards of all heaps can be within a width and a height; they overlap where they must. */
export function widest(heaps: readonly Flow[], ratio: number, room: { w: number; h: number }, least: number, most: number): Lie {
  const fits = (lie: Lie) => tall(heaps, lie, ratio, room.w) <= room.h;
  for (let w = most; w >= least; w -= 1) if (fits({ w, lapped: false })) return { w, lapped: false };
  for (let w = least + 3; w > least - 4; w -= 1) if (fits({ w, lapped: true })) return { w, lapped: true };
  return { w: least - 4, lapped: true };
}
