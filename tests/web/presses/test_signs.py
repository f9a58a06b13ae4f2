"""Whoever is waited for among strangers is warned, and a touch says that they are there; the clock is the server's."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import PHONE
from tests.web.player import Player
from tests.web.staged import Staged

BANNER = ".banner[role=status]"
AHEAD = 300_000  # milliseconds: a device whose clock is five minutes slow


def test_one_who_is_waited_for_is_warned_with_a_countdown_and_a_press_is_a_sign(player: Callable[..., Player]) -> None:
    staged = Staged(player(PHONE), "cholek_tiga", 3)
    there = staged.page.evaluate("Date.now()") + AHEAD
    staged.ask("draw", "take", now=there, stand_in=there + 50_000)
    expect(staged.page.locator(BANNER)).to_have_count(0)
    staged.ask("draw", "take", now=there, stand_in=there + 20_000)
    banner = staged.page.locator(BANNER)
    expect(banner).to_contain_text("The others are waiting for you.")
    assert 15 <= int("".join(filter(str.isdigit, banner.locator("span").inner_text()))) <= 20
    banner.get_by_role("button", name="I am here").click()
    staged.page.wait_for_function("() => true")
    assert staged.sends(0) == []
    assert staged.signs >= 1


def test_a_touch_anywhere_is_a_sign_where_the_others_wait_and_nowhere_else(player: Callable[..., Player]) -> None:
    staged = Staged(player(PHONE), "cholek_tiga", 3)
    staged.ask("draw", "take")
    staged.page.locator(".table").click(position={"x": 5, "y": 5})
    there = staged.page.evaluate("Date.now()")
    staged.others(now=there, stand_in=there + 40_000)
    staged.page.locator(".table").click(position={"x": 5, "y": 5})
    staged.sends(1)
    assert staged.signs == 0
    staged.ask("draw", "take", now=there, stand_in=there + 40_000)
    staged.page.locator(".table").click(position={"x": 5, "y": 5})
    staged.sends(1)
    assert staged.signs == 1


def test_a_clock_for_a_move_counts_by_the_servers_clock(player: Callable[..., Player]) -> None:
    staged = Staged(player(PHONE), "cholek_tiga", 3, seconds=60)
    for off in (AHEAD, -AHEAD):
        there = staged.page.evaluate("Date.now()") + off
        staged.ask("draw", "take", now=there, deadline=there + 60_000)
        assert 55 <= int(staged.page.locator(".clock").first.inner_text().rstrip("s")) <= 60


def test_who_was_removed_is_told_and_takes_the_place_back(player: Callable[..., Player]) -> None:
    staged = Staged(player(PHONE), "cholek_tiga", 3)
    staged.ask("draw", "take")
    staged.push(me=-1, person=-1, legal=[], asked=False)
    banner = staged.page.locator(BANNER)
    expect(banner).to_contain_text("A bot took your place because you did not answer.")
    first = staged.socket
    banner.get_by_role("button", name="Take it back").click()
    staged.sends(1)
    assert staged.socket is not first, "it says hello anew"
    staged.push(me=0, person=0)
    expect(banner).to_have_count(0)


def test_a_place_is_offered_back_until_the_round_ends_and_no_longer(player: Callable[..., Player]) -> None:
    staged = Staged(player(PHONE), "cholek_tiga", 3)
    staged.ask("draw", "take")
    staged.push(me=-1, person=-1, legal=[], asked=False)
    expect(staged.page.locator(BANNER)).to_have_count(1)
    staged.push(over=True)
    expect(staged.page.locator(BANNER)).to_have_count(0)
