"""Whether a screen enlarged four times is read by scrolling down alone, and everything on it can be reached."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.web.boxes import SETTLED

ENLARGED: Final = (320, 256)  # CSS pixels that a window of 1280 x 1024 has then (WCAG 2.2 1.4.10)

# What lies on top: a sheet, which can be closed, else the page.
TOP: Final = '[...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body'

# What is wider than the window or is scrolled sideways. Tables of the rules may be: rows are read against columns.
WIDE: Final = """(root) => {
  const bad = [];
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) bad.push(`wider than the window by ${over}`);
  for (const e of root.querySelectorAll("*")) {
    const { overflowX } = getComputedStyle(e);
    if (!["auto", "scroll"].includes(overflowX)) continue;
    if (e.matches("select, textarea, input, .rules table")) continue;
    if (e.checkVisibility() && e.scrollWidth > e.clientWidth + 1)
      bad.push(`scrolled sideways by ${e.scrollWidth - e.clientWidth}: ${e.tagName}.${e.getAttribute("class")}`);
  }
  return bad;
}"""

# Text that runs out of the window sideways, or out of a box around it that hides what runs out and cannot be scrolled.
CUT: Final = """(root) => {
  const bad = [], range = document.createRange(), named = (e) => e.getAttribute("class") ?? e.tagName;
  const beyond = (text, box) => text.left < box.left - 1.5 || text.right > box.right + 1.5;
  const cut = (own, text) => {
    for (let up = own, down = false; up; up = up.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(up);
      if (display === "inline" || display === "contents") continue;
      if (up.contains(document.body)) break;
      const box = up.getBoundingClientRect();
      if (["hidden", "clip"].includes(overflowX) && beyond(text, box)) return up;
      down ||= ["auto", "scroll"].includes(overflowY);
      const over = text.top < box.top - 1 || text.bottom > box.bottom + 1;
      if (!down && ["hidden", "clip"].includes(overflowY) && over) return up;
    }
    return beyond(text, { left: 0, right: innerWidth }) ? document.documentElement : null;
  };
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const own = walk.currentNode.parentElement;
    const says = walk.currentNode.data.trim();
    if (!says || own.closest("option, script, style, .sr, svg, .rules table")) continue;
    if (!own.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    let alone = false;
    for (let up = own; up; up = up.parentElement) alone ||= up.clientWidth === 1 && up.clientHeight === 1;
    if (alone) continue; // for those who listen
    range.selectNodeContents(walk.currentNode);
    const lines = [...range.getClientRects()].filter((box) => box.width && box.height).map((box) => (
      { left: box.left, right: box.right, top: box.top + 0.2 * box.height, bottom: box.bottom - 0.2 * box.height }));
    const by = lines.map((line) => cut(own, line)).find(Boolean);
    if (by) bad.push(`cut: "${says.slice(0, 40)}" in ${named(own)} by ${named(by)}`);
  }
  return bad;
}"""

# What can be used, but, when the keyboard has come to it, is covered or out of sight.
UNREACHED: Final = """(root) => {
  const bad = [], before = document.activeElement;
  const all = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";
  for (const e of root.querySelectorAll(all)) {
    if (!e.checkVisibility({ visibilityProperty: true }) || e.closest("[inert]")) continue;
    e.focus();
    const { left, top, right, bottom } = e.getBoundingClientRect();
    const [l, t] = [Math.max(left, 0), Math.max(top, 0)];
    const [r, b] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    const points = [0.5, 0.2, 0.8].flatMap((fx) => [0.5, 0.25, 0.75].map((fy) => [l + (r - l) * fx, t + (b - t) * fy]));
    const hit = (r > l && b > t) && points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there && (e.contains(there) || there.contains(e) && there.matches("label, a, button, summary"));
    });
    const says = (e.getAttribute("aria-label") ?? e.textContent).trim().slice(0, 40);
    if (!hit) bad.push(`out of reach: ${e.tagName}.${e.getAttribute("class")} "${says}"`);
  }
  before?.focus?.({ preventScroll: true });
  return bad;
}"""


def faults(page: Page) -> list[str]:
    """What is wrong with a screen when it is enlarged four times; the page is left as large as it was."""
    before = page.viewport_size
    page.set_viewport_size({"width": ENLARGED[0], "height": ENLARGED[1]})
    page.evaluate(SETTLED)
    found = [str(fault) for measure in (WIDE, CUT, UNREACHED) for fault in page.evaluate(f"() => ({measure})({TOP})")]
    if before:
        page.set_viewport_size(before)
        page.evaluate(SETTLED)
    return list(dict.fromkeys(found))
