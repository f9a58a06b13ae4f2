"""Re-deals come to every deal that agrees with a view equally often, and believe what players have said.

That what is known of a hand is true of it, and of the hands of every re-deal, is asked at every move by `watch`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ceki.bots.playout import GREEDY
from ceki.engine.bits import NONE
from ceki.engine.record import ALL, CARD, COUNTS, OWN, PILE, Field
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from ceki.testing.watch import watch
from tests.laws.every_deal import agreement, chi_square_tail
from tests.laws.test_every_round import ENDS
from tests.laws.test_options import GAMES, asked, values

SAYS_NOTHING = {("sakopong", "must_follow", False)}  # who need not follow suit shows nothing by a throw [SK-6]
CALLING = [table for table in ENDS if "hand_constraint" in catalogue.game(table.values[0]).namespace]


def is_secret(g: Any, field: Field) -> bool:
    """Whether rows of cards are hidden from other seats, in this house."""
    word, _, option = field.seen.partition(":")
    return word == OWN or (word == "option" and not getattr(g, option))


def small_table(name: str) -> Any:
    """A table of any game on which every place for hidden cards has a few, of four faces."""
    chosen = ruleset(name)
    g: Any = chosen.table()
    kinds = [face for face in range(chosen.game.table.FACES) if face % 7 == 1][:4]
    n = 0
    fields = chosen.game.table.FIELDS.values()
    secret = [f for f in fields if f.kind == COUNTS and f.holds_cards and is_secret(g, f)]
    seats = min(g.seats, 2 if len(secret) > 1 else 3)
    for field in fields:
        if not field.holds_cards or field.seen == ALL:
            continue
        value = getattr(g, field.name)
        if field.kind == COUNTS:
            for seat in range(seats):
                for _ in range(2):
                    value[seat, kinds[n % 4]] += 1
                    n += 1
        elif field.kind == PILE:
            value[0] = kinds[n % 4]
            n += 1
        elif field.kind == CARD and not field.note:
            setattr(g, field.name, kinds[n % 4])
            n += 1
    g.deck[:] = 0
    for field in chosen.game.table.FIELDS.values():
        if field.holds_cards:
            cards = np.atleast_1d(getattr(g, field.name))
            g.deck += cards.reshape(-1, len(g.deck)).sum(axis=0) if field.kind == COUNTS else np.bincount(
                cards[cards >= 0], minlength=len(g.deck)
            )  # fmt: skip
    return chosen, g


@pytest.mark.parametrize("name", catalogue.names())
def test_where_nobody_has_called_every_deal_is_equally_likely(name):
    chosen, g = small_table(name)
    assert agreement(chosen, g, 0, times=3000) > 0.001


@pytest.mark.prove
@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("viewer", [0, NONE])
def test_where_nobody_has_called_every_deal_is_equally_likely_for_long(name, viewer):
    assert agreement(*small_table(name), viewer) > 0.001


@pytest.mark.parametrize(
    ("x", "freedom", "tail"), [(3.841459, 1, 0.05), (18.307038, 10, 0.05), (149.449253, 100, 0.001)]
)
def test_the_tail_of_chi_square_is_that_of_the_tables(x, freedom, tail):
    assert abs(chi_square_tail(x, freedom) - tail) < 1e-6


def ask(name: str, seats: int | None, rounds: int, **options: Any) -> int:
    seen = watch(ruleset(name, seats, **options), rounds, redeals=2, bot=GREEDY, seed=3)
    assert seen.fault == "none"
    return seen.bound


@pytest.mark.prove
@pytest.mark.parametrize("game", [game for game in GAMES if "hand_constraint" in catalogue.game(game).namespace])
def test_calls_are_true_and_believed_with_every_value(game):
    for name, value in values(game):
        believed = ask(game, None, 2, **asked(game, name, value)) > 10
        assert believed == ((game, name, value) not in SAYS_NOTHING), f"{name}={value}"
