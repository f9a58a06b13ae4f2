"""Lessons, played to their end by keys alone: Tab, arrows and Enter, and the letters of the moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.lessons.course import FIRST, by_turns, is_read, reached, stages
from tests.web.player import WAIT, Player

PRESSES = 120  # that lead from anywhere to anywhere else, at most


def at_keys(page: Page, found: str) -> None:
    """Presses Enter on something that only keys have led to."""
    for _ in range(PRESSES):
        where = page.evaluate(
            """(found) => { const now = document.activeElement;
              return now.matches(found) ? "there" : now.closest(".hand")?.querySelector(found) ? "hand" : "" }""",
            found,
        )
        if where == "there":
            return page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight" if where == "hand" else "Tab")
    raise AssertionError(f"no key leads to {found}: {page.inner_text('.coach')}")


def make(page: Page, move: str) -> None:
    """A move: after its card where that has to be chosen first, the letter of its button, or Enter there."""
    page.wait_for_selector(".table[data-at=mine]", timeout=WAIT)
    act = f".act[data-move='{move}']"
    if not page.locator(act).count():
        at_keys(page, f".can[data-card='{move.split()[-1]}']")
    page.wait_for_selector(f"{act}:enabled", timeout=WAIT)
    at_keys(page, f"{act}:enabled")


def learn(page: Page, game: str) -> None:
    """Every step of a lesson, by keys."""
    for stage in stages(game):
        reached(page, stage)
        for code in stage.step.tap:
            at_keys(page, f".hand .held[data-card='{code}']:not([data-touched])")
        for n, move in enumerate(stage.step.do):
            make(page, move)
            if n + 1 < len(stage.step.do):
                page.wait_for_selector(f".act[data-move='{move}']", state="detached")
        if is_read(stage):
            at_keys(page, ".coach .choices .main")


def test_u4_the_first_lesson_goes_to_its_end_by_keys_alone(me: Player) -> None:
    me.page.goto(me.url)
    me.page.wait_for_selector("[data-lesson]")
    at_keys(me.page, "[data-lesson]")
    learn(me.page, FIRST)
    me.page.wait_for_selector(".table[data-at=mine], .table[data-at=others]")


@pytest.mark.parametrize("game", by_turns(pytest.mark.prove, pytest.mark.whole))
def test_u4_every_lesson_goes_to_its_end_by_keys_alone(me: Player, game: str) -> None:
    me.page.goto(f"{me.url}#/learn/{game}")
    me.page.wait_for_selector(f"[data-lesson='{game}']")
    at_keys(me.page, f"[data-lesson='{game}']")
    learn(me.page, game)
    me.page.wait_for_selector(".table:not([data-at=over])")
