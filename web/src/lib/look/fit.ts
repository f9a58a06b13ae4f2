/** How wide cards can be where they have to fit. */

export interface Fit {
  rows: number;
  per: number; // cards in a row
  w: number; // pixels
  step: number; // pixels from a row to the next: what is seen of a row that the next one covers
}

/** Pixels of a card that can be chosen, at least: its width, and how much of its height is seen. */
export const CHOSEN = { w: 40, h: 80 };

/** The rows of a hand in which its cards are widest; `under` is what a row needs below its cards. Rows cover each other down to
 * what must be seen, where cards would be less than `least` wide. */
export function inRows(n: number, room: { w: number; h: number }, gap: number, under: number, ratio: number, most: number, least = CHOSEN.w): Fit {
  const count = Math.max(n, 1);
  let best: Fit = { rows: 1, per: count, w: 0, step: 0 };
  for (const rows of [1, 2, 3]) {
    const per = Math.ceil(count / rows);
    const across = (room.w - gap * (per - 1)) / per;
    const whole = (room.h / rows - under) / ratio;
    const covered = (room.h - under - (rows - 1) * CHOSEN.h) / ratio;
    const w = Math.min(across, Math.max(whole, Math.min(covered, least)), most);
    if (w <= best.w + 0.5) continue;
    best = { rows, per, w, step: Math.min(w * ratio + under, (room.h - w * ratio - under) / Math.max(rows - 1, 1)) };
  }
  return { ...best, w: Math.floor(best.w * 10) / 10, step: best.rows > 1 ? Math.floor(best.step * 10) / 10 : 0 };
}

export const TARGET = 24; // pixels: the least that can be tapped

export interface Flow {
  groups: { cards: number; tappable: number }[];
  label: number; // pixels above it
  under?: number; // pixels below the cards of a row, for what stands there
}

export interface Lie {
  w: number; // pixels
  lapped: boolean; // the cards of a group lie one over another
}

const LAP = 0.55; // of a card that another leaves to be seen

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
    all += heap.label + (heap.groups.length ? rows * (w * ratio + 5 + (heap.under ?? 0)) : 0);
  }
  return all;
}

/** The widest that cards of all heaps can be within a width and a height; they overlap where they must. No width where even so there is no room. */
export function widest(heaps: readonly Flow[], ratio: number, room: { w: number; h: number }, least: number, most: number): Lie {
  const fits = (lie: Lie) => tall(heaps, lie, ratio, room.w) <= room.h;
  for (let w = most; w >= least; w -= 1) if (fits({ w, lapped: false })) return { w, lapped: false };
  for (let w = least + 3; w > least - 4; w -= 1) if (fits({ w, lapped: true })) return { w, lapped: true };
  return { w: 0, lapped: true };
}

const END = 1.3; // of its width, the height of a card of which only the top is seen
const BESIDE = 19; // pixels of a count beside a card
const BETWEEN = 6; // pixels from one group to the next

/** The widest that the tops of cards can be within a width and a height; each group is how many copies there are of its faces.
 * No width where even so there is no room. */
export function widestEnds(groups: readonly (readonly number[])[], room: { w: number; h: number }, least: number, most: number): Lie {
  const rows = ({ w, lapped }: Lie): number => {
    let [x, count] = [0, 1];
    for (const copies of groups) {
      const steps = copies.map((n, i) => (i === 0 ? w : lapped && copies[i - 1] === 1 ? w * LAP + 1 : w + 1) + (n > 1 ? BESIDE : 0));
      const wide = steps.reduce((sum, step) => sum + step, 0);
      if (wide > room.w) return Infinity;
      if (x > 0 && x + wide > room.w) [x, count] = [0, count + 1];
      x += wide + BETWEEN;
    }
    return count;
  };
  for (const lapped of [false, true])
    for (let w = most; w >= least; w -= 1) if (rows({ w, lapped }) * (Math.max(w * END, 14) + 2) <= room.h) return { w, lapped };
  return { w: 0, lapped: true };
}

export interface Run {
  w: number; // pixels of a card
  step: number; // from a card to the next
  most: number; // cards that are shown, the last ones
}

const SEEN = 0.62; // of the width of a card that the next one covers
const LEAST = 16;

/** A row of cards in their order, within a width and a height, each covering a part of the one before; in rows where that is wider. */
export function inRun(n: number, room: { w: number; h: number }, ratio: number, most: number): Run {
  const seen = (w: number) => {
    const step = w * SEEN;
    return { w, step, most: (Math.floor((room.w - w) / step) + 1) * Math.floor((room.h + 2) / (w * ratio + 2)) };
  };
  const first = Math.max(LEAST, Math.min(most, room.h / ratio));
  for (let w = first; w > LEAST; w -= 1) if (seen(w).most >= n) return seen(w);
  const least = seen(LEAST);
  return { ...least, most: Math.max(least.most, 1) };
}
