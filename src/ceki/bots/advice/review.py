"""What a player's choices in a round have cost: each weighed from what the seat saw at that moment, and no more
(`choice_cost` in drivers.py)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from ceki.bots.advice.drivers import COST, COST_ERROR, GRADE, NO_GRADE, choice_cost
from ceki.bots.advice.estimates import PART
from ceki.bots.advice.weigh import Weighing, playouts_of
from ceki.bots.advice.why import Difference, difference, difference_as_data
from ceki.bots.search import Search
from ceki.engine.chance import Words
from ceki.engine.rule import WRITTEN
from ceki.play.game_module import GameModule
from ceki.play.move import say
from ceki.play.round import Round
from ceki.play.view import View

MOST: Final = 3  # choices that are told
GRADES: Final = ("slip", "inaccuracy", "mistake", "blunder")  # by number (drivers.py)
THINKS: Final = Search(playouts=150, mode=WRITTEN)  # for each choice
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Decision:
    """A choice that a seat made: the number of the move in its round from 1, what it saw, and the move."""

    number: int
    view: View
    move: tuple[int, int]


@dataclass(frozen=True)
class Costly:
    """A choice that cost something: the move played, the best one, the cost with its standard error (0 where it is
    counted exactly; cents, or points where no money moves), its grade, and the fact in which the other move is better;
    None where no card shows why."""

    number: int
    played: str
    best: str
    cost: float
    error: float
    unit: str
    grade: str
    why: Difference | None
    game: GameModule

    def as_data(self) -> dict[str, Any]:
        """As plain data, with rounded numbers."""
        return {
            "number": self.number, "move": self.played, "best": self.best, "cost": round(self.cost, 3),
            "error": round(self.error, 3), "unit": self.unit, "grade": self.grade,
            **difference_as_data(self.why, self.game),
        }  # fmt: skip


@dataclass(frozen=True)
class Review:
    """The choices that cost something, the costliest first, and of how many."""

    found: tuple[Costly, ...]
    choices: int

    @property
    def costly(self) -> tuple[Costly, ...]:
        """Those that are told."""
        return self.found[:MOST]

    @property
    def sound(self) -> int:
        """How many choices cost nothing that chance does not hide."""
        return self.choices - len(self.found)

    def as_data(self) -> dict[str, Any]:
        """As plain data."""
        return costliest([one.as_data() for one in self.found], self.choices)


def decisions(played: Round, seat: int) -> Iterator[Decision]:
    """The choices of a seat in a round, in order; moves that were the only one are none."""
    again = Round(played.ruleset, played.key, played.starter, played.pot_before, played.blank)
    for number, move in enumerate(played.numbers, 1):
        if again.turn == seat and len(again.legal_numbers) > 1:
            yield Decision(number, again.view(seat), move)
        again.make(*move)


def review(
    played: Round, seat: int, state: Words, search: Search = THINKS, progress: Progress = lambda done, of: None
) -> Review:
    """Weighs every choice of a seat with a budget; calls `progress(done, of)` after each. Raises `ValueError` before
    the end of the round."""
    if not played.over:
        raise ValueError("review: the round is not over")
    return review_of(list(decisions(played, seat)), state, search, progress)


def review_of(
    made: list[Decision], state: Words, search: Search = THINKS, progress: Progress = lambda done, of: None
) -> Review:
    """The same for choices that are given."""
    found = []
    for done, decision in enumerate(made, 1):
        costly = cost_of(decision, state, search)
        if costly is not None:
            found.append(costly)
        progress(done, len(made))
    return Review(tuple(sorted(found, key=lambda one: -one.cost)), len(made))


def costliest(found: list[dict[str, Any]], choices: int) -> dict[str, Any]:
    """A review as plain data, of choices that cost something as plain data, and of how many; with what all of them
    cost together and the error of that."""
    rows = sorted(found, key=lambda one: -one["cost"])
    cost, error = sum(one["cost"] for one in rows), math.sqrt(sum(one["error"] ** 2 for one in rows))
    sums = {"cost": round(cost, 3), "error": round(error, 3)}
    return {"costly": rows[:MOST], "choices": choices, "sound": choices - len(rows), **sums}


def cost_of(decision: Decision, state: Words, search: Search) -> Costly | None:
    """What a choice cost; None where chance hides it."""
    view, played = decision.view, decision.move
    laid = Weighing(view, state, search.mode, (played, played), choice_cost)
    if not laid.run(choice_cost, playouts_of(view, state, search)):
        return None
    sums, best = laid.sums.tolist(), (int(laid.among[0, 0]), int(laid.among[0, 1]))
    why = difference(view.reasons(*best), view.reasons(*played))
    grade = "" if sums[GRADE] == NO_GRADE else GRADES[sums[GRADE]]
    cost, error = sums[COST] / PART, sums[COST_ERROR] / PART
    words = say(view.game, *played), say(view.game, *best)
    return Costly(decision.number, *words, cost, error, laid.unit, grade, why, view.game)
