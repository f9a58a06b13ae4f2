"""Bots see a view, repeat themselves, and greedy makes the move that the game's own eye likes best."""

from __future__ import annotations

import dataclasses
from typing import Final

import numpy as np
import pytest

from ceki.bots import bot
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.engine.record import pack
from ceki.engine.rule import WRITTEN
from ceki.engine.visibility.hide import as_bytes
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.play.view import View

BOTS: Final = {"random": bot("random"), "greedy": bot("greedy"), "search": Search(playouts=8, mode=WRITTEN)}


def view_in_play(name: str, moves: int = 6) -> View:
    """The view of the seat in turn after a few moves; the first choice that is one."""
    played = Round.from_seed(ruleset(name), 5)
    while not played.over and (len(played.numbers) < moves or len(played.legal_numbers) < 2):
        played.make(*played.legal_numbers[-1])
    return played.view(played.turn)


def hidden_dealt_again(view: View, seed: int) -> View:
    """The same view of a table on which everything unseen lies elsewhere."""
    record = np.zeros(1, view.game.dtype)
    pack(view.determinize(seed), record[0])
    return View(view.game, record, view.seat)


@pytest.mark.parametrize("name", ["balik_satu", "cholek_tiga"])
@pytest.mark.parametrize("bot_name", BOTS)
def test_a_bot_repeats_itself_and_moves_legally(bot_name, name):
    view = view_in_play(name)
    first = BOTS[bot_name](view, generator(1, 2, 3))
    assert first in view.legal_numbers
    assert BOTS[bot_name](view, generator(1, 2, 3)) == first


@pytest.mark.parametrize("bot_name", BOTS)
def test_what_a_bot_does_not_see_changes_nothing(bot_name):
    view = view_in_play("balik_satu")
    other = hidden_dealt_again(view, 99)
    assert not np.array_equal(view.determinize(99).hand, view.determinize(7).hand)
    assert (as_bytes(other.record) == as_bytes(view.record)).all()
    assert BOTS[bot_name](other, generator(4)) == BOTS[bot_name](view, generator(4))


def test_random_makes_every_legal_move_in_time():
    view = view_in_play("balik_satu")
    made = {BOTS["random"](view, generator(n)) for n in range(400)}
    assert made == set(view.legal_numbers)


def test_generators_started_from_other_numbers_differ():
    starts = {tuple(generator(*numbers)) for numbers in [(0,), (1,), (0, 1), (1, 0), (2, 3, 4)]}
    assert len(starts) == 5


def test_greedy_takes_the_best_appraised_and_the_first_of_equals():
    view = view_in_play("balik_satu")
    liked = view.legal_numbers[2:5]
    names = {**view.game.namespace, "heuristic": lambda g, verb, card: 7 if (verb, card) in liked else 1}
    view.game = dataclasses.replace(view.game, namespace=names)
    assert BOTS["greedy"](view, generator(0)) == liked[0]


def test_greedy_finds_all_moves_alike_where_the_game_has_no_eye():
    view = view_in_play("balik_satu")
    names = {key: value for key, value in view.game.namespace.items() if key != "heuristic"}
    view.game = dataclasses.replace(view.game, namespace=names)
    assert BOTS["greedy"](view, generator(0)) == view.legal_numbers[0]


@pytest.mark.parametrize("bot_name", BOTS)
def test_who_is_not_asked_does_not_move(bot_name):
    played = Round.from_seed(ruleset("balik_satu"), 5)
    with pytest.raises(ValueError, match="seat 1 is not asked"):
        BOTS[bot_name](played.view(1), generator(0))


def test_an_unknown_bot_is_refused_with_the_list():
    with pytest.raises(ValueError, match="bot 'clever' does not exist; the bots are random, greedy"):
        bot("clever")


@pytest.mark.parametrize("name", catalogue.names())
def test_every_bot_finishes_a_round_of_every_game(name):
    for bot_name in ("random", "greedy"):
        played = Round.from_seed(ruleset(name), 3)
        while not played.over:
            played.make(*BOTS[bot_name](played.view(played.turn), generator(len(played.numbers))))
        assert sum(played.cents) + int(played.table.pot) - played.pot_before == 0, bot_name
