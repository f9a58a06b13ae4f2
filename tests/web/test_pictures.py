"""Cards are pictures that a worker paints; each is what a browser makes of the drawing in the sprite."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import ROOT
from tests.web.player import Player

SOME = 31  # the quick test compares one card in so many
# Asks a painter for cards; compares each picture with what the browser makes of the symbol itself: of the pixels, how
# many differ by more than a quarter, and how much all differ in the mean.
COMPARED = """async ([address, text, cards]) => {
  const painter = new Worker(address, { type: "module" });
  const pictures = new Map();
  const all = new Promise((done, failed) => {
    painter.onerror = failed;
    painter.onmessage = ({ data }) => {
      for (const [card, picture] of data.painted) pictures.set(card, picture);
      if (cards.every((card) => pictures.has(card))) done();
    };
  });
  painter.postMessage({ sprite: new TextEncoder().encode(text).buffer });
  painter.postMessage({ wanted: cards });
  await all;
  const [, sprite] = /^(.*)<.svg>/s.exec(text);
  const pixels = async (address, wide, high) => {
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    const pen = Object.assign(document.createElement("canvas"), { width: wide, height: high }).getContext("2d");
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, wide, high);
    pen.drawImage(image, 0, 0, wide, high);
    return [pen.getImageData(0, 0, wide, high).data, image.width];
  };
  const found = [];
  for (const card of cards) {
    const [, w, h] = new RegExp(`<symbol id="${card}" viewBox="0 0 (\\\\d+) (\\\\d+)"`).exec(text);
    const drawn = (scale) => `<svg xmlns="http://www.w3.org/2000/svg" width="${w * scale}" height="${h * scale}">
      ${sprite.replace(/^<svg[^>]*>/, "")}<use href="#${card}" width="${w * scale}" height="${h * scale}"/></svg>`;
    const [, wide] = await pixels(pictures.get(card), 1, 1);
    const high = Math.round((wide * h) / w);
    const [picture] = await pixels(pictures.get(card), wide, high);
    const blob = new Blob([drawn(wide / w)], { type: "image/svg+xml" });
    const [meant] = await pixels(URL.createObjectURL(blob), wide, high);
    let [far, sum] = [0, 0];
    for (let i = 0; i < meant.length; i += 4) {
      const by = Math.max(...[0, 1, 2].map((c) => Math.abs(meant[i + c] - picture[i + c])));
      if (by > 64) far += 1;
      sum += by;
    }
    found.push([card, wide, far / (wide * high), sum / (wide * high) / 255]);
  }
  painter.terminate();
  return found;
}"""


def sprite(name: str) -> str:
    """The file with all cards."""
    return (ROOT / "web" / "src" / f"{name}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("sheet", "every"),
    [("faces", SOME), *(pytest.param(sheet, 1, marks=pytest.mark.prove) for sheet in ("faces", "faces-contrast"))],
)
def test_a_picture_is_what_the_browser_draws(player: Callable[..., Player], sheet: str, every: int) -> None:
    me = player()
    with me.page.expect_worker(lambda worker: "workers" in worker.url) as begun:
        me.page.goto(f"{me.url}/learn/cards")
    text = sprite(sheet)
    cards = re.findall(r'<symbol id="([\w-]+)"', text)[::every]
    found = me.page.evaluate(COMPARED, [begun.value.url, text, cards])
    assert [card for card, *_ in found] == cards
    assert [one for one in found if one[2] > 0.0002 or one[3] > 0.0005] == []
    assert {wide for card, wide, *_ in found if not card.endswith("-large")} == {240, 250}


SCRIPTS = {
    "no painter": None,
    "no true pictures": "postMessage({ cannot: true })",
    "no memory": "OffscreenCanvas.prototype.convertToBlob = () => Promise.reject(new Error());",  # before the painter
}


@pytest.mark.parametrize("fault", SCRIPTS)
def test_cards_are_drawn_where_they_cannot_be_painted(player: Callable[..., Player], fault: str) -> None:
    me = player()
    me.page.goto(f"{me.url}/learn/cards")
    me.page.wait_for_selector(".card img")
    address = next(worker.url for worker in me.page.workers)
    me.lost = True

    def answer(route: Route) -> None:
        if (script := SCRIPTS[fault]) is None:
            route.abort()
        else:
            route.fulfill(body=f"{script}\n{route.fetch().text()}", content_type="text/javascript")

    me.page.route(address, answer)
    me.sit_down("balik_satu")
    held = me.page.locator(".hand .held")
    assert held.count() > 0
    expect(held.locator(".card svg")).to_have_count(held.count())
    expect(me.page.locator(".card img")).to_have_count(0)
