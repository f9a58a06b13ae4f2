"""What axe finds wrong on a screen, and whether text that axe cannot judge stands out enough: measured from pixels."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, Final

import numpy as np
from PIL import Image
from playwright.sync_api import Page

from tests.web.boxes import SETTLED

AXE: Final = Path(__file__).parents[1] / "browser" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
OF_COLOURS: Final = ["color-contrast", "link-in-text-block"]  # what other colours can change
TRIES: Final = 80  # pictures of one screen, each of what is scrolled to, at most
LEAST, LEAST_LARGE = 4.5, 3.0  # of contrast, WCAG 2.2 1.4.3

# A sheet over the rest is looked at alone: what lies below it can be neither seen nor reached. Elements whose contrast
# axe cannot judge are kept in `unsure`. Where the system sets all colours, these are all that have text: axe reads the
# colour with which letters are filled, and Chromium answers with the one that the page asked for.
RUN: Final = """async (rules) => {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const forced = matchMedia("(forced-colors: active)").matches;
  const all = rules[0].startsWith("wcag"), on = { "color-contrast": { enabled: !forced } };
  const values = rules.filter((one) => !forced || one !== "color-contrast");
  const found = await axe.run(root === document.body ? document : root, {
    runOnly: { type: all ? "tag" : "rule", values }, elementRef: true, resultTypes: ["violations", "incomplete"],
    rules: all ? { ...on, "target-size": { enabled: true } } : {}, // axe leaves out the last by itself
  });
  const dot = (e) => e && ((e.clientWidth === 1 && e.clientHeight === 1) || dot(e.parentElement)); // to be heard
  const texts = () => [...root.querySelectorAll("*")].filter((e) => !e.closest("svg, option, script, style, :disabled")
    && [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    && e.checkVisibility({ visibilityProperty: true }) && !dot(e));
  const told = (all) => all.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) =>
    `${id}: ${node.html.slice(0, 160)} ${(node.failureSummary ?? "").slice(0, 200)}`));
  const doubts = found.incomplete.filter((one) => one.id === "color-contrast").flatMap((one) => one.nodes);
  window.unsure = forced ? texts() : doubts.map((node) => node.element);
  return { violations: told(found.violations),
    unsure: window.unsure.map((_, at) => doubts[at]?.any[0]?.data?.messageKey ?? "forced") };
}"""

# Takes the text of those elements off the page, where it leaves its room empty; and lays it back.
HIDE: Final = """() => {
  window.hidden = [];
  for (const element of window.unsure) {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const boxes = own.map((node) => {
      const instead = document.createElement("un-seen");
      instead.style.visibility = "hidden";
      node.replaceWith(instead);
      instead.append(node);
      return instead;
    });
    window.hidden.push({ element, boxes });
  }
}"""
SHOW: Final = "() => window.hidden.forEach(({ boxes }) => boxes.forEach((box) => box.replaceWith(...box.childNodes)))"

# Where the text of those elements is that are seen whole, with its colour; `after` is one to scroll to first.
SEEN: Final = """async (after) => {
  const numbers = (colour) => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const scroll = () => window.hidden[after].element.scrollIntoView({ block: "center", inline: "center" });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let n = 0; n < 3; n++) {  // what is far away is laid out only when one comes near
    scroll();
    await frame();
  }
  const seen = {};
  window.hidden.forEach(({ element, boxes }, at) => {
    const lines = boxes.flatMap((box) => [...box.getClientRects()]).filter((one) => one.width > 1 && one.height > 1);
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    let [opaque, room] = [1, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
    for (let up = element; up; up = up.parentElement) {
      const { opacity, display, overflowX } = getComputedStyle(up);
      opaque *= Number(opacity);
      if (overflowX === "visible" || display === "inline" || up.contains(document.body)) continue;
      const box = up.getBoundingClientRect(), [left, top] = [box.left + up.clientLeft, box.top + up.clientTop];
      room = { left: Math.max(room.left, left), top: Math.max(room.top, top),
        right: Math.min(room.right, left + up.clientWidth), bottom: Math.min(room.bottom, top + up.clientHeight) };
    }
    const over = lines.length && element.closest(".hinted, dialog") === null &&
      [...document.querySelectorAll(".hinted, dialog[open]")].some((sheet) => {
        const { left, top, right, bottom } = sheet.getBoundingClientRect();
        return lines.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top);
      });
    const shown = lines.map(({ left, top, right, bottom, height }) => // letters take the middle three fifths of a line
      [Math.max(left, room.left), Math.max(top + 0.2 * height, room.top), Math.min(right, room.right),
        Math.min(bottom - 0.2 * height, room.bottom)])
      .filter(([left, top, right, bottom]) => right - left > 2 && bottom - top > 2)
      .filter(([left, top, right, bottom]) => {
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there && (element.contains(there) || there.contains(element));
      });
    const [r, g, b, a] = numbers(color);
    const size = parseFloat(fontSize);
    seen[at] = { lines: shown, all: over ? 0 : lines.length, colour: [r, g, b, a * opaque],
      large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      says: `"${element.textContent.trim().slice(0, 40)}" in ${element.tagName}.${element.getAttribute("class")}` };
  });
  return seen;
}"""


def faults(page: Page, rules: list[str] = RULES) -> list[str]:
    """Each fault of a screen with the first elements that have it, and each text that stands out too little."""
    found = run(page, rules)
    return found["violations"] + judged(page, len(found["unsure"]))


def run(page: Page, rules: list[str] = RULES) -> dict[str, Any]:
    """What axe finds by rules of these kinds, or these rules: `violations`, and as `unsure` of each text whose contrast
    it cannot judge why."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
    page.locator(".reveal").wait_for(state="detached")  # a card lies over the table for a moment
    page.evaluate(SETTLED)  # new colours come with the next frame
    return dict(page.evaluate(RUN, rules))


def judged(page: Page, unsure: int) -> list[str]:
    """What axe was unsure of and stands out too little, or cannot be seen at all.

    The text is taken away; each pixel behind it is compared with its colour, by the formula of WCAG 2.2.
    """
    if not unsure:
        return []
    page.evaluate(HIDE)
    wrong, left = [], list(range(unsure))
    for _ in range(TRIES):
        first = left[0]
        seen = page.evaluate(SEEN, first)
        picture = np.asarray(Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB"))
        for at in list(left):
            text = seen[str(at)]
            if not text["lines"] and at != first and text["all"]:
                continue  # it is scrolled to later
            left.remove(at)
            if text["all"]:
                wrong += too_faint(text, picture)
        if not left:
            break
    page.evaluate(SHOW)
    return wrong + [f"contrast: never judged {n}" for n in left]


def too_faint(text: dict[str, Any], picture: np.ndarray[Any, Any]) -> list[str]:
    """That a text stands out too little from the picture without it; nothing where it does not."""
    if not text["lines"]:
        return [f"contrast: not to be seen {text['says']}"]
    *colour, opaque = text["colour"]
    worst = 21.0
    for left, top, right, bottom in text["lines"]:
        behind = picture[int(np.ceil(top)) : int(bottom), int(np.ceil(left)) : int(right)].reshape(-1, 3).astype(float)
        drawn = np.array(colour) * opaque + behind * (1 - opaque)
        one, other = light(drawn), light(behind)
        worst = min(worst, float(((np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)).min()))
    least = LEAST_LARGE if text["large"] else LEAST
    return [] if worst >= least else [f"contrast: {worst:.2f}, {least} at least: {text['says']}"]


def light(colours: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The relative luminance of colours, one a row of red, green and blue of 0 to 255 (WCAG 2.2)."""
    part = colours / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))
