"""What one's choices in a round have cost: each weighed from what the seat saw at that moment, and no more.

The cost of a choice is what the best move was worth beyond it, on deals of its own: not those by which it was found to
be the best, for these flatter it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from ceki.bots.advice import SURE, Advised, Weighed, reasons, weigh
from ceki.bots.search import Search
from ceki.bots.told import costly_told, review_told
from ceki.play.round import Round
from ceki.play.view import View
from ceki.rulekit.chance import Words
from ceki.rulekit.rule import WRITTEN

MOST: Final = 3  # choices that are told
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
    """A choice that cost something: what was played, what was best, the cost with its error, and why."""

    number: int
    played: str
    best: str
    cost: float
    error: float
    unit: str
    says: str

    def as_data(self) -> dict[str, Any]:
        """As plain data, with rounded numbers."""
        return {
            "number": self.number, "move": self.played, "best": self.best, "cost": round(self.cost, 3),
            "error": round(self.error, 3), "unit": self.unit, "says": self.says,
        }  # fmt: skip


@dataclass(frozen=True)
class Review:
    """The costliest choices first, of how many; and all of it in a sentence."""

    costly: tuple[Costly, ...]
    choices: int
    says: str


def decisions(played: Round, seat: int) -> Iterator[Decision]:
    """The choices of a seat in a round, in order; moves that were the only one are none."""
    again = Round(played.house, played.key, played.starter, played.pot_before, played.blank)
    for number, move in enumerate(played.moves, 1):
        if again.turn == seat and len(again.legal_moves()) > 1:
            yield Decision(number, again.view(seat), move)
        again.make(*move)


def review(
    played: Round, seat: int, state: Words, search: Search = THINKS, progress: Progress = lambda done, of: None
) -> Review:
    """Weighs every choice of a seat with a budget; `progress(done, of)` is told after each. Raises `ValueError` before
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
    found.sort(key=lambda one: -one.cost)
    return Review(tuple(found[:MOST]), len(made), review_told([one.number for one in found], len(made)))


def costliest(found: list[dict[str, Any]], choices: int) -> dict[str, Any]:
    """A review as plain data, of choices that cost something as plain data, and of how many."""
    rows = sorted(found, key=lambda one: -one["cost"])
    return {"costly": rows[:MOST], "says": review_told([one["number"] for one in rows], choices)}


def cost_of(decision: Decision, state: Words, search: Search) -> Costly | None:
    """What a choice cost; None where that cannot be told from chance."""
    first = weigh(decision.view, state, search)
    best = first.moves[0]
    played = _find(first, decision.move)
    if played is best or played.less <= SUSPECT * played.less_error:
        return None
    if first.given is None:
        again = weigh(decision.view, state, search, ((best.verb, best.card), decision.move))
        best, played = _find(again, (best.verb, best.card)), _find(again, decision.move)
    cost, error = played.less - best.less, max(played.less_error, best.less_error)
    if cost <= SURE * error:
        return None
    return _costly(decision, best, played, cost, error, first.unit)


def _find(weighed: Weighed, move: tuple[int, int]) -> Advised:
    return next(one for one in weighed.moves if (one.verb, one.card) == move)


def _costly(decision: Decision, best: Advised, played: Advised, cost: float, error: float, unit: str) -> Costly:
    view = decision.view
    why = [", and ".join(reason.says for reason in reasons(view, one.verb, one.card)) for one in (played, best)]
    says = costly_told(view.game, decision.number, played, best, why, cost, error, unit)
    return Costly(decision.number, played.move, best.move, cost, error, unit, says)
