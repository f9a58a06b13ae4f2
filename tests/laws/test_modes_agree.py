"""One text, two ways: as written and compiled, the same rounds come out. `make prove` asks it again of modules that
check bounds."""

from __future__ import annotations

import pytest

from ceki.engine.rule import COMPILED, WRITTEN
from ceki.lab.simulate import simulate
from ceki.play import catalogue
from tests.laws.test_every_round import ENDS


def come_out(name, seats, rounds, mode):
    result = simulate(name, rounds, seed=11, players=seats, mode=mode)
    return result.digest, result.moves, result.wins, result.no_win, result.cents, result.pot


def agree(name, seats, rounds):
    assert come_out(name, seats, rounds, WRITTEN) == come_out(name, seats, rounds, COMPILED)


@pytest.mark.parametrize("name", sorted(catalogue.names()))
def test_modes_agree(name):
    agree(name, catalogue.game(name).info.seats[0], 4)


@pytest.mark.prove
@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_modes_agree_for_long(name, seats):
    agree(name, seats, 120 // seats)
    assert come_out(name, seats, 20_000 // seats, COMPILED)[0]  # which traps where an index is out of bounds
