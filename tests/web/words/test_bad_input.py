"""What goes wrong is told in a sentence, with a way out of it: a dead link, a full table, too long a name."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.server.processes import post
from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import Player

SENTENCE = re.compile(r"[A-Z][^{}<>\n]{8,300}[.]")


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.prove)], ids=["phone", "desktop"])
def test_a_dead_link_is_told_and_leads_home(player: Callable[..., Player], size: tuple[int, int]) -> None:
    me = player(size)
    me.lost = True  # the browser notes that there is no such table
    alert = me.page.locator("main [role=alert]")
    for link in ("NOSUCH", "nosuch/", "a/b", "%E0%A4%A", "%00", "x" * 500):
        me.page.goto(f"{me.url}/t/{link}")
        alert.wait_for()
        assert any(SENTENCE.fullmatch(text) for text in alert.locator("p").all_inner_texts()), link
        assert me.overflow()[0] == 0, link
    alert.get_by_role("link", name="Go home").click()
    me.page.wait_for_selector("[data-game]")


def test_a_full_table_is_told_and_can_be_watched(player: Callable[..., Player]) -> None:
    me = player()
    made = post(me.url, "/api/tables", {"game": "chabut", "players": 2}, "10.7.0.1")
    post(me.url, f"/api/tables/{made['code']}/seats", {}, "10.7.0.1")
    me.page.goto(f"{me.url}/t/{made['code']}")
    told = me.page.get_by_text("Every seat is taken.")
    told.wait_for()
    assert SENTENCE.fullmatch(told.inner_text())
    assert me.page.get_by_role("button", name="Sit here").count() == 0
    me.page.get_by_role("button", name="Just watch").click()
    me.page.wait_for_selector(".watching")


def test_a_seat_that_was_taken_meanwhile_is_told(player: Callable[..., Player]) -> None:
    me = player()
    made = post(me.url, "/api/tables", {"game": "chabut", "players": 2}, "10.7.0.2")
    me.page.goto(f"{me.url}/t/{made['code']}")
    me.page.get_by_role("button", name="Sit here").wait_for()
    post(me.url, f"/api/tables/{made['code']}/seats", {}, "10.7.0.2")
    me.lost = True
    me.page.get_by_role("button", name="Sit here").click()
    told = me.page.locator(".problem[role=alert]")
    told.wait_for()
    assert SENTENCE.fullmatch(told.inner_text())
    assert me.page.get_by_role("button", name="Just watch").is_enabled()


def test_too_long_a_name_is_told_and_can_be_made_shorter(player: Callable[..., Player]) -> None:
    me = player()
    made = post(me.url, "/api/tables", {"game": "chabut", "players": 2}, "10.7.0.3")
    me.page.goto(f"{me.url}/t/{made['code']}")
    name = me.page.get_by_label("Your name")
    name.fill("")
    name.press_sequentially("n" * 30)
    assert name.input_value() == "n" * 24
    me.lost = True
    name.evaluate("e => { e.value = 'n'.repeat(25); e.dispatchEvent(new Event('input', { bubbles: true })); }")
    me.page.get_by_role("button", name="Sit here").click()
    told = me.page.locator(".problem[role=alert]")
    told.wait_for()
    assert SENTENCE.fullmatch(told.inner_text())
    assert "24" in told.inner_text()
    name.fill("Short")
    me.page.get_by_role("button", name="Sit here").click()
    me.page.wait_for_selector(".table")
