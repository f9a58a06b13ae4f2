"""An observation, and the moves that may be made, are the same when unseen cards are dealt again: in houses with every
value of every option, for every seat."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from ceki.engine.record import pack
from ceki.envs.encoder import Encoder
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import Ruleset, ruleset
from tests.laws.test_options import asked, values

GAMES = sorted(catalogue.names())
FAR = 40  # moves, at most, to the position that is looked at


def position(chosen: Ruleset, number: int) -> Round:
    """A random round, some moves after its deal; not at its end."""
    chance = random.Random(number)
    played, left = chosen.round(number), chance.randrange(FAR)
    while left > 0:
        played.make(*chance.choice(played.legal_numbers))
        if played.over:
            return position(chosen, number + 1000)
        left -= 1
    return played


def leaks(chosen: Ruleset, number: int, redeals: int) -> list[str]:
    """What differs after a re-deal, for each seat that can see the difference."""
    played, encoder, record = position(chosen, number), Encoder(chosen), np.zeros(1, chosen.game.dtype)
    found = []
    for seat in range(chosen.players):
        view, seen = played.view(seat), encoder.encode(played, seat)
        for other in range(redeals):
            pack(view.determinize(other), record[0])
            if not np.array_equal(encoder.encode_bytes(record.tobytes(), seat), seen):
                found.append(f"seat {seat}: observation")
            again = type(view)(chosen.game, record.copy(), seat)
            if again.legal_numbers != view.legal_numbers:
                found.append(f"seat {seat}: moves")
    return found


def of_values(game: str, positions: int, redeals: int) -> dict[str, list[str]]:
    """The houses in which something leaks."""
    found: dict[str, Any] = {}
    for n, (name, value) in enumerate(values(game)):
        chosen = ruleset(game, **asked(game, name, value))
        for number in range(positions):
            wrong = leaks(chosen, n * positions + number, redeals)
            if wrong:
                found[f"{name}={value}"] = wrong
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_leaks_with_any_value(game: str) -> None:
    assert of_values(game, 1, 1) == {}


@pytest.mark.prove
@pytest.mark.parametrize("game", GAMES)
def test_nothing_leaks_with_any_value_at_many_positions(game: str) -> None:
    assert of_values(game, 8, 3) == {}
