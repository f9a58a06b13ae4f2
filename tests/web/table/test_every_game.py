"""Every game can be opened and played, and every rule page read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ceki.play import catalogue
from tests.web.player import Player

# A game of each family is a proof, and every game is played to its sheet (`test_sheets.py`).
SOME = {game.info.family: game.id for game in reversed(catalogue.games())}.values()
MARKS = (pytest.mark.whole, pytest.mark.prove)
GAMES = [pytest.param(name, marks=MARKS[name in SOME]) for name in catalogue.names()]
PAGES = [catalogue.names()[:1], pytest.param(catalogue.names()[1:], marks=pytest.mark.prove)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_opens_and_is_played(player: Callable[..., Player], game: str) -> None:
    me = player()
    me.sit_down(game)
    made = me.play(moves=10)
    assert made == 10 or me.over
    assert me.overflow() == (0, 0)


@pytest.mark.parametrize("games", PAGES, ids=["one", "others"])
def test_every_rule_page_is_shown_and_safe(player: Callable[..., Player], games: list[str]) -> None:
    me = player()
    for game in games:
        me.page.goto(f"{me.url}/learn/{game}")
        me.page.wait_for_selector(".rules td")
        assert me.page.locator(".rules script, .rules [onclick], .rules iframe").count() == 0
        data = me.page.locator(".rules pre")
        assert data.count() == me.page.locator(".rules details").count() > 0  # below its sentences, for who opens it
        expect(data.first).to_be_hidden()
        expect(me.page.locator(".rules")).to_have_attribute("lang", "en")
        me.page.goto("about:blank")


def test_the_form_of_house_rules_has_every_option(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/friends")
    for game in catalogue.games():
        me.page.wait_for_selector("form select")
        me.page.locator("form select").first.select_option(game.id)
        me.page.wait_for_function(f"() => document.querySelectorAll('.option').length === {len(game.options)}")
