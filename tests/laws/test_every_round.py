"""Laws of every game at every number of seats: cards are conserved, moves never run out, rounds end, money sums up."""

from __future__ import annotations

import pytest

from ceki.bots.playout import RANDOM, TAKER
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from ceki.testing.watch import watch

TABLES = [
    pytest.param(game.id, seats, id=f"{game.id}-{seats}") for game in catalogue.games() for seats in game.info.seats
]


def _ends():
    """Each game at its fewest seats, at its usual number, and at its most."""
    for game in catalogue.games():
        for seats in sorted({game.info.seats[0], ruleset(game.id).players, game.info.seats[-1]}):
            yield pytest.param(game.id, seats, id=f"{game.id}-{seats}")


ENDS = [*_ends()]


def ask(name, seats, rounds):
    played = ruleset(name, seats)
    for bot, n in ((RANDOM, rounds), (TAKER, rounds // 10)):
        seen = watch(played, n, bot=bot)
        assert seen.fault == "none"
        assert seen.moves > 0 or seen.decisions == 0
        assert seen.longest <= played.game.longest(played.table())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_laws_hold_at_every_move(name, seats):
    ask(name, seats, 200 // seats)


@pytest.mark.prove
@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_laws_hold_at_every_move_for_long(name, seats):
    ask(name, seats, 1600 // seats)
