"""Levels play from the view alone, slip by near misses, and take a win at hand."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from ceki.bots import bot, greedy
from ceki.bots import levels as levels_module
from ceki.bots.halving import search
from ceki.bots.levels import LEVELS
from ceki.bots.random import generator
from ceki.bots.seen import Seen
from ceki.bots.slips import chosen, e_to_minus, put_wins_first
from ceki.bots.tally import ASKED, CARD, COLUMNS, VERB, ask_all, count, stake
from ceki.engine.chance import Words
from ceki.engine.rule import WRITTEN
from ceki.lab.contest.arena import Pairing, judge
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from tests.bots.test_bots import hidden_dealt_again, view_in_play

WRITTEN_LEVELS = {name: replace(level, playouts=8, mode=WRITTEN) for name, level in LEVELS.items()}


def counted(*worths: float, verbs: tuple[int, ...] = (), spread: float = 0.0) -> Words:
    """A tally of moves that were each worth so much on average of ten playouts, a half of them `spread` more and the
    others as much less; listed as they stand."""
    tally = np.zeros((len(worths), COLUMNS), np.int64)
    for place, worth in enumerate(worths):
        tally[place, CARD], tally[place, VERB] = place, verbs[place] if verbs else 0
        for deal in range(10):
            count(tally, place, round(worth + (spread if deal % 2 else -spread)))
    ask_all(tally, len(worths))
    return tally


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
    """Ten playouts of 3 and ten of 6 and -6 by turns: the squares are 10 * 9 + 10 * 36 = 450, over 20 is 22.5."""
    tally = counted(3, 0)
    tally[1] = counted(0, spread=6)[0]
    ask_all(tally, 2)
    assert stake(tally, 2) == pytest.approx(22.5**0.5)


def test_a_slip_is_rarer_the_more_it_loses():
    """Worth 10, 9 and 1, so about 7.8 in the mean square: at a warmth of a tenth, the last is e**-11.5 as likely."""
    worths = (10, 9, 1)
    unit = 0.1 * math.sqrt((100 + 81 + 1) / 3)
    shares = [math.exp(-(10 - worth) / unit) for worth in worths]
    state, made = generator(3), Counter()
    for _ in range(4000):
        made[chosen(counted_once(worths), 3, 100, state)] += 1
    for card in (0, 1):
        share = shares[card] / sum(shares)
        assert made[card] == pytest.approx(4000 * share, abs=5 * math.sqrt(4000 * share * (1 - share)))
    assert made[2] <= 2


@cache
def counted_once(worths: tuple[float, ...]) -> Words:
    return counted(*worths)


@pytest.mark.parametrize("x", [0.0, 1e-9, 0.1, 0.5, math.log(2), 1.0, 7.3, 50.0, 690.0])
def test_powers_of_e_are_right_to_twelve_digits(x):
    assert e_to_minus(x) == pytest.approx(math.exp(-x), rel=1e-12)
    assert e_to_minus(800.0) == 0


def test_without_warmth_and_where_nothing_is_at_stake_the_first_is_made():
    assert {chosen(counted(2, 2), 2, 0, generator(n)) for n in range(30)} == {0}
    assert {chosen(counted(0, 0), 2, 500, generator(n)) for n in range(30)} == {0}


def test_wins_are_listed_first_in_their_order_and_where_there_are_none_nothing_moves():
    tally = counted(9, 8, 7, 6, verbs=(0, 2, 0, 2))
    assert put_wins_first(tally, 4, 1 << 1) == 4
    assert tally[:, ASKED].tolist() == [0, 1, 2, 3]
    assert put_wins_first(tally, 4, 1 << 2) == 2
    assert tally[:, ASKED].tolist() == [1, 3, 0, 2]


@pytest.mark.parametrize(("name", "taken"), [("middle", True), ("strong", True), ("easy", False)])
def test_a_level_gives_the_search_the_verbs_that_win_and_the_caution_of_the_game(monkeypatch, name, taken):
    told = []
    monkeypatch.setattr(Seen, "run", lambda self, driver, *given: told.append((driver, *given)))
    view = view_in_play("balik_satu")
    WRITTEN_LEVELS[name](view, generator(1))
    wins = sum(1 << number for number, verb in enumerate(view.game.info.verbs) if verb.loud == "win")
    caution = round(1000 * view.game.info.caution)
    assert told == [(search, 8, round(1000 * LEVELS[name].warmth), wins if taken else 0, caution)]
    assert wins > 0


def test_without_a_module_the_greedy_bot_plays(monkeypatch):
    monkeypatch.setattr(levels_module, "runs_compiled", lambda game: False)
    monkeypatch.delattr(Seen, "run")
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
