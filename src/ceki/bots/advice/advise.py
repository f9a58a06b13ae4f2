"""Advice to a player: every legal move with what it is worth, how surely, and why; from the seat's view alone.

Worth comes from playouts over re-deals of what the seat does not see (bots/search.py); where the game counts a worth
exactly, from that. The facts by which moves are set beside each other are the game's own (`reasons` in its file).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from ceki.bots.advice.text import compared, evidence, facts, sentence
from ceki.bots.advice.weigh import Advised, Weighed, unseen, weigh
from ceki.bots.search import Search
from ceki.engine.chance import Words
from ceki.engine.game import Reason
from ceki.engine.record import copy
from ceki.engine.rule import WRITTEN
from ceki.play.view import View

MOST_TOLD: Final = 8  # moves in a message
THINKS: Final = Search(playouts=300, mode=WRITTEN)  # about a second, without Numba


@dataclass(frozen=True)
class Advice:
    """Legal moves, the best first, each with what there is to say of it; a sentence for the player, and another with
    the evidence; and whether every worth is counted exactly, or else how many playouts there were."""

    moves: tuple[Advised, ...]
    facts: tuple[str, ...]
    says: str
    evidence: str
    unit: str
    exact: bool
    playouts: int

    def as_data(self) -> dict[str, Any]:
        """As plain data: the best moves, with rounded numbers."""
        return {
            "move": self.moves[0].move,
            "says": self.says,
            "evidence": self.evidence,
            "unit": self.unit,
            "exact": self.exact,
            "moves": [_as_data(*one) for one in list(zip(self.moves, self.facts, strict=True))[:MOST_TOLD]],
        }


def _as_data(one: Advised, says: str) -> dict[str, Any]:
    numbers = {name: round(getattr(one, name), 3) for name in ("worth", "error", "gains", "losses")}
    return {"move": one.move, "says": says, **numbers}


def advise(view: View, state: Words, search: Search = THINKS) -> Advice:
    """Weighs the viewer's legal moves with a budget. Equal views and generators give equal advice for equal playouts.

    Raises `ValueError` when the viewer is not asked.
    """
    return told(view, weigh(view, state, search))


def told(view: View, weighed: Weighed) -> Advice:
    """What there is to say of moves that have been weighed."""
    game, unit, given = view.game, weighed.unit, weighed.given
    moves = tuple(with_reasons(view, one) for one in weighed.moves)
    found = compared(moves)
    proof = evidence(game, found, unit, weighed.playouts, given)
    each = tuple(facts(game, one) for one in moves)
    return Advice(moves, each, sentence(game, found), proof, unit, given is not None, weighed.playouts)


def with_reasons(view: View, move: Advised) -> Advised:
    """A move with the facts that the game gives of it."""
    return replace(move, reasons=tuple(reasons(view, move.verb, move.card)))


def reasons(view: View, verb: int, card: int) -> list[Reason]:
    """What the game says of a legal move of the viewer; nothing where it has no such hook."""
    hook = view.game.hook("reasons")
    return [] if hook is None else list(hook(copy(view.table), view.seat, verb, card, unseen(view)))
