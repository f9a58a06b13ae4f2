"""The cards that each seat has won, as people tell them of a real table."""

from __future__ import annotations

from typing import Any

from ceki.engine.outcomes.refusals import refuse_outcome
from ceki.engine.rule import rule


@rule
def lay_won(g: Any, s: Any, copies: int, refused: Any, too_many: int) -> None:
    """Lays what is told of each seat's pile, of a deck with so many copies of each face; refuses for reason `too_many`,
    with the face and how many were told, where there are more."""
    for face in range(len(g.deck)):
        g.deck[face] = copies
        n = 0
        for seat in range(g.seats):
            g.won[seat, face] = s.won[seat, face]
            n += s.won[seat, face]
        if n > copies:
            refuse_outcome(refused, too_many, face, n)
