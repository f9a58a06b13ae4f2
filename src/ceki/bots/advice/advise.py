"""Advice to a player: every legal move with what it is worth, how surely, and why; from the seat's view alone.

Worth comes from playouts over re-deals of what the seat does not see (bots/search.py); where the game counts a worth
exactly, from that. The facts by which moves are set beside each other are the game's own (`reasons` of its rules).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from ceki.bots.advice.compare import Comparison, compared
from ceki.bots.advice.weigh import Advised, Weighed, weigh
from ceki.bots.advice.why import difference_as_data, fact_or_none
from ceki.bots.search import Search
from ceki.engine.chance import Words
from ceki.engine.reasons import Reason
from ceki.engine.rule import WRITTEN
from ceki.play.game_module import GameModule
from ceki.play.showing.facts import fact_as_data
from ceki.play.view import View

MOST_TOLD: Final = 8  # moves in a message
THINKS: Final = Search(playouts=300, mode=WRITTEN)  # about a second, without Numba


@dataclass(frozen=True)
class Advice:
    """Legal moves, the best first, and the best set beside another; their game; whether every worth is counted
    exactly, and what that takes as given, or else how many playouts there were."""

    moves: tuple[Advised, ...]
    found: Comparison
    game: GameModule
    unit: str
    exact: bool
    given: Reason | None
    playouts: int

    def as_data(self, most: int = MOST_TOLD) -> dict[str, Any]:
        """As plain data, ids and rounded numbers: what to do, what decides, and the best moves, so many at most."""
        found, told = self.found, list(self.moves[:most])
        if found.other is not None and found.other not in told:
            told[-1] = found.other
        return {
            "move": found.best.move,
            "even": [one.move for one in found.even],
            "other": found.other and found.other.move,
            **difference_as_data(found.why, self.game),
            "unsure": [one.move for one in found.unsure],
            "least": round(found.least, 3),
            "unit": self.unit,
            "exact": self.exact,
            "given": fact_or_none(self.given, self.game),
            "playouts": self.playouts,
            "moves": [self._as_data(one) for one in told],
        }

    def _as_data(self, one: Advised) -> dict[str, Any]:
        numbers = {name: round(getattr(one, name), 3) for name in ("worth", "error", "gains", "losses", "less")}
        facts = [fact_as_data(reason, self.game) for reason in one.reasons]
        return {"move": one.move, "facts": facts, **numbers, "give": round(one.sure * one.less_error, 3)}


def advise(view: View, state: Words, search: Search = THINKS) -> Advice:
    """Weighs the viewer's legal moves with a budget. Equal views and generators give equal advice for equal playouts.

    Raises `ValueError` when the viewer is not asked.
    """
    return told(view, weigh(view, state, search))


def told(view: View, weighed: Weighed) -> Advice:
    """What there is to say of moves that have been weighed."""
    moves = tuple(with_reasons(view, one) for one in weighed.moves)
    return Advice(moves, compared(moves), view.game, weighed.unit, weighed.exact, weighed.given, weighed.playouts)


def with_reasons(view: View, move: Advised) -> Advised:
    """A move with the facts that the game gives of it."""
    return replace(move, reasons=tuple(view.reasons(move.verb, move.card)))
