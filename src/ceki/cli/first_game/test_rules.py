"""What the page says, clause by clause. Expected values come from the page or from arithmetic by hand."""

from pathlib import Path

import pytest

from ceki.play.catalogue import read_game
from ceki.play.ruleset import ruleset
from ceki.testing import check

from .rules import settle

GAME = read_game(Path(__file__).parent)


def test_hc_1_three_cards_to_each():
    table = ruleset(GAME, players=3).round(seed=1).table
    assert [int(hand.sum()) for hand in table.hand[:3]] == [3, 3, 3]


@pytest.mark.parametrize(("shown", "cents"), [([4, 9, 2], [-5, 10, -5]), ([7, 7, 1], [10, -5, -5])])
def test_hc_3_and_hc_4_the_highest_number_takes_the_stakes(shown, cents):
    table = ruleset(GAME, players=3, stake=5).table()
    table.best[:3] = shown
    settle(table)
    assert [int(n) for n in table.cents[:3]] == cents


def test_every_law_holds():
    assert [f"{one.law}: {one.wrong}" for one in check(GAME) if not one.holds] == []
