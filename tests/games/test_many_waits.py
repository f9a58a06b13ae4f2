"""A hand may wait for every face of a rank, and is told of each."""

from __future__ import annotations

import pytest

from ceki.cards.notation import counted, members
from ceki.engine import contract
from ceki.engine.reasons import Rows
from ceki.games._sets.beliefs import waits
from ceki.games._sets.table import CEKI, DRAWING
from ceki.play import catalogue
from ceki.play.ruleset import ruleset

PAIRS_OF_ONES = ["C1", "C1", "S1", "S1", "M1", "M1", "WF", "WF"]  # two whole sets and two cards [HA-4]
MATA = ["C5", "C5", "C5"]


@pytest.mark.parametrize("name", ["balik_satu", "chaqui"])
def test_a_ceki_waits_for_each_face_of_which_it_has_a_pair(name):
    game = catalogue.game(name)
    g = ruleset(name, 4, honour_rank="all_one").table()
    g.deck[:] = 8
    g.hand[0] = counted([*PAIRS_OF_ONES, *MATA])
    g.call[0], g.step = CEKI, DRAWING
    out = Rows()
    game.rule(contract.goal)(g, 0, g.deck - g.hand[0], out)
    told = [fact for fact in game.goals.read(out) if fact.cards]
    assert [members(sum(1 << card for card in fact.cards)) for fact in told] == [["C1", "S1", "M1", "WF"]]
    assert members(waits(g, g.hand[0], CEKI)) == ["C1", "S1", "M1", "WF"]
