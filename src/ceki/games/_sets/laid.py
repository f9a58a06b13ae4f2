"""The hand that has won, laid out as its sets."""

from __future__ import annotations

from typing import Any

from ceki.cards.sets import lay_in_sets
from ceki.engine.rule import rule
from ceki.games._sets.table import Table


@rule
def lay_sets(g: Table, seat: int, cards: Any) -> int:
    """Every card in a set of its rank (BS-13); as many of them as can be are identical."""
    lay_in_sets(g.hand[seat], g.honour_rank, g.set_size, cards)
    return int(g.set_size)
