"""A review finds what choices cost, from what was seen at each, and tells nothing that chance would make."""

from __future__ import annotations

from math import isclose

import pytest

from ceki.bots import review as looking_back
from ceki.bots.advice import Advised, Weighed, counted
from ceki.bots.greedy import choose
from ceki.bots.random import generator
from ceki.bots.review import Decision, costliest, decisions, review, review_of
from ceki.bots.search import Search
from ceki.bots.told import review_told
from ceki.play.house import house
from ceki.play.round import Round
from ceki.rulekit.rule import WRITTEN

FEW = Search(playouts=20, mode=WRITTEN)
DRAW, PASS = (0, -1), (1, -1)


def greedy_round(name: str, seed: int, **options) -> Round:
    played = Round.from_seed(house(name, **options), seed)
    while not played.over:
        moves = played.legal_moves()
        played.make(*(choose(played.view(played.turn), generator(seed)) if len(moves) > 1 else moves[0]))
    return played


def test_the_decisions_of_a_seat_are_its_choices_as_it_saw_them():
    played = greedy_round("sakopong", 4)
    found = list(decisions(played, 1))
    again = played.branch(0)
    for decision in found:
        while len(again.moves) < decision.number - 1:
            again.make(*played.moves[len(again.moves)])
        assert again.turn == 1
        assert len(again.legal_moves()) > 1
        assert decision.move == played.moves[decision.number - 1]
        assert decision.view.raw == again.view(1).raw
    numbers = {decision.number for decision in found}
    assert all(number in numbers or played.movers[number - 1] != 1 or forced(played, number) for number in range(1, 21))


def forced(played: Round, number: int) -> bool:
    return len(played.branch(number - 1).legal_moves()) == 1


def test_ch_10_passing_low_costs_the_difference_of_the_exact_worths():
    played = Round.from_seed(house("chabut", 2, max_cards=3), 1)
    exact = counted(played.view(played.turn))
    seat = played.turn
    played.make(*PASS)
    while not played.over:
        played.make(*played.legal_moves()[-1])
    found = review(played, seat, generator(1))
    cost = float(exact[DRAW].worth - exact[PASS].worth)
    assert cost > 1
    (costly,) = found.costly
    assert (costly.number, costly.played, costly.best, costly.error, costly.unit) == (1, "pass", "draw", 0, "cents")
    assert isclose(costly.cost, cost)
    assert costly.says.startswith("Move 1: pass cost about ")
    assert ", counted exactly; draw: it has " in costly.says
    assert found.says == "Your one choice, move 1, cost something beyond chance."


def weighing(monkeypatch, costs: dict[tuple[int, ...], tuple[float, float]]) -> None:
    """What the simple second move costs is given for each time it is weighed; (less, its error) by whether that is the
    first time or the time after."""

    def weigh(view, state, search, among=()):
        less, error = costs[len(among) > 0]
        return Weighed(
            [Advised(0, 1, "lay a", (), 5, 1, 1, 0), Advised(0, 2, "lay b", (), 5 - less, 1, 1, 0, less, error)],
            "cents",
            9,
        )

    monkeypatch.setattr(looking_back, "weigh", weigh)


@pytest.mark.parametrize(
    ("first", "again", "told"),
    [
        ((9, 2), (8, 2), True),
        ((9, 2), (3.9, 2), False),  # it was bad luck that it looked so
        ((1.9, 2), (9, 1), False),  # nothing pointed at it
        ((3, 2), (4.1, 2), True),
    ],
)
def test_a_cost_is_told_when_it_is_beyond_chance_on_deals_of_its_own(monkeypatch, first, again, told):
    weighing(monkeypatch, {False: first, True: again})
    view = Round.from_seed(house("sakopong"), 1).view(0)
    heard: list[tuple[int, int]] = []
    found = review_of([Decision(3, view, (0, 2))], generator(1), FEW, lambda *so_far: heard.append(so_far))
    assert [(one.number, one.cost, one.error) for one in found.costly] == ([(3, *again)] if told else [])
    assert heard == [(1, 1)]


def test_the_best_move_costs_nothing(monkeypatch):
    weighing(monkeypatch, {False: (9, 1), True: (9, 1)})
    view = Round.from_seed(house("sakopong"), 1).view(0)
    assert review_of([Decision(3, view, (0, 1))], generator(1), FEW).costly == ()


def test_the_three_costliest_are_told_the_costliest_first():
    rows = [{"number": n, "cost": cost} for n, cost in ((2, 5.0), (9, 7.0), (11, 1.0), (30, 6.0))]
    found = costliest(rows, 12)
    assert [one["number"] for one in found["costly"]] == [9, 30, 2]
    assert found["says"] == "Of your 12 choices 4 cost something beyond chance, most of all move 9."


def test_where_nothing_cost_anything_it_is_said():
    assert review_told([], 12) == "None of your 12 choices cost anything that can be told from chance."
    assert review_told([], 0) == "You had no choice in this round."


def test_a_round_that_is_not_over_is_refused():
    with pytest.raises(ValueError, match="not over"):
        review(Round.from_seed(house("sakopong"), 1), 0, generator(1), FEW)


def test_equal_numbers_of_playouts_give_equal_reviews():
    played = greedy_round("sakopong", 9)
    assert review(played, 0, generator(3), FEW) == review(played, 0, generator(3), FEW)
