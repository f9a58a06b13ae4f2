"""Puzzles, solved as somebody solves them: by taps, by keys, on the day and the days after."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ceki.play import catalogue
from tests.browser.bundled import answered, files_of
from tests.web.lessons.test_keys import make
from tests.web.lessons.test_taps import tap
from tests.web.player import WAIT, Player

GAME, NUMBER = "sakopong", "3"  # soon found, of three cards
DAY = datetime(2026, 11, 23, 12, tzinfo=UTC)


def puzzle_of(game: str, name: str) -> dict[str, Any]:
    """The puzzle that the page makes of a name."""
    (found,) = answered("puzzles.ts", {**files_of(catalogue.game(game)), "names": [name]})
    return dict(found["posed"]["puzzle"])


def asked(page: Page) -> str:
    """Waits for the question; returns it."""
    page.wait_for_selector(".puzzle[data-end='']", timeout=WAIT)
    page.locator(".table[data-at=mine], .puzzle .choices .choice").first.wait_for()
    return page.inner_text(".puzzle [role=status]")


def answer(page: Page, puzzle: dict[str, Any]) -> None:
    """The right answer: a move, or one of the choices."""
    if puzzle["by"] == "move":
        tap(page, puzzle["right"])
    else:
        page.locator(f"[data-choice='{puzzle['right']}']").click()


def test_a_wrong_answer_is_told_and_not_made_the_right_one_is_and_the_next_puzzle_comes(me: Player) -> None:
    puzzle = puzzle_of(GAME, NUMBER)
    me.page.goto(f"{me.url}puzzle/#/{GAME}/{NUMBER}")
    question, since = asked(me.page), me.step()
    tap(me.page, next(iter(puzzle["wrong"])))
    expect(me.page.locator(".puzzle")).to_have_attribute("data-wrong", "1")
    assert me.page.inner_text(".puzzle .wrong[role=status]") != question
    assert me.step() == since
    me.page.reload()  # the count stays
    assert asked(me.page) == question
    tap(me.page, puzzle["right"])
    expect(me.page.locator(".puzzle")).to_have_attribute("data-end", "solved")
    expect(me.page.locator(".puzzle")).to_have_attribute("data-wrong", "1")
    me.stepped(since)
    me.page.locator("[data-onward]").click()
    expect(me.page.locator(".puzzle[data-end='']")).to_have_attribute("data-puzzle", str(int(NUMBER) + 1))


@pytest.mark.parametrize(("game", "name", "by"), [("kowah", "1", "card"), ("kowah", "3", "amount")])
def test_a_question_has_choices_and_a_wrong_one_leaves_the_others(me: Player, game: str, name: str, by: str) -> None:
    puzzle = puzzle_of(game, name)
    assert puzzle["by"] == by
    me.page.goto(f"{me.url}puzzle/#/{game}/{name}")
    asked(me.page)
    since = me.step()
    expect(me.page.locator(".choice")).to_have_count(4)
    me.page.locator(f".choice:not([data-choice='{puzzle['right']}'])").first.click()
    expect(me.page.locator(".puzzle")).to_have_attribute("data-wrong", "1")
    assert me.overflow() == (0, 0)
    answer(me.page, puzzle)
    expect(me.page.locator(".puzzle")).to_have_attribute("data-end", "solved")
    assert me.step() == since  # nothing was played


def test_a_puzzle_is_solved_by_keys_alone_and_the_round_goes_on(me: Player) -> None:
    me.page.goto(f"{me.url}puzzle/#/{GAME}/{NUMBER}")
    asked(me.page)
    make(me.page, puzzle_of(GAME, NUMBER)["right"])
    expect(me.page.locator(".puzzle")).to_have_attribute("data-end", "solved")
    expect(me.page.locator("[data-onward]")).to_be_focused()
    me.page.locator(".puzzle .choices .button").first.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".puzzle")).to_have_count(0)
    me.page.wait_for_selector(".table[data-at=mine], .table[data-at=over]", timeout=WAIT)


def test_home_leads_to_the_puzzle_of_the_day_and_two_days_make_a_row(me: Player) -> None:
    for days in range(2):
        me.page.clock.set_system_time(DAY + timedelta(days))
        me.page.goto(me.url)
        me.page.locator("[data-daily]").click()
        asked(me.page)
        name = me.page.get_attribute(".puzzle", "data-puzzle")
        game = me.page.get_attribute(".puzzle", "data-game")
        assert game
        assert name == f"2026-11-{23 + days}"
        answer(me.page, puzzle_of(game, name))
        expect(me.page.locator(".puzzle")).to_have_attribute("data-end", "solved")
    me.page.goto(me.url)
    expect(me.page.locator("[data-daily]")).to_contain_text("2 days in a row")
