"""A review finds what choices cost, from what was seen at each, and tells nothing that chance would make."""

from __future__ import annotations

from math import isclose

import numpy as np
import pytest

from ceki.bots.advice import review as looking_back
from ceki.bots.advice.review import Decision, costliest, decisions, graded, review, review_of
from ceki.bots.advice.weigh import Advised, Weighed, counted
from ceki.bots.greedy import choose
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.engine.rule import WRITTEN
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.terminal.lines.advice import costly_told, reviewed, why_told

FEW = Search(playouts=20, mode=WRITTEN)
DRAW, PASS = (0, -1), (1, -1)


def greedy_round(name: str, seed: int, **options) -> Round:
    played = Round.from_seed(ruleset(name, **options), seed)
    while not played.over:
        moves = played.legal_numbers
        played.make(*(choose(played.view(played.turn), generator(seed)) if len(moves) > 1 else moves[0]))
    return played


def test_the_decisions_of_a_seat_are_its_choices_as_it_saw_them():
    played = greedy_round("sakopong", 4)
    found = list(decisions(played, 1))
    again = played.branch(0)
    for decision in found:
        while len(again.numbers) < decision.number - 1:
            again.make(*played.numbers[len(again.numbers)])
        assert again.turn == 1
        assert len(again.legal_numbers) > 1
        assert decision.move == played.numbers[decision.number - 1]
        assert decision.view.raw == again.view(1).raw
    numbers = {decision.number for decision in found}
    assert all(number in numbers or played.movers[number - 1] != 1 or forced(played, number) for number in range(1, 21))


def forced(played: Round, number: int) -> bool:
    return len(played.branch(number - 1).legal_numbers) == 1


def test_ch_10_passing_low_costs_the_difference_of_the_exact_worths():
    played = Round.from_seed(ruleset("chabut", 2, max_cards=3), 1)
    exact = counted(played.view(played.turn))
    seat = played.turn
    played.make(*PASS)
    while not played.over:
        played.make(*played.legal_numbers[-1])
    found = review(played, seat, generator(1))
    cost = float(exact[DRAW].worth - exact[PASS].worth)
    assert round(cost, 1) == 4
    (costly,) = found.costly
    assert (costly.number, costly.played, costly.best, costly.error, costly.unit) == (1, "pass", "draw", 0, "cents")
    assert isclose(costly.cost, cost)
    assert (costly.why.mine.fact.about, costly.why.theirs.fact.id) == ("next", "stands")
    game, said = played.ruleset.game, costly.as_data()
    assert costly_told(game, said).startswith("Move 1: pass cost about ")
    assert costly_told(game, said).endswith(" beside draw, counted exactly.")
    assert why_told(game, said).startswith("Draw: ")
    assert reviewed(found.as_data()) == "Your one choice, move 1, cost about 4 cents."


def weighing(monkeypatch, *costs: tuple[float, float]) -> None:
    """What the simple second move costs is given for each time that it is weighed: (less, its error)."""
    left = list(costs)

    def weigh(view, state, search, among=()):
        less, error = left.pop(0)
        moves = [Advised(0, 1, "lay a", (), 5, 1, 1, 0), Advised(0, 2, "lay b", (), 5 - less, 1, 1, 0, less, error)]
        return Weighed(moves, "cents", 9, 40)

    monkeypatch.setattr(looking_back, "weigh", weigh)


@pytest.mark.parametrize(
    ("first", "again", "last", "told"),
    [
        ((9, 2), (8, 2), (5, 1), "inaccuracy"),  # 5 of 40: an eighth
        ((9, 2), (3.9, 2), None, ""),  # it was bad luck that it looked so
        ((1.9, 2), None, None, ""),  # nothing pointed at it
        ((3, 2), (4.1, 2), (3.9, 2), "slip"),  # less than a tenth
        ((3, 2), (4.1, 2), (-0.1, 2), ""),  # nor does it cost anything on deals of its own
    ],
)
def test_a_cost_is_found_on_deals_of_its_own_and_measured_on_others(monkeypatch, first, again, last, told):
    weighing(monkeypatch, *(cost for cost in (first, again, last) if cost))
    view = Round.from_seed(ruleset("sakopong"), 1).view(0)
    heard: list[tuple[int, int]] = []
    found = review_of([Decision(3, view, (0, 2))], generator(1), FEW, lambda *so_far: heard.append(so_far))
    assert [(one.number, one.cost, one.error, one.grade) for one in found.costly] == (
        [(3, *last, told)] if told else []
    )
    assert heard == [(1, 1)]


@pytest.mark.parametrize(
    ("cost", "grade"),
    [(30, "blunder"), (29, "mistake"), (20, "mistake"), (19, "inaccuracy"), (10, "inaccuracy"), (9, "slip")],
)
def test_a_cost_is_graded_by_what_a_round_is_about(cost, grade):
    assert graded(cost, 100) == grade
    assert graded(cost, 0) == ""


def test_no_cost_is_told_of_moves_that_are_equal(monkeypatch):
    """Each weighing of a move that costs nothing gives a normal number with error 1. It is beyond 1 in 16 %, then
    beyond 2 in 2.3 %, then above 0 in half: 7 of 4,000 choices are told, and not 20."""
    chance = np.random.default_rng(3)
    view = Round.from_seed(ruleset("sakopong"), 1).view(0)
    costs = []
    for _ in range(4000):
        weighing(monkeypatch, *((float(chance.normal()), 1.0) for _ in range(3)))
        costs += [one.cost for one in review_of([Decision(3, view, (0, 2))], generator(1), FEW).costly]
    assert 0 < len(costs) < 20


def test_the_best_move_costs_nothing(monkeypatch):
    weighing(monkeypatch, (9, 1))
    view = Round.from_seed(ruleset("sakopong"), 1).view(0)
    assert review_of([Decision(3, view, (0, 1))], generator(1), FEW).costly == ()


def test_the_three_costliest_are_told_the_costliest_first_and_what_all_cost():
    """Costs add up to 19, and the errors, as independent ones do, to the root of 1 + 4 + 4 + 16; twice that is told."""
    rows = [
        {"number": n, "cost": cost, "error": error, "unit": "cents"}
        for n, cost, error in ((2, 5.0, 1.0), (9, 7.0, 2.0), (11, 1.0, 2.0), (30, 6.0, 4.0))
    ]
    found = costliest(rows, 12)
    assert [one["number"] for one in found["costly"]] == [9, 30, 2]
    assert (found["choices"], found["sound"]) == (12, 8)
    assert (found["cost"], found["error"]) == (19, 5)
    assert reviewed(found) == (
        "8 of your 12 choices were sound, as far as can be told; the other 4 together cost about 19 cents, give or "
        "take 10, most of all move 9."
    )


def test_where_nothing_cost_anything_nothing_is_added_up():
    assert costliest([], 12) == {"costly": [], "choices": 12, "sound": 12, "cost": 0, "error": 0}
