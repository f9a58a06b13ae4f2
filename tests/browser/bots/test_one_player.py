"""Bots and advice of the page move and speak as the server's do, in every browser (one_player.py)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import ceil

import pytest

from ceki.bots import BOTS
from ceki.bots.levels import LEVELS
from ceki.engine.rule import WRITTEN
from ceki.server.seats.bots import AT_ONCE, MANY
from tests.browser.one_player import advice, compared, moves_of, with_choices
from tests.browser.places import Place, node

GAMES = with_choices()
FEW = 6  # playouts, as written
MANY_POSITIONS = 2_000  # of all games together
AHEAD = 4  # positions at which bots look as far ahead as on a server


@pytest.fixture(scope="module")
def few() -> Iterator[Place]:
    """Node, while levels look ahead on few playouts, here and there."""
    own = dict(LEVELS)
    for name, level in own.items():
        LEVELS[name] = BOTS[name] = replace(level, playouts=FEW, mode=WRITTEN)
    with node() as found:
        yield found
    LEVELS.update(own)
    BOTS.update(own)


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_makes_the_same_move(few: Place, game: str) -> None:
    assert compared([few], game, 2, moves_of(*LEVELS, *AT_ONCE)) == 2 * len([*LEVELS, *AT_ONCE])


@pytest.mark.parametrize("game", with_choices())
def test_a_hint_and_the_cost_of_a_choice_are_the_same_to_the_last_letter(few: Place, game: str) -> None:
    assert compared([few], game, 1, advice(FEW, WRITTEN), seed=2) == 2


@pytest.mark.prove
@pytest.mark.parametrize("game", GAMES)
def test_middle_and_strong_make_the_same_moves_in_many_positions(place: Place, game: str) -> None:
    some = ceil(MANY_POSITIONS / len(GAMES))
    assert compared([place], game, some, moves_of("middle")) == some
    assert compared([place], game, AHEAD, moves_of("strong"), seed=2) == AHEAD


@pytest.mark.prove
@pytest.mark.parametrize("game", with_choices())
def test_hints_and_costs_of_full_length_are_the_same(place: Place, game: str) -> None:
    assert compared([place], game, AHEAD, advice(MANY), seed=3) == 2 * AHEAD
