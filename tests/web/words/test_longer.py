"""Words two fifths longer than English break nothing on the narrowest phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from ceki.play import catalogue
from tests.locales.longer import stretched
from tests.locales.uses import WORDS, page_sources
from tests.web.boxes import SETTLED, wrong
from tests.web.conftest import PHONE
from tests.web.player import Player
from tests.web.words.stretched import INSTEAD, read_longer

TOPICS = {topic for text in page_sources().values() for _, topic in WORDS.findall(text)}  # that the page tells
FAMILIES = ["balik_satu", *(pytest.param(one, marks=pytest.mark.prove) for one in ("sakopong", "pei"))]
ENDS = ["sakopong", pytest.param("pei", marks=pytest.mark.prove)]

# What is cut below an element: a line of text, the value of a list or the words in an empty field, that runs out of
# the window or of a box which hides it or has it moved sideways; and what is wider than the window. Text for those who
# listen alone is left out.
CUT = """(root) => {
  const bad = [], range = document.createRange(), pen = document.createElement("canvas").getContext("2d");
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".sr, svg");
  const alone = (e) => { for (; e; e = e.parentElement) if (e.clientWidth === 1 && e.clientHeight === 1) return true; };
  const cut = (own, text) => {
    if (text.left < -1 || text.right > innerWidth + 1) return true;
    for (let up = own, scrolled = false; up; up = up.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(up);
      if (display === "inline" || display === "contents") continue;
      const box = up.getBoundingClientRect();
      if (overflowX !== "visible" && (text.left < box.left - 1 || text.right > box.right + 1)) return true;
      scrolled ||= overflowY === "auto" || overflowY === "scroll";
      if (!scrolled && overflowY !== "visible" && (text.top < box.top - 1 || text.bottom > box.bottom + 1)) return true;
    }
    return false;
  };
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const own = walk.currentNode.parentElement, says = walk.currentNode.data.trim();
    if (!says || own.closest("option, script, style") || !seen(own) || alone(own)) continue;
    range.selectNodeContents(walk.currentNode);
    const lines = [...range.getClientRects()].filter((box) => box.width && box.height).map((box) => (
      { left: box.left, right: box.right, top: box.top + 0.2 * box.height, bottom: box.bottom - 0.2 * box.height }));
    if (lines.some((text) => cut(own, text))) bad.push(`cut: ${says}`);
  }
  for (const field of root.querySelectorAll("select, input[placeholder]")) {
    if (!seen(field)) continue;
    const says = field.value && field.matches("input") ? "" : field.placeholder ?? field.selectedOptions[0].text;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const arrow = field.matches("select") ? 18 : 0;
    pen.font = font;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    if (pen.measureText(says).width > room + 1) bad.push(`cut: ${says}`);
  }
  for (const e of root.querySelectorAll("*")) {
    const { left, right } = e.getBoundingClientRect();
    if (seen(e) && (left < -1 || right > innerWidth + 1) && getComputedStyle(e).position !== "absolute") {
      bad.push(`wide: ${e.tagName} ${e.getAttribute("class")}`);
    }
  }
  return bad;
}"""


@pytest.fixture
def me(player: Callable[..., Player]) -> Player:
    """Somebody with a phone, at the first page, in the language that there is not."""
    me = player(PHONE, locale=INSTEAD, service_workers="block")
    topics = read_longer(me.page)
    me.page.goto(me.url)
    expect(me.page.locator(".door.now b")).to_have_text(stretched("Play now"))
    assert topics == TOPICS
    return me


def cut(root: Locator) -> list[str]:
    """What is cut below an element, or wider than the window."""
    root.page.evaluate(SETTLED)
    return [str(one) for one in root.evaluate(CUT)]


def sit(me: Player, game: str) -> None:
    """At a table with as many as usually play, and bots that are quick."""
    about = catalogue.game(game).info
    seats = about.people if about.people in about.seats else min(about.seats)
    me.make_table(game=game, players=seats, bots=seats - 1, bot_level="random")


def settings(me: Player) -> Locator:
    """The settings, opened."""
    me.page.get_by_role("button", name=stretched("Settings")).click()
    opened = me.page.locator("dialog[open]")
    opened.get_by_text(stretched("Names of the cards")).wait_for()
    return opened


def test_the_first_page_and_the_settings_are_whole_and_what_is_cut_there_is_found(me: Player) -> None:
    assert cut(me.page.locator("body")) == []
    opened = settings(me)
    assert cut(opened) == []
    for style in ("legend { margin-left: 300px }", ".field { width: 5rem }", ".tick { white-space: nowrap }"):
        added = me.page.add_style_tag(content=style.replace("}", "!important }"))
        assert cut(opened) != [], style
        added.evaluate("e => e.remove()")


@pytest.mark.parametrize("game", FAMILIES)
def test_a_table_of_each_family_is_whole(me: Player, game: str) -> None:
    sit(me, game)
    me.settle()
    assert wrong(me.page, (PHONE,)) == []


@pytest.mark.parametrize("game", ENDS)
def test_the_end_of_a_round_is_whole(me: Player, game: str) -> None:
    sit(me, game)
    me.play()
    assert cut(me.ended()) == []
    assert cut(me.ended("counts", "hands", "shuffle")) == []
