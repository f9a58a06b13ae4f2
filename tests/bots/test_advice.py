"""Advice: every legal move with worth, error and odds, from the view alone; sentences that claim what is known."""

from __future__ import annotations

import itertools
import json
import math
from typing import Any

import numpy as np
import pytest

from ceki.bots.advice import CENTS, POINTS, Advised, advise, counted, reasons, unit_of, weigh
from ceki.bots.greedy import choose
from ceki.bots.random import generator
from ceki.bots.review import Decision, cost_of
from ceki.bots.search import Search
from ceki.bots.told import amount, sentence
from ceki.bots.trials import Trials
from ceki.bots.worker import answer
from ceki.play import catalogue
from ceki.play.house import house
from ceki.play.round import Round
from ceki.play.view import View
from ceki.rulekit.game import Reason
from ceki.rulekit.rule import WRITTEN
from tests.bots.test_bots import hidden_dealt_again
from tests.bots.test_search import first_position

FEW = Search(playouts=24, mode=WRITTEN)
WITH_CHOICES = [name for name in catalogue.names() if len(catalogue.game(name).about.verbs) > 1]


def decisions(name: str, seed: int, every: int, most: int, **options: Any) -> list[View]:
    """The views of every so-manyth choice of a greedy round, from the second on."""
    played, found, n = Round.from_seed(house(name, **options), seed), [], 0
    while not played.over and len(found) < most:
        moves = played.legal_moves()
        if len(moves) > 1:
            if n % every == 1:
                found.append(played.view(played.turn))
            n += 1
            played.make(*choose(played.view(played.turn), generator(seed, n)))
        else:
            played.make(*moves[0])
    return found


def test_advice_has_every_legal_move_once_and_the_best_first():
    view = first_position("sakopong", 4)
    advice = advise(view, generator(1), FEW)
    assert sorted((one.verb, one.card) for one in advice.moves) == sorted(view.moves())
    assert advice.moves[0].less == 0
    assert [one.less for one in advice.moves[1:]] == sorted(one.less for one in advice.moves[1:])
    for one in advice.moves:
        assert math.isclose(one.worth, advice.moves[0].worth - one.less, abs_tol=1e-9)
        assert 0 <= one.gains + one.losses <= 1
        assert one.error >= 0
    assert set(advice.as_data()) == {"move", "says", "unit", "exact", "moves"}
    assert advice.as_data()["moves"][0]["move"] == advice.as_data()["move"]


def test_equal_numbers_of_playouts_give_equal_advice():
    view = first_position("sakopong", 4)
    assert advise(view, generator(5), FEW) == advise(view, generator(5), FEW)
    assert advise(view, generator(5), FEW) != advise(view, generator(6), FEW)


def test_a_worker_is_asked_for_the_same_advice_by_the_bytes_of_a_view():
    view = first_position("sakopong", 4)
    asked = {"number": 3, "game": "sakopong", "seat": view.seat, "view": view.raw.hex(), "start": (5,)}
    asked |= {"playouts": FEW.playouts, "mode": WRITTEN}
    told = json.loads(json.dumps(answer(asked | {"work": "advice"})))
    assert told == {"number": 3, "answer": advise(view, generator(5), FEW).as_data()}
    made = Decision(7, view, view.moves()[-1])
    told = json.loads(json.dumps(answer(asked | {"work": "choice", "move": 7, "played": made.move})))
    costly = cost_of(made, generator(5), FEW)
    assert told == {"number": 3, "answer": costly and costly.as_data()}


def test_one_who_is_not_asked_is_refused():
    played = Round.from_seed(house("sakopong"), 1)
    with pytest.raises(ValueError, match="not asked"):
        advise(played.view((played.turn + 1) % 4), generator(1), FEW)


@pytest.mark.parametrize("name", WITH_CHOICES)
def test_reasons_say_nothing_of_what_is_unseen(name):
    for number, view in enumerate(decisions(name, 2, 9, 2)):
        other = hidden_dealt_again(view, number)
        for move in view.moves():
            assert reasons(view, *move) == reasons(other, *move), (number, move)


@pytest.mark.parametrize("name", ["sakopong", "tantanan"])
def test_what_is_unseen_changes_nothing_in_the_advice(name):
    view = first_position(name, 7)
    assert advise(hidden_dealt_again(view, 3), generator(4), FEW) == advise(view, generator(4), FEW)


@pytest.mark.prove
@pytest.mark.parametrize("name", WITH_CHOICES)
def test_what_is_unseen_changes_nothing_in_the_advice_of_any_game(name):
    for number, view in enumerate(decisions(name, 5, 9, 5)):
        other = hidden_dealt_again(view, number)
        assert advise(other, generator(number), FEW) == advise(view, generator(number), FEW), number


def test_every_game_with_choices_gives_reasons():
    for name in WITH_CHOICES:
        (view,) = decisions(name, 2, 2, 1)
        for move in view.moves():
            found = reasons(view, *move)
            assert found, (name, move)
            assert all(reason.says and "-" in reason.clause for reason in found)


@pytest.mark.parametrize(
    ("name", "unit", "options"),
    [
        ("balik_satu", CENTS, {}), ("chot", POINTS, {}), ("pei", POINTS, {}), ("pei", CENTS, {"bets": "jung"}),
        ("kowah", CENTS, {}), ("kowah", POINTS, {"scheme": "race"}),
    ],
)  # fmt: skip
def test_worth_is_counted_in_what_the_house_settles_in(name, unit, options):
    played = Round.from_seed(house(name, **options), 3)
    assert unit_of(played.view(played.turn), generator(1)) == unit


# ---------------------------------------------------------------- trials


def trials_of(rows) -> Trials:
    """Trials of moves whose worth on each deal is given."""
    found = object.__new__(Trials)
    found.worths = np.array(rows, float)
    return found


def test_luck_of_the_deal_is_taken_out_of_a_comparison():
    """One move is always 2 behind another, on deals that are worth anything from -90 to 90."""
    found = trials_of([[n, n - 2] for n in range(-90, 91, 20)])
    assert found.mean(0)[1] > 15
    less, error = found.behind(1, 0)
    assert (less, error) == (2.0, 0.0)


def test_few_deals_are_never_certain():
    """All of three deals of a move were equal, while moves in general differ by 10 or so: its error is not 0."""
    nan = math.nan
    rows = [[0, 5, 20], [10, 5, 0], [0, 5, 20]] + [[n % 2 * 20, nan, n % 3 * 10] for n in range(20)]
    worth, error = trials_of(rows).mean(1)
    assert worth == 5
    assert error > 2


def test_the_move_of_the_simple_player_stands_first_among_equals():
    equal = [[n % 3, (n + 1) % 3, (n + 2) % 3 + 0.01] for n in range(30)]
    assert trials_of(equal).best == 0
    assert trials_of([[a, b + 3, c] for a, b, c in equal]).best == 1


# ---------------------------------------------------------------- sentences

TRICKS = catalogue.game("sakopong")


def advised(card: int, less: float, error: float, **more) -> Advised:
    given = {"worth": 5 - less, "error": 1.0, "gains": 0.5, "losses": 0.5, **more}
    return Advised(0, card, f"lay {card}", (Reason(f"is card {card}", "SK-5"),), less=less, less_error=error, **given)


def test_what_does_not_differ_beyond_its_error_is_said_to_be_as_good():
    moves = (advised(12, 0, 0), advised(11, 1.9, 1.0), advised(10, 9, 1.0))
    said = sentence(TRICKS, moves, "cents", 300, None)
    assert said == (
        "Lay king of spades (KS): it is card 12; lay QS is as good, as far as 300 playouts can tell, each winning "
        "about 50 % of the rounds."
    )


def test_what_differs_beyond_its_error_is_told_with_the_odds():
    moves = (advised(12, 0, 0, gains=0.61), advised(11, 2.1, 1.0, gains=0.4))
    said = sentence(TRICKS, moves, "cents", 300, None)
    assert said == (
        "Lay king of spades (KS): it is card 12; it wins 61 % of the rounds that could be lying here, and lay QS 40 %, "
        "a difference of about 2.1 cents."
    )


def test_a_move_that_wins_no_more_often_is_told_by_its_worth_alone():
    moves = (advised(12, 0, 0, gains=0.41), advised(11, 12.1, 1.0, gains=0.6))
    assert sentence(TRICKS, moves, "points", 300, None) == (
        "Lay king of spades (KS): it is card 12; it is worth about 12 points more than lay QS in the rounds that could "
        "be lying here."
    )


def test_what_is_counted_exactly_is_said_to_be():
    moves = (advised(12, 0, 0, worth=1.0), advised(11, 0.5, 0, worth=-12.34))
    said = sentence(TRICKS, moves, "cents", 0, "against one who sleeps")
    assert said == (
        "Lay king of spades (KS): it is card 12; counted exactly against one who sleeps, it wins 50 % of the rounds "
        "and wins 1 cent on average, and lay QS wins 50 % of the rounds and loses 12 cents."
    )


def test_an_only_move_is_said_to_be_the_only_one():
    assert (
        sentence(TRICKS, (advised(12, 0, 0),), "cents", 0, None)
        == "Lay king of spades (KS) is your only move; it is card 12."
    )


@pytest.mark.parametrize(("worth", "said"), [(1, "1 cent"), (-0.96, "1 cent"), (2.5, "2.5 cents"), (-14.4, "14 cents")])
def test_amounts_are_said_as_people_say_them(worth, said):
    assert amount(worth, "cents") == said


# ---------------------------------------------------------------- exact worth


@pytest.mark.prove
def test_ch_10_the_exact_worth_is_what_playing_out_comes_to():
    """The simple player draws below 26 and passes from there on, as the dealer of the count does."""
    views = (view for seed in itertools.count(1) for view in decisions("chabut", seed, 2, 3, tie="push"))
    total = catalogue.game("chabut").names["value"]
    view = next(view for view in views if total(view.table, view.seat) >= 27 and len(counted(view)) == 2)  # ties occur
    exact = counted(view)
    trials = Trials(view, generator(1), Search(playouts=1200, mode=WRITTEN))
    passing = trials.moves.index((1, -1))
    worth, error = trials.mean(passing)
    gains, losses = trials.gains(passing)
    found = exact[1, -1]
    assert abs(worth - float(found.worth)) < 4 * error
    assert abs(gains - float(found.gains)) < 0.05
    assert abs(losses - float(found.losses)) < 0.05
    assert found.given == "against a dealer who passes from 26 on"
    weighed = weigh(view, generator(1), FEW)
    assert weighed.playouts == 0
    assert [one.error for one in weighed.moves] == [0, 0]
    assert weighed.moves[0].worth == max(float(one.worth) for one in exact.values())
