"""Rules are small Python: what a card player can read and a compiler can take."""

from __future__ import annotations

import pytest

from ceki.bots.playout import choose
from ceki.engine import contract
from ceki.engine.contract import (
    deal,
    heuristic,
    legal,
    play,
    settle,
)
from ceki.engine.language.small_python import refuse_large_python
from ceki.engine.rule import is_rule, reachable, rule
from ceki.engine.visibility.determinize import determinized
from ceki.lab.rounds import play_rounds
from ceki.play import catalogue


@pytest.mark.parametrize("name", catalogue.names())
def test_every_rule_that_a_game_can_reach_is_small_python(name):
    names = catalogue.game(name).namespace
    own = {meant: names[word] for word, meant in vars(contract).items() if is_rule(names.get(word))}
    for written in own.values():
        for function in reachable(written, own):
            refuse_large_python(function)


def test_drivers_are_small_python():
    words = (deal, legal, play, settle, heuristic)
    for function in reachable(play_rounds, dict.fromkeys(words, choose)):
        refuse_large_python(function)
    for function in reachable(determinized):
        refuse_large_python(function)


@rule
def too_clever(g):
    return [face + 1 for face in g.hand]


def test_large_python_is_refused_by_name_and_line():
    with pytest.raises(
        TypeError, match=r"test_small_python\.py, line \d+: a list comprehension is not small Python; allowed: if, for"
    ):
        refuse_large_python(too_clever)
