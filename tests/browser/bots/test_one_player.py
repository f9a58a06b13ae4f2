"""Bots and advice of the page move and speak as the server's do (one_player.py)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ceki.bots import BOTS
from ceki.bots.levels import LEVELS
from ceki.engine.rule import WRITTEN
from ceki.server.seats.bots import AT_ONCE, MANY
from tests.browser.one_player import Page, advice, compared, moves_of, with_choices

GAMES = with_choices()
FEW = 6  # playouts, as written
SOME = 60  # positions; `python -m tests.browser.one_player` compares 2,000
AHEAD = 4  # positions at which bots look as far ahead as on a server


@pytest.fixture(scope="module")
def few() -> Iterator[Page]:
    """The page, while levels look ahead on few playouts, here and there."""
    own = dict(LEVELS)
    for name, level in own.items():
        LEVELS[name] = BOTS[name] = replace(level, playouts=FEW, mode=WRITTEN)
    page = Page()
    yield page
    page.close()
    LEVELS.update(own)
    BOTS.update(own)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    found = Page()
    yield found
    found.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_makes_the_same_move(few: Page, game: str) -> None:
    assert compared(few, game, 2, moves_of(*LEVELS, *AT_ONCE)) == 2 * len([*LEVELS, *AT_ONCE])


@pytest.mark.parametrize("game", with_choices())
def test_a_hint_and_the_cost_of_a_choice_are_the_same_to_the_last_letter(few: Page, game: str) -> None:
    assert compared(few, game, 1, advice(FEW, WRITTEN), seed=2) == 2


@pytest.mark.prove
@pytest.mark.parametrize("game", GAMES)
def test_middle_and_strong_make_the_same_moves_in_many_positions(page: Page, game: str) -> None:
    assert compared(page, game, SOME, moves_of("middle")) == SOME
    assert compared(page, game, AHEAD, moves_of("strong"), seed=2) == AHEAD


@pytest.mark.prove
@pytest.mark.parametrize("game", with_choices())
def test_hints_and_costs_of_full_length_are_the_same(page: Page, game: str) -> None:
    assert compared(page, game, AHEAD, advice(MANY), seed=3) == 2 * AHEAD
