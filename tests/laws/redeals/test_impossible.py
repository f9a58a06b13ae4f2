"""No re-dealt world is one to which the round cannot have come. All: `python -m tests.laws.redeals.impossible`."""

from __future__ import annotations

import pytest

from ceki.play.ruleset import ruleset
from tests.laws.redeals.impossible import GAMES, NAIVE, TRUE, dreamt, houses


@pytest.mark.prove
@pytest.mark.parametrize("game", GAMES)
def test_re_dealt_worlds_can_be_and_those_that_believe_nobody_cannot(game):
    chosen = ruleset(game, 3)
    assert (dreamt(chosen, 300).impossible, dreamt(chosen, 300).not_dealt) == (0, 0)
    assert dreamt(chosen, 300, how=TRUE).impossible == 0
    assert dreamt(chosen, 300, how=NAIVE).impossible > 0


@pytest.mark.prove
def test_kw_30_a_long_round_after_the_discards_became_the_pile_is_found_again():
    chosen = ruleset("kowah", 3, stock_out="reshuffle")
    assert dreamt(chosen, 40, seed=1017, first=59).impossible == 0
    assert dreamt(chosen, 40, seed=1017, first=59, how=NAIVE).impossible > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_has_a_house(game):
    asked = [options for _, options in houses(game)]
    for name, option in ruleset(game).game.options.items():
        values = [options.get(name, option.default) for options in asked]
        assert all(value in values for value in option.samples())
