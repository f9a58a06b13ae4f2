"""What every round does around the rules of its game, as drivers: they run wherever the rules run."""

from __future__ import annotations

from typing import Any

from ceki.engine.contract import deal, legal, play, settle
from ceki.engine.moves import Moves, clear, may
from ceki.engine.rule import driver


@driver
def begin_round(g: Any, moves: Moves) -> None:
    """Deals a blank table, and offers what the seat in turn may do. `moves`: (verbs,)."""
    deal(g)
    offer_or_settle(g, moves)


@driver
def make_move(g: Any, verb: int, card: int, moves: Moves) -> bool:
    """Makes a move if it is one of `moves`, (verbs,), and offers the next; False, and nothing is changed, if it is
    not."""
    if g.over or not may(moves, verb, card):
        return False
    play(g, verb, card)
    offer_or_settle(g, moves)
    return True


@driver
def offer_or_settle(g: Any, moves: Moves) -> None:
    """Offers the moves of the seat in turn; settles a round that is over."""
    clear(moves)
    if g.over:
        settle(g)
    else:
        legal(g, moves)
