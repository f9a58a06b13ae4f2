"""One text, two ways: as written and compiled, the same rounds come out. `make prove` asks it again of modules that
check bounds."""

from __future__ import annotations

import pytest

from ceki.engine.rule import COMPILED, WRITTEN
from ceki.lab.simulate import simulate
from tests.laws.test_every_round import ENDS, TABLES


def come_out(name, seats, rounds, mode):
    result = simulate(name, rounds, seed=11, players=seats, mode=mode)
    return result.digest, result.moves, result.wins, result.no_win, result.cents, result.pot


def agree(name, seats, rounds):
    assert come_out(name, seats, rounds, WRITTEN) == come_out(name, seats, rounds, COMPILED)


FEW = [table for table in TABLES if table.id in ("balik_satu-4", "cholek_tiga-3", "sakopong-4", "chabut-4")]


@pytest.mark.parametrize(("name", "seats"), FEW)
def test_modes_agree(name, seats):
    agree(name, seats, 20)


@pytest.mark.prove
@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_modes_agree_for_long(name, seats):
    agree(name, seats, 120 // seats)
    assert come_out(name, seats, 20_000 // seats, COMPILED)[1] > 0  # which traps where an index is out of bounds
