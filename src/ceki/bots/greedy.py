"""The simple player: it makes the move that looks best at once, by the game's own `heuristic`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ceki.engine.chance import Words, small_word
from ceki.engine.contract import heuristic
from ceki.engine.moves import Moves, nth_card, nth_verb
from ceki.engine.rule import driver
from ceki.play.view import View


@driver
def best_appraised(g: Any, moves: Moves, n: int) -> int:
    """The place, from 0, of the move that looks best among `n`; the first of equals. `moves`: (verbs,) sets of
    cards."""
    best = 0
    best_worth = -1_000_000_000
    for i in range(n):
        worth = heuristic(g, nth_verb(moves, i), nth_card(moves, i))
        if worth > best_worth:
            best = i
            best_worth = worth
    return best


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
