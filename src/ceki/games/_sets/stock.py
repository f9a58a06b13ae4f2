"""The stock: dealt from and drawn from."""

from __future__ import annotations

from ceki.cards.piles import take_from
from ceki.engine.rule import rule
from ceki.games._sets.table import Table


@rule
def deal_packets(g: Table, n: int, extra: int) -> None:
    """`n` cards to each seat in turn order, and `extra` more to the first."""
    for step in range(g.seats):
        seat = (g.starter + step) % g.seats
        for _ in range(n + (extra if step == 0 else 0)):
            g.hand[seat, off_stock(g)] += 1


@rule
def off_stock(g: Table) -> int:
    """The next card of the stock."""
    g.stock_left -= 1
    return take_from(g.stock, g.stock_left)
