"""A table in a browser sends what the server sends, byte for byte (one_table.py)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from ceki.play import catalogue
from tests.browser.tables.evening import Evening
from tests.browser.tables.one_table import Browser, compared

GAMES = [game.id for game in catalogue.games()]
PRESETS = [(game, preset) for game in GAMES for preset in catalogue.game(game).info.presets]
FEW, MANY = 1, 20
LARGEST: tuple[dict[str, Any], ...] = (
    {"game": "pakau", "players": 17},
    {"game": "balik_satu", "players": 20, "options": {"half_decks": 12}},
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = Browser()
    yield found
    found.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_the_servers(browser: Browser, game: str) -> None:
    same = compared(browser, game, None, FEW, seed=1)
    assert same.rounds >= FEW
    assert same.kinds["event moved"] > same.rounds


@pytest.mark.parametrize("order", LARGEST, ids=lambda order: order["game"])
def test_every_message_of_the_largest_tables_is_the_servers(browser: Browser, order: dict[str, Any]) -> None:
    assert browser.difference(asyncio.run(Evening(5, order, 1).played())) == ""


@pytest.mark.prove
@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_many_rounds_is_the_servers(browser: Browser, game: str) -> None:
    assert compared(browser, game, None, MANY, seed=100).rounds >= MANY


@pytest.mark.prove
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_message_of_a_preset_is_the_servers(browser: Browser, game: str, preset: str) -> None:
    assert compared(browser, game, preset, FEW, seed=200).rounds >= FEW
