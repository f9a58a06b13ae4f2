/** The window that a table is laid in. One that is both narrow and low, as of a page that is enlarged four times, is too small for a
 * table: it is laid as high as on a small phone, and the page is scrolled. */

const SMALL = 480; // pixels; `board.css` has both too
const PHONE = 640;

/** How wide and high a table is laid in a window, in pixels. */
export function laidIn(w: number, h: number): { w: number; h: number } {
  return { w, h: w < SMALL && h < SMALL ? PHONE : h };
}
