"""Calls and wins: only when they can be made, never by accident, never lost."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import Player
from tests.web.staged import BEGUN, Staged

# in a page: what has been called; a call may be gone before anybody looks
CALLED = """
window.called = new Set();
new MutationObserver(() => document.querySelectorAll(".callout b").forEach((call) => called.add(call.textContent)))
  .observe(document, { childList: true, subtree: true });
"""

GUARD = 450  # milliseconds


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_u14_calls_have_a_fixed_place_words_and_a_key(player: Callable[..., Player], size: tuple[int, int]) -> None:
    staged = Staged(player(size), "balik_satu", 4)
    page = staged.page
    staged.ask("draw", "take")
    assert page.locator(".act.call, .act.win").count() == 0
    staged.others(view=staged.hand("C2", "C9"))
    staged.ask("discard C2", "flick C2", "discard C9")
    page.locator('.held[data-card="C2"]').click()
    call = page.locator(".calls .act.call")
    assert "Flick" in call.inner_text().capitalize()
    assert "discard a card and call" in call.inner_text()
    assert call.get_attribute("aria-keyshortcuts") == "C"
    staged.me.still()
    first = call.bounding_box()
    staged.ask("draw", "take", "sampei")
    win = page.locator(".calls .act.win")
    assert "sampei!" in win.inner_text().lower()
    assert win.get_attribute("aria-keyshortcuts") == "W"
    staged.me.still()
    second = win.bounding_box()
    assert first is not None
    assert second is not None
    quiet = [b["x"] for b in (one.bounding_box() for one in page.locator(".quiet-ones .act").all()) if b]
    assert max(quiet) < second["x"]
    assert abs(first["x"] + first["width"] / 2 - second["x"] - second["width"] / 2) < 2
    if size == DESKTOP:
        assert [k.inner_text() for k in page.locator(".actions kbd").all()] == ["T", "Space", "W"]


def test_u14_a_win_is_in_sight_on_every_screen(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "balik_satu", 4)
    staged.ask("draw", "take", "sampei")
    for width, height in (PHONE, (640, 360), (320, 568), DESKTOP):
        staged.page.set_viewport_size({"width": width, "height": height})
        staged.me.still()
        box = staged.page.locator(".act.win").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height


def test_u14_a_win_that_comes_up_under_the_finger_is_not_made(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "balik_satu", 4, clock=True)
    staged.freeze()
    staged.ask("draw", "sampei")
    win = staged.page.locator(".act.win")
    assert win.is_disabled()
    staged.page.keyboard.press("w")
    assert staged.sent == []
    staged.page.clock.run_for(GUARD)
    assert win.is_enabled()
    staged.page.keyboard.press("w")
    assert staged.sends(1) == ["sampei"]


def test_u14_a_win_is_not_let_go_without_asking(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "balik_satu", 4)
    page = staged.page
    staged.ask("draw", "sampei")
    page.keyboard.press(" ")
    assert "Pass anyway?" in page.inner_text(".actions")
    over = "all => all.filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1).length"
    assert page.eval_on_selector_all("[data-let], [data-keep]", over) == 0
    assert staged.sent == []
    page.locator("[data-keep]").click()
    page.locator(".act.win:enabled").wait_for()
    page.keyboard.press(" ")
    page.locator("[data-let]").click()
    page.locator(".act:enabled").first.wait_for()
    assert staged.sends(1) == ["draw"]


@pytest.mark.parametrize(("option", "made"), [("ask", []), ("auto", ["sampei"])])
def test_u14_always_ask_or_win_at_once(player: Callable[..., Player], option: str, made: list[str]) -> None:
    me = player()
    me.page.goto(me.url)
    me.page.evaluate("kept => localStorage.setItem('ceki.settings', kept)", json.dumps({"win": option}))
    staged = Staged(me, "balik_satu", 4)
    staged.ask("draw", "sampei")
    me.page.locator(".act.win:enabled").wait_for()
    assert staged.sent == made


def test_u14_a_called_card_is_flicked_and_the_call_is_shown(player: Callable[..., Player]) -> None:
    me = player(DESKTOP, reduced_motion="no-preference")
    me.page.add_init_script(BEGUN + CALLED)
    staged = Staged(me, "balik_satu", 4)
    staged.others((1, "discard C6"), view={"heap": ["C6"], "discard": "C6"})
    flown = "() => begun.some((one) => one.id === '%s')"
    staged.page.wait_for_function(flown % "move")
    staged.others((1, "flick C5"), view={"call": [0, 1, 0, 0], "heap": ["C6", "C5"], "discard": "C5"})
    staged.page.wait_for_function(flown % "flick")
    assert [call.lower() for call in staged.page.evaluate("[...called]")] == ["tan!"]
    assert "tan" in staged.page.inner_text('[data-spot="seat:1"]')


def test_u14_gonggong_lays_one_coin_or_two(player: Callable[..., Player]) -> None:
    staged = Staged(player(DESKTOP), "gonggong", 4)
    staged.others(view={"call": [0, 1, 2, 0]})
    coins = [staged.page.locator(f'[data-spot="seat:{seat}"] .coins i').count() for seat in (1, 2, 3)]
    words = [staged.page.inner_text(f'[data-spot="seat:{seat}"] .badge') for seat in (1, 2)]
    assert coins == [2, 1, 0]
    assert words == ["ceki kowah", "ceki nocog"]


def test_u14_keys_of_the_table(player: Callable[..., Player]) -> None:
    staged = Staged(player(DESKTOP), "balik_satu", 4)
    page = staged.page
    for key, move, others in (
        (" ", "draw", ["take"]),
        ("t", "take", ["draw"]),
        ("p", "pass", ["claim"]),
        ("w", "claim", ["pass"]),
    ):
        staged.sent.clear()
        staged.others()
        staged.ask(move, *others)
        page.locator(".act").first.wait_for()
        if others == ["claim"]:
            page.keyboard.press(key)
            page.locator("[data-let]").click()
        else:
            page.locator(".actions:not(:has(.act:disabled))").wait_for()
            page.keyboard.press(key)
        page.locator(".act:enabled").first.wait_for()
        assert staged.sent == [move]
    for key, title in (("l", "Log"), ("r", "rules in force"), ("?", "Keys")):
        page.keyboard.press(key)
        assert title in page.inner_text("dialog[open] h2")
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
