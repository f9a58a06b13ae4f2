"""A table in a browser sends what the server sends, byte for byte (one_table.py)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ceki.play import catalogue
from tests.browser.one_table import Browser, compared

GAMES = ("balik_satu", "kowah", "pei")  # whose rules are compiled
PRESETS = [(game, preset) for game in GAMES for preset in catalogue.game(game).info.presets]
FEW, MANY = 2, 20


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = Browser()
    yield found
    found.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_the_servers(browser: Browser, game: str) -> None:
    rounds, _, messages = compared(browser, game, None, FEW, seed=1)
    assert rounds >= FEW
    assert messages > rounds


@pytest.mark.prove
@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_many_rounds_is_the_servers(browser: Browser, game: str) -> None:
    assert compared(browser, game, None, MANY, seed=100)[0] >= MANY


@pytest.mark.prove
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_message_of_a_preset_is_the_servers(browser: Browser, game: str, preset: str) -> None:
    assert compared(browser, game, preset, FEW, seed=200)[0] >= FEW
