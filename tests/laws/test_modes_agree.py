"""One text, three ways: as written, compiled, and compiled with bounds checked, the same rounds come out."""

from __future__ import annotations

import pytest

from ceki.engine.rule import CHECKED, COMPILED, WRITTEN
from ceki.lab.simulate import simulate
from tests.laws.test_every_round import ENDS, TABLES


def come_out(name, seats, rounds, mode):
    result = simulate(name, rounds, seed=11, players=seats, mode=mode)
    return result.digest, result.moves, result.wins, result.no_win, result.cents, result.pot


def agree(name, seats, written, compiled):
    assert come_out(name, seats, written, WRITTEN) == come_out(name, seats, written, COMPILED)
    if compiled:
        assert come_out(name, seats, compiled, COMPILED) == come_out(name, seats, compiled, CHECKED)


FEW = [table for table in TABLES if table.id in ("balik_satu-4", "cholek_tiga-3", "sakopong-4", "chabut-4")]


@pytest.mark.parametrize(("name", "seats"), FEW)
def test_modes_agree(name, seats):
    agree(name, seats, 20, 0)


@pytest.mark.prove
@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_modes_agree_for_long(name, seats):
    agree(name, seats, 120 // seats, 20_000 // seats)
