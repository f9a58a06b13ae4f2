"""Tables of Balik satu as its tests lay them, and what they ask of them."""

from __future__ import annotations

from typing import Any

from ceki.cards.notation import card_number
from ceki.games._sets.table import DISCARDING, FROM_STOCK
from tests.games.drawing import (
    blank,
    hold,
)

G = "balik_satu"


def turn_of(seat: int, step: int, codes: str, **options: Any) -> Any:
    """A table where this seat is to move."""
    g = blank(G, **options)
    g.turn, g.step = seat, step
    hold(g, seat, codes)
    return g


def drawn(g: Any, seat: int, code: str) -> Any:
    """The seat has drawn this card and must let one go."""
    g.turn, g.step, g.got, g.got_from = seat, DISCARDING, card_number(code), FROM_STOCK
    g.hand[seat, g.got] += 1
    return g


FIVES = "C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 C5 M5 C8 C8"  # ceki, with fives that may become a mata
