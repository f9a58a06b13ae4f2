"""Calls from Python that mean nothing: each is refused in one sentence, and nothing has changed."""

from __future__ import annotations

import pickle
import re
from copy import deepcopy

import numpy as np
import pytest

import ceki
from ceki.lab.simulate import simulate
from ceki.play.log import read_log, write_log
from ceki.play.round import Round
from ceki.play.showing.hands import Counts, Unseen

RULES = ceki.game("gonggong")
KEY = bytes(32)
FACES = "a tuple of 30 whole numbers"
MAP = "a map from names of options to values"
WRONG = {  # what is called, and the end of its sentence
    "rounds_none": (lambda: simulate("chabut", None), "rounds: None is not allowed; a whole number from 1"),
    "rounds_text": (lambda: simulate("chabut", "4"), "rounds: '4' is not allowed; a whole number from 1"),
    "rounds_part": (lambda: simulate("chabut", 1.5), "rounds: 1.5 is not allowed; a whole number from 1"),
    "rounds_nan": (lambda: simulate("chabut", float("nan")), "rounds: nan is not allowed; a whole number from 1"),
    "rounds_flag": (lambda: simulate("chabut", True), "rounds: True is not allowed; a whole number from 1"),
    "processes_none": (lambda: simulate("chabut", 1, threads=None), "threads: None is not allowed"),
    "processes_part": (lambda: simulate("chabut", 1, threads=1.5), "threads: 1.5 is not allowed"),
    "processes_flag": (lambda: simulate("chabut", 1, threads=True), "threads: True is not allowed"),
    "seed_of_matches": (lambda: simulate("chabut", 1, "x", match=True), "seed: 'x' is not allowed; a whole number"),
    "bots_none": (lambda: simulate("chabut", 1, bots=None), "bots: None is not allowed; a list of random, greedy"),
    "bots_number": (lambda: simulate("chabut", 1, bots=5), "bots: 5 is not allowed; a list of random, greedy"),
    "bots_text": (lambda: simulate("chabut", 1, bots="x"), "bots: 'x' is not allowed; a list of random, greedy"),
    "options_text": (lambda: simulate("chabut", 1, options="x"), f"options: 'x' is not allowed; {MAP}"),
    "options_by_number": (lambda: simulate("chabut", 1, options={5: 1}), f"options: {{5: 1}} is not allowed; {MAP}"),
    "agreed_none": (lambda: RULES.agreed(None), f"options: None is not allowed; {MAP}"),
    "agreed_list": (lambda: RULES.agreed([]), f"options: [] is not allowed; {MAP}"),
    "agree": (lambda: RULES.match(1).agree(5), f"options: 5 is not allowed; {MAP}"),
    "determinize_text": (lambda: RULES.round(1).view(0).determinize("x"), "seed: 'x' is not allowed; a whole number"),
    "determinize_part": (lambda: RULES.round(1).view(0).determinize(1.5), "seed: 1.5 is not allowed; a whole number"),
    "reasons_verb": (lambda: RULES.round(1).view(0).reasons(99, 0), "verb: 99 is not allowed; a whole number from 0"),
    "reasons_text": (lambda: RULES.round(1).view(0).reasons("x", 0), "verb: 'x' is not allowed; a whole number from 0"),
    "reasons_card": (lambda: RULES.round(1).view(0).reasons(0, 30), "card: 30 is not allowed; a whole number from -1"),
    "log": (lambda: write_log(5), "the log is of 5; a log is written of a Round"),
    "key_none": (lambda: Round(RULES, None), "a key has 32 bytes; None is no bytes"),
    "starter_far": (lambda: Round(RULES, KEY, starter=99), "starter: 99 is not allowed; a whole number from 0 to 3"),
    "starter_before": (lambda: Round(RULES, KEY, starter=-1), "starter: -1 is not allowed; a whole number from 0 to 3"),
    "pot_below": (lambda: Round(RULES, KEY, pot=-5), "pot: -5 is not allowed; a whole number from 0 to 2147483647"),
    "pot_above": (lambda: Round(RULES, KEY, pot=10**30), f"pot: {10**30} is not allowed; a whole number from 0 to"),
    "number": (lambda: Round.from_seed(RULES, 0, "x"), "number: 'x' is not allowed; a whole number from 0"),
    "counts_number": (lambda: Counts(5), f"by_face: 5 is not allowed; {FACES}"),
    "counts_text": (lambda: Counts("x"), f"by_face: 'x' is not allowed; {FACES}"),
    "counts_below": (lambda: Counts((-1,) * 30), "by_face: -1 is not allowed; a whole number from 0"),
    "counts_pack": (lambda: Counts((0,) * 30, "x"), "pack: 'x' is not allowed; one of ceki, pack52"),
    "unseen_below": (lambda: Unseen(-1), "size: -1 is not allowed; a whole number from 0"),
    "unseen_text": (lambda: Unseen("x"), "size: 'x' is not allowed; a whole number from 0"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_call_is_one_sentence(name):
    call, says = WRONG[name]
    with pytest.raises(ValueError, match="^" + re.escape(says)) as refused:
        call()
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("table", [None, ceki.game("pei").table(), ceki.game("gonggong", players=6).table()])
def test_a_table_of_another_game_or_size_does_not_lie_in_a_round(table):
    played = RULES.round(1)
    before = str(played)
    with pytest.raises(ValueError, match=r"^table: .* is not allowed; a table of gonggong for 4 players$"):
        played.table = table
    assert str(played) == before


@pytest.mark.parametrize("name", ["moon", [], 5])
def test_a_view_has_only_the_fields_of_its_game(name):
    with pytest.raises(KeyError, match=r"is no field of gonggong; its fields are .*hand"):
        RULES.round(1).view(0)[name]


def test_numbers_of_numpy_are_whole_numbers():
    view = RULES.round(1).view(0)
    assert np.array_equal(view.determinize(np.int64(7)).hand, view.determinize(7).hand)
    assert Round(RULES, KEY, np.int64(1), np.int32(5)) == Round(RULES, KEY, 1, 5)
    assert read_log(write_log(Round(RULES, KEY, np.int64(1)))) == Round(RULES, KEY, 1)


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
    lambda: finished(ceki.game("chabut", players=4).match(1).next_round()).branch(0),
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
