"""What is wrong with a table as it is seen, measured from the boxes of what stands on it."""

from __future__ import annotations

from playwright.sync_api import Page

SCREENS = ((360, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080))

# Waits until nothing moves: two frames with the same boxes, and no animation left that comes to an end.
SETTLED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const boxes = () => [...document.querySelectorAll("main *")].map((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  }).join(" ");
  for (let was = "", is = " "; is !== was; ) {
    was = is;
    await frame();
    await frame();
    const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => null)));
    is = boxes();
  }
}"""

# What can be chosen: a card of which less than 40 x 80 pixels are seen, a card or a button that something lies over.
CHOICES = """() => {
  const bad = [];
  const named = (e) => e.dataset?.card ?? e.dataset?.move ?? e.getAttribute("class") ?? e.tagName;
  const over = [...document.querySelectorAll(".reveal, .callout, .banner, dialog[open]")];
  for (const e of document.querySelectorAll(".hand .can, .tray .can, .middle .can, .bar button:enabled")) {
    const box = e.getBoundingClientRect(), { x, y, width, height } = box;
    const card = e.matches(".can");
    if (card && (width < 39.9 || height < 79.9)) bad.push(`small ${named(e)}: ${width} x ${height}`);
    const [across, down] = card ? [[0.06, 0.25, 0.5, 0.75, 0.94], [0.05, 0.25, 0.5, 0.75, 0.98]]
      : [[0.1, 0.5, 0.9], [0.2, 0.5, 0.8]]; // a button has round ends
    const low = card ? Math.min(80, height) : height;
    const hidden = across.flatMap((fx) => down.map((fy) => document.elementFromPoint(x + width * fx, y + low * fy)))
      .filter((top) => !e.contains(top)).map((top) => (top ? named(top) : "the edge"));
    if (hidden.length) bad.push(`covered ${named(e)}: by ${[...new Set(hidden)].join(", ")}`);
    for (const one of over) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const meets = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      if (meets && !one.contains(e)) bad.push(`covered ${named(e)}: by ${named(one)}`);
    }
  }
  return bad;
}"""

# Text that is cut or covered, or smaller than 11 pixels. A line is cut where its letters run out of the window or of a
# box around it that hides what runs out: so an ellipsis counts as cut, and so does what has to be scrolled to. Letters
# take the middle three fifths of the height of their line box. Text for those who listen alone is left out.
TEXTS = """() => {
  const bad = [];
  const table = document.querySelector(".table");
  const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const cut = (own, text) => {
    if (text.left < -1 || text.right > innerWidth + 1 || text.top < 0 || text.bottom > innerHeight) return true;
    for (let up = own; up !== table; up = up.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(up);
      if (display === "inline" || display === "contents") continue;
      const box = up.getBoundingClientRect();
      if (overflowX !== "visible" && (text.left < box.left - 1 || text.right > box.right + 1)) return true;
      if (overflowY !== "visible" && (text.top < box.top - 0.5 || text.bottom > box.bottom + 0.5)) return true;
    }
    return false;
  };
  const covered = (own, { left, right, top, bottom }) => [0.15, 0.5, 0.85].some((part) => {
    const seen = document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2);
    return seen && !own.contains(seen) && !seen.contains(own) && !own.closest("button")?.contains(seen);
  });
  while (walk.nextNode()) {
    const own = walk.currentNode.parentElement;
    const { visibility, fontSize } = getComputedStyle(own);
    if (!walk.currentNode.data.trim() || own.closest(".sr, svg") || visibility === "hidden") continue;
    range.selectNodeContents(walk.currentNode);
    const lines = [...range.getClientRects()].filter((box) => box.width && box.height).map((box) => (
      { left: box.left, right: box.right, top: box.top + 0.2 * box.height, bottom: box.bottom - 0.2 * box.height }));
    const says = `"${walk.currentNode.data.trim()}" in ${own.getAttribute("class") ?? own.tagName}`;
    if (lines.some((text) => cut(own, text))) bad.push(`cut ${says}`);
    else if (lines.some((text) => covered(own, text))) bad.push(`covered ${says}`);
    if (lines.length && parseFloat(fontSize) < 11) bad.push(`tiny ${says}`);
  }
  return bad;
}"""

# What the table needs beyond its window, and cards of seats that their seat hides.
OVER = """() => {
  const table = document.querySelector(".table");
  const [wide, high] = [table.scrollWidth - table.clientWidth, table.scrollHeight - table.clientHeight];
  const hidden = [...document.querySelectorAll(".seat .heap .lying, .mine .heap .lying")].filter((card) => {
    const [one, box] = [card, card.closest(".seat, .mine")].map((e) => e.getBoundingClientRect());
    return one.left < box.left || one.right > box.right || one.top < box.top || one.bottom > box.bottom;
  });
  const over = wide > 0 || high > 0 ? [`over by ${wide} x ${high}`] : [];
  return [...over, ...hidden.map((e) => `hidden ${e.dataset.spot}`)];
}"""


def wrong(page: Page, screens: tuple[tuple[int, int], ...] = SCREENS) -> list[str]:
    """What is wrong on each of these screens, once each; the page is left as large as it was."""
    found = []
    before = page.viewport_size
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        faults = [fault for measure in (CHOICES, TEXTS, OVER) for fault in page.evaluate(measure)]
        found += [f"{width} x {height}: {fault}" for fault in dict.fromkeys(faults)]
    if before:
        page.set_viewport_size(before)
        page.evaluate(SETTLED)
    return found
