"""A smaller Ceki deck for exact work: fewer ranks, suits or copies, without the honours."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import C1, COPIES, LEAST_RANKS, WF
from ceki.cards.piles import fill
from ceki.engine.options import Reduction
from ceki.engine.record import Record, option
from ceki.engine.rule import rule

SUITS: Final = WF // LEAST_RANKS


class ReducedDeck(Record):
    """Which part of the deck is played with; 0 of each is all of it."""

    ranks: int = option(Reduction(among=range(1, LEAST_RANKS + 1)))
    suits: int = option(Reduction(among=range(1, SUITS + 1)))
    copies: int = option(Reduction(among=range(1, COPIES + 1)))

    def reduce(self) -> None:
        """Lays the deck of a smaller game on a blank table: what is not given is as in the whole deck."""
        if self.ranks or self.suits or self.copies:
            for suit in range(self.suits or SUITS):
                for rank in range(self.ranks or LEAST_RANKS):
                    self.deck[suit * LEAST_RANKS + rank] = self.copies or COPIES


@rule
def lay_deck(g: Any, n: int) -> int:
    """Sets the deck to `n` copies of each face, unless a smaller one lies there, and lays it in order on the stock;
    returns how many cards."""
    if g.deck[C1] == 0:
        for face in range(len(g.deck)):
            g.deck[face] = n
    return fill(g.stock, g.deck)
