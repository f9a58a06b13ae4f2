"""What a player's choices in a round have cost: each weighed from what the seat saw at that moment, and no more.

A choice is weighed up to three times, each time on deals of its own: to find a better move; to see whether that is more
than chance would make it; and, where it is, to measure the cost. A move picked for its large gain looks better than it
is on the deals by which it was picked, so the cost comes from the last deals alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from ceki.bots.advice.advise import with_reasons
from ceki.bots.advice.weigh import SURE, Advised, Weighed, weigh
from ceki.bots.advice.why import Difference, difference, difference_as_data
from ceki.bots.search import Search
from ceki.engine.chance import Words
from ceki.engine.rule import WRITTEN
from ceki.play.game_module import GameModule
from ceki.play.round import Round
from ceki.play.view import View

MOST: Final = 3  # choices that are told
GRADES: Final = ((0.3, "blunder"), (0.2, "mistake"), (0.1, "inaccuracy"))  # from this part of what a round is about on
SLIP: Final = "slip"  # below them
SUSPECT: Final = 1.0  # standard errors by which a choice must be behind to be weighed again
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
    first = weigh(decision.view, state, search)
    best = first.moves[0]
    played = _find(first, decision.move)
    if played is best or played.less <= SUSPECT * played.less_error:
        return None
    both = ((best.verb, best.card), decision.move)
    if first.exact:
        return _costly(decision, best, played, (played.less, 0.0), first.unit, graded(played.less, first.stake))
    again = weigh(decision.view, state, search, both)
    cost, error = behind(again, *both)
    if cost <= SURE * error:
        return None
    measured = weigh(decision.view, state, search, both)
    cost, error = behind(measured, *both)
    return (
        _costly(decision, best, played, (cost, error), first.unit, graded(cost, measured.stake)) if cost > 0 else None
    )


def behind(weighed: Weighed, best: tuple[int, int], played: tuple[int, int]) -> tuple[float, float]:
    """By how much a move was worth less than another in a weighing of both, and the error of that."""
    one, other = _find(weighed, best), _find(weighed, played)
    return other.less - one.less, max(one.less_error, other.less_error)


def graded(cost: float, stake: float) -> str:
    """A word for a cost beside what a round is about; empty where that is not known. The limits are those of lichess,
    which sets the same words by shares of the way from even to won."""
    if stake <= 0:
        return ""
    return next((word for least, word in GRADES if cost >= least * stake), SLIP)


def _find(weighed: Weighed, move: tuple[int, int]) -> Advised:
    return next(one for one in weighed.moves if (one.verb, one.card) == move)


def _costly(
    decision: Decision, best: Advised, played: Advised, cost: tuple[float, float], unit: str, grade: str
) -> Costly:
    mine, theirs = (with_reasons(decision.view, one) for one in (best, played))
    why = difference(mine.reasons, theirs.reasons)
    return Costly(decision.number, played.move, best.move, *cost, unit, grade, why, decision.view.game)
