"""Discards: how long they may be taken in a row, and how they become the stock again."""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import FACES
from ceki.engine.bits import NONE
from ceki.engine.chance import shuffle
from ceki.engine.rule import rule


@rule
def may_take_again(g: Any) -> bool:
    """Whether there is a discard, and not too many were taken in a row [HA-8]."""
    return g.discard != NONE and g.takes < g.take_limit * g.seats


@rule
def may_reshuffle(g: Any) -> bool:
    """At most once a round the discards become the stock [HA-8]."""
    return not g.reshuffled


@rule
def reshuffle(g: Any) -> None:
    """All discards but the last are shuffled into what is left of the stock."""
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
