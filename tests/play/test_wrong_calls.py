"""Calls from Python that mean nothing: each is refused in one sentence, and nothing has changed."""

from __future__ import annotations

import pickle
from copy import deepcopy

import numpy as np
import pytest

import ceki


def played(chosen, seed=1):
    """A whole round of last moves."""
    return finished(chosen.round(seed))


def finished(dealt):
    while not dealt.over:
        dealt.make(*dealt.legal_numbers[-1])
    return dealt


@pytest.mark.parametrize("seat", [99, -5, "x", 1.5, True, None, [], np.array([1, 2])], ids=repr)
@pytest.mark.parametrize("ask", ["view", "history"])
def test_a_seat_that_is_none_is_refused(ask, seat):
    dealt = ceki.game("kowah").round(1)
    with pytest.raises(ValueError, match=r"is not at this table; its seats are 0 to 3, and -1 looks on"):
        getattr(dealt, ask)(seat)


@pytest.mark.parametrize("wrong", [
    lambda: None,
    lambda: played(ceki.game("kowah")),
    lambda: played(ceki.game("chabut", players=9)),
    lambda: played(ceki.game("chabut", players=4, stake=99)),
    lambda: finished(ceki.game("chabut", players=4).match(1).next_round(), ).branch(0),
], ids=["nothing", "another game", "more players", "another stake", "not over"])  # fmt: skip
def test_a_match_enters_its_own_next_round_alone(wrong):
    match = ceki.game("chabut", players=4).match(1)
    before = match.copy()
    with pytest.raises(ValueError, match=r"next round of this match|the round is not over"):
        match.settle(wrong())
    assert match == before


def test_a_round_is_entered_once_and_none_after_the_end():
    match = ceki.game("chabut", players=4).match(1, rounds=2)
    first = finished(match.next_round())
    match.settle(first)
    before = match.copy()
    with pytest.raises(ValueError, match="is not the next round of this match"):
        match.settle(first)
    assert match == before
    match.settle(finished(match.next_round()))
    assert match.over
    with pytest.raises(ValueError, match="the match is over"):
        match.settle(first)


def test_a_round_is_entered_whatever_is_agreed_meanwhile():
    match = ceki.game("gonggong", preset="ceken").match(1)
    first = match.next_round()
    match.agree({"bets": "0-1:5"})
    match.settle(finished(first))
    assert match.round == 1


@pytest.mark.parametrize(("options", "said"), [
    ({"ranking": [[0, 1]]}, "option ranking: "),
    ({"ranking": [{}]}, "option ranking: "),
    ({"ranking": np.array([4, 5])}, "option ranking: "),
    ({"court_trips": np.array([4, 5])}, "option court_trips: "),
    ({"stake": "9" * 5000}, "option stake: "),
    ({"players": np.array([4, 5])}, "players: "),
    ({"preset": [4]}, "preset "),
    ({"preset": ""}, "preset "),
])  # fmt: skip
def test_values_that_mean_nothing_are_refused_by_name(options, said):
    with pytest.raises(ceki.UnknownOption, match=said):
        ceki.game("pakau", **options)


def test_numbers_of_numpy_are_numbers():
    assert ceki.game("kowah", players=np.int64(3), target=np.int64(9)) == ceki.game("kowah", players=3, target=9)


def test_a_ruleset_does_not_change():
    chosen = ceki.game("kowah", target=9)
    for values in (chosen.options, chosen.given):
        with pytest.raises(TypeError):
            values["target"] = 12
    assert pickle.loads(pickle.dumps(chosen)) == deepcopy(chosen) == chosen


@pytest.mark.parametrize("call", [
    lambda dealt: dealt.undo("4"), lambda dealt: dealt.undo(1.5), lambda dealt: dealt.undo(None),
    lambda dealt: dealt.branch(99), lambda dealt: dealt.branch(-1), lambda dealt: dealt.branch(1.5),
    lambda dealt: dealt.make(1.5, 0), lambda dealt: dealt.make("4", 0),
])  # fmt: skip
def test_what_is_no_number_of_moves_and_no_move_is_refused(call):
    dealt = ceki.game("kowah").round(1)
    dealt.make(*dealt.legal_numbers[0])
    before = dealt.copy()
    with pytest.raises(ValueError, match=r"undo: |branch: |is not two whole numbers"):
        call(dealt)
    assert dealt == before
