"""The bot that makes the move which looks best at once, by the game's own `heuristic`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ceki.engine.chance import Words, small_word
from ceki.engine.contract import heuristic
from ceki.play.view import View


def choose(view: View, state: Words) -> tuple[int, int]:
    """The best appraised legal move (verb, card), the first of equals.

    The rule looks at a table on which the cards unseen by the viewer are dealt again; a game without `heuristic`
    finds all moves alike. Raises `ValueError` when the viewer is not asked.
    """
    moves = view.legal_numbers
    if not moves:
        raise ValueError(f"seat {view.seat} is not asked to move")
    worth: Callable[[Any, int, int], int] = view.game.namespace.get("heuristic", heuristic)
    table = view.determinize(small_word(state))
    return max(moves, key=lambda move: worth(table, *move))
