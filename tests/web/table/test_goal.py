"""The strip under the table: what one has of what one needs."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from ceki.client.moment import read_moment
from ceki.terminal.lines.goal import goal_lines
from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import Player
from tests.web.staged import Staged

SIZES = [PHONE, (390, 844), (768, 1024), DESKTOP, (1920, 1080)]
RULES = re.compile(r"/games/\w+\.json$")
STRIP = "[data-goal]"
# in a page: whether the hand lies when the worker begins that has the rules
BEGUN = """
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...more) {
  if (message.games) window.lies = document.querySelector(".hand .held") !== null;
  return postMessage.call(this, message, ...more);
};
"""
SHORT = "C1 C1 C2 C2 C2 S3 S3 M3 C5 C5 M5 S7 M7 S9"
WAITS = "C1 C1 S1 C2 C2 C2 S3 S3 M3 C5 C5 M5 S7 M7"
LONGEST = "C1 M1 M1 C7 M7 C7 C8 S8 M8 C6 S6 M6 WF WF"


def holds(staged: Staged, cards: str) -> list[str]:
    """Another has the turn, and these are the page's cards: the sentences that the terminal then has."""
    old, hand = staged.state["view"], staged.hand(*cards.split())
    gone = len(old["hand"][staged.state["me"]]) - len(cards.split())
    stock = ["??"] * (len(old["stock"]) + gone)
    staged.others(view={**hand, "stock": stock, "turn": 1 - staged.state["me"] % 2})
    moment = read_moment(staged.state)
    assert moment.view is not None
    return [f"{sentence}." for sentence in goal_lines(moment.view, moment.names)]


def test_the_goal_stands_under_the_table_and_a_tap_tells_what_counts(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "balik_satu", 4)
    page, strip = staged.page, staged.page.locator(STRIP)
    for cards, first in ((SHORT, "3 of 5 sets, 1 mata, 2 short."), (WAITS, "4 of 5 sets, 1 mata, 1 short.")):
        told = holds(staged, cards)
        assert told[0] == first
        expect(strip.locator(".one")).to_have_text(told)
    strip.press("Enter")
    told = page.get_by_role("dialog", name="What you need")
    expect(told).to_contain_text("One of them must be a mata: three cards exactly alike.")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(strip).to_be_focused()
    staged.others(view={"over": 1})
    expect(strip).to_have_count(0)


def test_a_table_is_laid_and_played_before_the_rules_have_come(player: Callable[..., Player]) -> None:
    me, waiting = player(), []
    me.page.context.route(RULES, lambda route: waiting.append(route))
    me.page.add_init_script(BEGUN)
    staged = Staged(me, "balik_satu", 4)
    holds(staged, WAITS)
    staged.ask("discard C1", "discard C2")
    expect(me.page.locator(".table[data-at=mine]")).to_be_visible()
    expect(me.page.locator(STRIP)).to_have_count(0)
    told = holds(staged, SHORT)
    assert len(waiting) == 1, "the rules are asked for once"
    assert me.page.evaluate("lies"), "they are asked for before the hand lies"
    waiting[0].continue_()
    expect(me.page.locator(f"{STRIP} .one")).to_have_text(told)


def test_a_game_without_rules_for_the_page_has_no_strip_and_is_played(player: Callable[..., Player]) -> None:
    me, asked = player(), []
    me.lost = True  # a browser complains of each file that is missing
    me.page.context.route(RULES, lambda route: (asked.append(route), route.fulfill(status=404)))
    staged = Staged(me, "balik_satu", 4)
    for cards in (SHORT, WAITS, SHORT):
        holds(staged, cards)
        expect(me.page.locator(".goal")).to_have_count(0)
    staged.ask("discard C1", "discard C2")
    expect(me.page.locator(".table[data-at=mine]")).to_be_visible()
    assert len(asked) == 1


FIT = """() => {
  const strip = document.querySelector("[data-goal]"), box = strip.getBoundingClientRect();
  const covers = ({ left, right, top, bottom }) =>
    Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
    Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
  const seen = (one) => one !== strip && one.checkVisibility({ visibilityProperty: true });
  const others = [...document.querySelectorAll(".table button")].filter(seen);
  return {
    over: others.filter((one) => covers(one.getBoundingClientRect())).length,
    cut: strip.scrollWidth > strip.clientWidth || strip.scrollHeight > strip.clientHeight,
    inside: box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
  };
}"""


def test_the_longest_goal_fits_and_covers_nothing(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "balik_satu", 4)
    expect(staged.page.locator(f"{STRIP} .one")).to_have_text(holds(staged, LONGEST))
    for width, height in SIZES:
        staged.page.set_viewport_size({"width": width, "height": height})
        staged.me.still()
        found = staged.page.evaluate(FIT)
        assert found == {"over": 0, "cut": False, "inside": True}, (width, height)


def test_whoever_looks_on_is_told_no_goal(player: Callable[..., Player]) -> None:
    me, watcher = player(), player()
    code = me.make_table(game="sakopong", players=3, bots=2)
    expect(me.page.locator(STRIP)).to_be_visible()
    watcher.page.goto(f"{watcher.url}/t/{code}")
    watcher.page.get_by_role("button", name="Just watch").click()
    expect(watcher.page.locator(".table")).to_be_visible()
    expect(watcher.page.locator(STRIP)).to_have_count(0)
