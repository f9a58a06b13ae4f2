"""Rules are small Python: what a card player can read and a compiler can take."""

from __future__ import annotations

import pytest

from ceki.bots.playout import choose
from ceki.engine.determinize import another_deal
from ceki.engine.rule import (
    appraise,
    binds,
    came_about,
    came_anyhow,
    deal,
    draw_hand,
    draw_table,
    holds,
    holds_anyhow,
    legal,
    never_drawn,
    never_together,
    play,
    reachable,
    refuse_large_python,
    rule,
    settle,
    tells_nothing,
)
from ceki.lab.rounds import play_rounds
from ceki.play import catalogue


@pytest.mark.parametrize("name", catalogue.names())
def test_every_rule_that_a_game_can_reach_is_small_python(name):
    names = catalogue.game(name).names
    words = "deal legal play settle appraise event binds holds draw_hand came_about draw_table doubts"
    for word in words.split():
        if word in names:
            for function in reachable(names[word]):
                refuse_large_python(function)


SAYS_NOTHING = {
    binds: tells_nothing,
    holds: holds_anyhow,
    draw_hand: never_drawn,
    came_about: came_anyhow,
    draw_table: never_together,
}


def test_drivers_are_small_python():
    words = (deal, legal, play, settle, appraise)
    for function in reachable(play_rounds, dict.fromkeys(words, choose)):
        refuse_large_python(function)
    for function in reachable(another_deal, SAYS_NOTHING):
        refuse_large_python(function)


@rule
def too_clever(g):
    return [face + 1 for face in g.hand]


def test_large_python_is_refused_by_name_and_line():
    with pytest.raises(TypeError, match=r"rule too_clever, line \d+: ListComp is not small Python"):
        refuse_large_python(too_clever)
