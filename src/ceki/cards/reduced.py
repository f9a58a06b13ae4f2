"""A smaller Ceki deck for exact work: fewer ranks, suits or copies, without the honours."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import LEAST_RANKS, WF
from ceki.cards.piles import fill
from ceki.engine.options import Reduction
from ceki.engine.record import Record, option
from ceki.engine.rule import rule

SUITS: Final = WF // LEAST_RANKS


class ReducedDeck(Record):
    """Which part of the deck is played with; 0 is all of it."""

    ranks: int = option(Reduction(among=range(1, LEAST_RANKS + 1)))
    suits: int = option(Reduction(among=range(1, SUITS + 1)))
    copies: int = option(Reduction(among=range(1, 5)))


@rule
def lay_deck(g: Any, n: int) -> int:
    """Sets the deck to `n` copies of each face, in a smaller game to its own, and lays them in order on the stock;
    returns how many cards."""
    for face in range(len(g.deck)):
        g.deck[face] = 0
        if is_played_with(g, face):
            g.deck[face] = g.copies if g.copies != 0 else n
    return fill(g.stock, g.deck)


@rule
def is_played_with(g: Any, face: int) -> bool:
    """Whether a face is in the deck of this game."""
    if g.ranks == 0 and g.suits == 0:
        return True
    is_low = g.ranks == 0 or face % LEAST_RANKS < g.ranks
    return is_low and face < (g.suits if g.suits != 0 else SUITS) * LEAST_RANKS
