"""The strip under the table: what one has of what one needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import Player
from tests.web.staged import Staged

SIZES = [PHONE, (390, 844), (768, 1024), DESKTOP, (1920, 1080)]


def sets(**numbers: int) -> dict[str, Any]:
    """A fact of a goal as the server sends it."""
    return {"id": "goal-sets", "numbers": numbers, "cards": [], "word": "mata", "line": ""}


WAITS = {"id": "goal-waits", "numbers": {"n": 3, "percent": 27}, "cards": ["S7", "M7"], "word": "", "line": ""}
SHORT = [sets(sets=3, of=5, matas=1, short=2)]


def test_the_goal_stands_under_the_table_and_a_tap_tells_what_counts(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "balik_satu", 4)
    page, strip = staged.page, staged.page.locator("[data-goal]")
    staged.push(goal=SHORT)
    expect(strip).to_contain_text("3 of 5 sets, 1 mata, 2 short")
    staged.push((1, "draw"), goal=[sets(sets=4, of=5, matas=1, short=1), WAITS])
    expect(strip).to_contain_text("4 of 5 sets, 1 mata, 1 short")
    expect(strip).to_contain_text("7 of strings or 7 of myriads wins: 3 unseen, 27 % in time")
    strip.press("Enter")
    told = page.get_by_role("dialog", name="What you need")
    expect(told).to_contain_text("One of them must be a mata: three cards exactly alike.")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(strip).to_be_focused()
    staged.push(goal=[])
    expect(strip).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_longest_goal_fits_and_covers_nothing(player: Callable[..., Player], size: tuple[int, int]) -> None:
    staged = Staged(player(size), "balik_satu", 4)
    staged.push(goal=[sets(sets=4, of=5, matas=0, short=1), WAITS])
    expect(staged.page.locator("[data-goal]")).to_be_visible()
    staged.me.still()
    found = staged.page.evaluate(
        """() => {
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
    )
    assert found == {"over": 0, "cut": False, "inside": True}


def test_whoever_looks_on_is_told_no_goal(player: Callable[..., Player]) -> None:
    me, watcher = player(), player()
    code = me.make_table(game="sakopong", players=3, bots=2)
    expect(me.page.locator("[data-goal]")).to_be_visible()
    watcher.page.goto(f"{watcher.url}/t/{code}")
    watcher.page.get_by_role("button", name="Only watch").click()
    expect(watcher.page.locator(".table")).to_be_visible()
    expect(watcher.page.locator("[data-goal]")).to_have_count(0)
