"""A review finds what choices cost, from what was seen at each, and tells nothing that chance would make."""

from __future__ import annotations

from math import isclose

import numpy as np
import pytest

from ceki.bots.advice import drivers
from ceki.bots.advice.drivers import COST, COST_ERROR, GRADE, STAKE, SUMS
from ceki.bots.advice.estimates import LESS, LESS_ERROR, PART, VALUE
from ceki.bots.advice.review import GRADES, costliest, decisions, review, review_of
from ceki.bots.greedy import choose
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.engine.rule import WRITTEN
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.terminal.lines.advice import costly_told, reviewed, why_told
from tests.games.chabut.counts import counted

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
    assert costly_told(game, said).endswith(" (counted exactly) compared with draw.")
    assert why_told(game, said).startswith("Draw: ")
    assert reviewed(found.as_data()) == "Your one choice, move 1, cost about 4 cents."


def cost_where(monkeypatch, *costs: tuple[float, float], played: int = 2) -> tuple[float, float, str] | None:
    """What the second of two moves costs, or the first, with its error and grade, where it is given what it costs each
    time that the two are weighed: (less, its error)."""
    left = list(costs)

    def weigh_moves(*given):
        found, sums = given[10], given[11]
        less, error = left.pop(0)
        found[:, : VALUE + 1] = (0, 1, 5 * PART), (0, 2, int((5 - less) * PART))
        found[1, LESS], found[1, LESS_ERROR] = int(less * PART), int(error * PART)
        sums[STAKE] = 40 * PART
        return 2

    monkeypatch.setattr(drivers, "weigh_moves", weigh_moves)
    sums = np.zeros(SUMS, np.int64)
    among = np.array([(0, played)] * 2, np.int64)
    if not drivers.choice_cost(*[None] * 10, np.zeros((2, 8), np.int64), sums, among, None, None, None, 9):
        return None
    return sums[COST] / PART, sums[COST_ERROR] / PART, GRADES[sums[GRADE]]


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
    found = cost_where(monkeypatch, *(cost for cost in (first, again, last) if cost))
    assert found == ((*last, told) if told else None)


def test_after_each_choice_it_is_told_how_far_the_review_has_come():
    played = greedy_round("sakopong", 4)
    made, heard = list(decisions(played, 1))[:2], []
    review_of(made, generator(1), Search(playouts=2, mode=WRITTEN), lambda *so_far: heard.append(so_far))
    assert heard == [(1, 2), (2, 2)]


@pytest.mark.parametrize(
    ("cost", "grade"),
    [(30, "blunder"), (29, "mistake"), (20, "mistake"), (19, "inaccuracy"), (10, "inaccuracy"), (9, "slip")],
)
def test_a_cost_is_graded_by_what_a_round_is_about(cost, grade):
    assert GRADES[drivers.grade_of(cost, 100)] == grade
    assert drivers.grade_of(cost, 0) == drivers.NO_GRADE


def test_no_cost_is_told_of_moves_that_are_equal(monkeypatch):
    """Each weighing of a move that costs nothing gives a normal number with error 1. It is beyond 1 in 16 %, then
    beyond 2 in 2.3 %, then above 0 in half: 7 of 4,000 choices are told, and not 20."""
    chance = np.random.default_rng(3)
    each = (cost_where(monkeypatch, *((float(chance.normal()), 1.0) for _ in range(3))) for _ in range(4000))
    assert 0 < sum(found is not None for found in each) < 20


def test_the_best_move_costs_nothing(monkeypatch):
    assert cost_where(monkeypatch, (9, 1), played=1) is None


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
        "8 of your 12 choices were sound, as far as anyone can say; the other 4 together cost about 19 cents "
        "(± 10), most of all move 9."
    )


def test_where_nothing_cost_anything_nothing_is_added_up():
    assert costliest([], 12) == {"costly": [], "choices": 12, "sound": 12, "cost": 0, "error": 0}
