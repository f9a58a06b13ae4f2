"""Levels play from the view alone, slip by near misses, and take a win at hand."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace

import pytest

from ceki.bots import bot, greedy
from ceki.bots import levels as levels_module
from ceki.bots.levels import LEVELS, chosen, stake
from ceki.bots.random import generator
from ceki.bots.search import Search, Weighed
from ceki.engine.rule import WRITTEN
from ceki.lab.contest.arena import Pairing, judge
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from tests.bots.test_bots import hidden_dealt_again, view_in_play

WRITTEN_LEVELS = {name: replace(level, playouts=8, mode=WRITTEN) for name, level in LEVELS.items()}


def weighed(worth: float, verb: int = 0, card: int = 0, error: float = 0.0, playouts: int = 10) -> Weighed:
    return Weighed(verb, card, worth, error, 0.5, 0.5, playouts)


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_is_a_bot_by_its_name_that_moves_legally_and_repeats_itself(name):
    assert bot(name) is LEVELS[name]
    view = view_in_play("sakopong", 3)
    first = WRITTEN_LEVELS[name](view, generator(1, 2))
    assert first in view.legal_numbers
    assert WRITTEN_LEVELS[name](view, generator(1, 2)) == first


@pytest.mark.parametrize("name", LEVELS)
def test_what_a_level_does_not_see_changes_nothing(name):
    view = view_in_play("cholek_tiga")
    other = hidden_dealt_again(view, 99)
    assert not (view.determinize(99).hand == view.determinize(7).hand).all()
    for n in range(3):
        assert WRITTEN_LEVELS[name](other, generator(n)) == WRITTEN_LEVELS[name](view, generator(n))


def test_a_higher_level_looks_further_and_slips_less():
    easy, middle, strong = LEVELS.values()
    assert easy.playouts < middle.playouts < strong.playouts
    assert easy.warmth > middle.warmth > strong.warmth == 0


def test_what_a_round_is_about_is_the_root_mean_square_of_the_playouts():
    """Four playouts of 3, 3, 3, 3 and two of 6 and -6: the squares are 4 * 9 + 2 * 36 = 108, over 6 is 18."""
    assert stake([weighed(3.0, playouts=4), weighed(0.0, error=6 / math.sqrt(2), playouts=2)]) == pytest.approx(18**0.5)


def test_a_slip_is_rarer_the_more_it_loses():
    """Worth 10, 9 and 1, so about 7.8 in the mean square: at a warmth of a tenth, the last is e**-11.5 as likely."""
    moves = [weighed(10.0, card=0), weighed(9.0, card=1), weighed(1.0, card=2)]
    unit = 0.1 * math.sqrt((100 + 81 + 1) / 3)
    shares = [math.exp(-(10 - one.worth) / unit) for one in moves]
    state, made = generator(3), Counter()
    for _ in range(4000):
        made[chosen(moves, 0.1, state).card] += 1
    for card in (0, 1):
        share = shares[card] / sum(shares)
        assert made[card] == pytest.approx(4000 * share, abs=5 * math.sqrt(4000 * share * (1 - share)))
    assert made[2] <= 2


def test_without_warmth_and_where_nothing_is_at_stake_the_first_is_made():
    moves = [weighed(2.0, card=5), weighed(2.0, card=6)]
    assert {chosen(moves, 0.0, generator(n)).card for n in range(30)} == {5}
    nothing = [weighed(0.0, card=5), weighed(0.0, card=6)]
    assert {chosen(nothing, 0.5, generator(n)).card for n in range(30)} == {5}


@pytest.mark.parametrize(("name", "taken"), [("middle", True), ("strong", True), ("easy", False)])
def test_a_win_at_hand_is_taken_whatever_else_looks_better(monkeypatch, name, taken):
    view = view_in_play("balik_satu")
    verbs = view.game.info.verbs
    win = next(number for number, verb in enumerate(verbs) if verb.loud == "win")
    quiet = next(number for number, verb in enumerate(verbs) if not verb.loud)
    found = [weighed(50.0, verb=quiet), weighed(-50.0, verb=win)]
    monkeypatch.setattr(Search, "weigh", lambda self, view, state: found)
    made = {WRITTEN_LEVELS[name](view, generator(n))[0] for n in range(20)}
    assert made == {win if taken else quiet}


def test_without_a_module_the_greedy_bot_plays(monkeypatch):
    monkeypatch.setattr(levels_module, "runs_compiled", lambda game: False)
    monkeypatch.delattr(Search, "weigh")
    view = view_in_play("balik_satu")
    assert LEVELS["strong"](view, generator(4)) == greedy.choose(view, generator(4))


@pytest.mark.parametrize("name", LEVELS)
def test_who_is_not_asked_does_not_move(name):
    played = Round.from_seed(ruleset("balik_satu"), 5)
    with pytest.raises(ValueError, match="seat 1 is not asked"):
        WRITTEN_LEVELS[name](played.view(1), generator(0))


@pytest.mark.prove
@pytest.mark.parametrize("name", catalogue.names())
def test_a_level_finds_a_move_in_every_game(name):
    played = Round.from_seed(ruleset(name), 2)
    while not played.over and len(played.legal_numbers) < 2:
        played.make(*played.legal_numbers[0])
    if not played.over:
        made = replace(WRITTEN_LEVELS["easy"], playouts=1)(played.view(played.turn), generator(1))
        assert made in played.legal_numbers


@pytest.mark.prove
@pytest.mark.parametrize("bots", [("strong", "easy"), ("easy", "random")])
def test_a_higher_level_wins_more(bots):
    assert judge(Pairing("cholek_tiga", bots, both=False), 16).gain.low > 0
