"""The cards that each seat has won, as people tell them of a real table."""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import FACES, of_rank, rank_of
from ceki.engine.bits import NONE, first
from ceki.engine.outcomes.refusals import refuse_outcome
from ceki.engine.rule import rule


@rule
def lay_won(g: Any, s: Any, copies: int, refused: Any, too_many: int) -> None:
    """Lays what is told of each seat's pile, of a deck with so many copies of each face, and the other cards in the
    pool; refuses for reason `too_many`, with the face and how many were told, where there are more."""
    for face in range(len(g.deck)):
        g.deck[face] = copies
        n = 0
        for seat in range(g.seats):
            g.won[seat, face] = s.won[seat, face]
            n += s.won[seat, face]
        g.pool[face] = max(copies - n, 0)
        if n > copies:
            refuse_outcome(refused, too_many, face, n)


@rule
def refuse_uneven(g: Any, captured: int, spared: int, refused: Any, uneven: int) -> None:
    """Refuses piles in which the cards of a rank are no captures of so many (DK-8), for reason `uneven`, with the seat
    and a face of that rank. So many seats are `spared`: they have got other cards as well."""
    for seat in range(g.seats):
        face = uneven_face(g, seat, captured)
        if face != NONE:
            if spared == 0:
                refuse_outcome(refused, uneven, seat, face)
            spared -= 1


@rule
def uneven_face(g: Any, seat: int, captured: int) -> int:
    """A face of a rank of which a pile has no multiple of `captured` cards; `NONE` if there is no such rank."""
    for face in range(FACES):
        alike, n = of_rank(rank_of(face, g.honour_rank), g.honour_rank), 0
        while alike:
            n += g.won[seat, first(alike)]
            alike &= alike - 1
        if n % captured != 0:
            return int(face)
    return NONE
