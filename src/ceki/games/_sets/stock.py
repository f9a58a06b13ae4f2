"""The stock: dealt from, drawn from, and made again of the discards."""

from __future__ import annotations

from ceki.cards.ceki import FACES
from ceki.cards.piles import take_from
from ceki.engine.bits import NONE
from ceki.engine.chance import shuffle
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


@rule
def reshuffle(g: Table) -> None:
    """All discards but the last become the stock [BS-32]; at most once a round [HA-8]."""
    g.reshuffled = 1
    if g.discard != NONE:
        g.heap[g.discard] -= 1
    n = g.stock_left
    for face in range(FACES):
        for _ in range(g.heap[face]):
            g.stock[n] = face
            n += 1
        g.heap[face] = 0
    if g.discard != NONE:
        g.heap[g.discard] += 1
    shuffle(g, g.stock, n)
    g.stock_left = n
