"""Nothing leaks: deal again what a seat does not see, and its view and its menu do not move by a byte."""

from __future__ import annotations

import pytest

from ceki.play.ruleset import ruleset
from ceki.testing.watch import watch
from tests.laws.test_every_round import ENDS, TABLES


def ask(name, seats, rounds):
    seen = watch(ruleset(name, seats), rounds, redeals=3)
    assert seen.fault == "none"
    assert seen.moved >= 0.95 * seen.positions, f"{seen.moved} of {seen.positions} re-deals moved a card"


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_nothing_leaks(name, seats):
    ask(name, seats, 1)


@pytest.mark.prove
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_leaks_for_long(name, seats):
    ask(name, seats, 2)
