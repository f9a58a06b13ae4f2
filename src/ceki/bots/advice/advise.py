"""Advice to a player: what to do rather than what they would do, the difference that makes, how surely, and why; and
every legal move with what it is worth. All from the seat's view alone.

Worth comes from playouts over re-deals of what the seat does not see (bots/search.py); where the game counts a worth
exactly, from that. The facts by which moves are set beside each other are the game's own (`reasons` of its rules).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from ceki.bots.advice.compare import Comparison, compared
from ceki.bots.advice.drivers import advise_moves
from ceki.bots.advice.weigh import NO_MOVE, Advised, Ends, Weighing, playouts_of
from ceki.bots.advice.why import difference_as_data, fact_or_none
from ceki.bots.search import Search
from ceki.engine.chance import Words
from ceki.engine.reasons import Reason
from ceki.engine.rule import WRITTEN
from ceki.play.game_module import GameModule
from ceki.play.move import Numbers
from ceki.play.showing.facts import fact_as_data
from ceki.play.view import View

MOST_TOLD: Final = 8  # moves in a message
THINKS: Final = Search(playouts=300, mode=WRITTEN)  # about a second, without Numba


@dataclass(frozen=True)
class Advice:
    """Legal moves, that to be made first; how it does beside another; their game; whether every worth is counted
    exactly, and what that takes as given, or else how many playouts the two had; and how the rounds end, where no fact
    shows why one is better."""

    moves: tuple[Advised, ...]
    found: Comparison
    game: GameModule
    unit: str
    exact: bool
    given: Reason | None
    playouts: int
    ends: Ends | None = None

    def as_data(self, most: int = MOST_TOLD) -> dict[str, Any]:
        """As plain data, ids and rounded numbers: what to do, what decides, and the best moves, so many at most."""
        found, told = self.found, list(self.moves[:most])
        if found.other is not None and found.other not in told:
            told[-1] = found.other
        beside = None if found.other is None else found.other.move
        even = [] if found.better or beside is None else [beside]
        but = difference_as_data(found.but, self.game)
        return {
            "move": found.best.move,
            "even": even,
            "other": beside if found.better else None,
            **difference_as_data(found.why, self.game),
            "but_mine": but["mine"],
            "but_theirs": but["theirs"],
            "ends": self.ends and self.ends.as_data(self.game),
            "within": round(found.within, 3),
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


def advise(view: View, state: Words, search: Search = THINKS, picked: Numbers | None = None) -> Advice:
    """Weighs the viewer's legal moves with a budget, and the best of them with as much again beside the one that they
    have `picked` or, if that is None, beside the simple player's. Equal views and generators give equal advice for
    equal playouts.

    Raises `ValueError` when the viewer is not asked.
    """
    laid = Weighing(view, state, search.mode, (NO_MOVE, NO_MOVE if picked is None else picked), advise_moves)
    n = laid.run(advise_moves, laid.pair, playouts_of(view, state, search))
    moves = [with_reasons(view, one) for one in laid.advised(laid.found[:n])]
    pair = [with_reasons(view, one) for one in laid.advised(laid.pair)] if n > 1 else moves
    found = compared(pair, picked or laid.simple or (pair[0].verb, pair[0].card))
    ends = laid.ends() if found.better and found.why is None and not laid.exact else None
    return Advice(_in_order(moves, found), found, view.game, laid.unit, laid.exact, laid.given, laid.made, ends)


def _in_order(moves: list[Advised], found: Comparison) -> tuple[Advised, ...]:
    """All moves, that to be made first; of the two that were weighed twice what is known better."""
    again = [one for one in (found.best, found.other) if one is not None]
    known = {(one.verb, one.card): one for one in again}
    rest = [known.get((one.verb, one.card), one) for one in moves]
    return (found.best, *(one for one in rest if one is not found.best))


def with_reasons(view: View, move: Advised) -> Advised:
    """A move with the facts that the game gives of it."""
    return replace(move, reasons=tuple(view.reasons(move.verb, move.card)))
