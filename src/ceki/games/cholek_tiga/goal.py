"""What a player's pile counts, the best of the others, and which card more would count."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import COPIES, FACES, RED
from ceki.engine.bits import NONE, has
from ceki.engine.reasons import Fact, Facts, tell, with_card, with_number
from ceki.engine.rule import rule
from ceki.games.cholek_tiga.advice import points_of_pile
from ceki.games.cholek_tiga.rules import Table

THREE: Final = 3  # alike
BOTH, POINTS, ONE_MORE, ALIKE = GOALS = Facts(
    Fact("goal-points-and-best", "CT-20", numbers=("points", "seat", "best")),
    Fact("goal-points", "CT-20", numbers=("points",)),
    Fact("goal-one-more", "CT-18", numbers=("points",)),
    Fact("goal-alike", "CT-18", numbers=("three", "red")),
)


@rule
def goal(g: Table, seat: int, unseen: Any, out: Any) -> None:
    """The points of the own pile, and of the best other where the piles lie open (CT-13); then the card that would
    bring most."""
    points = points_of_pile(g, seat)
    best = best_other(g, seat)
    tell(out, BOTH if g.piles_visible else POINTS)
    with_number(out, points)
    if g.piles_visible:
        with_number(out, best)
        with_number(out, g.points[best])
    card = most_wanted(g, seat)
    if card != NONE:
        tell(out, ONE_MORE)
        with_number(out, gain_of(g, seat, card))
        with_card(out, card)
    else:
        tell(out, ALIKE)
        with_number(out, g.normal_points[THREE])
        with_number(out, g.red_points[1])


@rule
def best_other(g: Table, seat: int) -> int:
    """Of the others the one with most points, the next of equals."""
    best = (seat + 1) % g.seats
    for step in range(2, g.seats):
        other = (seat + step) % g.seats
        if g.points[other] > g.points[best]:
            best = other
    return best


@rule
def gain_of(g: Table, seat: int, card: int) -> int:
    """The points that one card more of a face adds to a pile."""
    n = g.won[seat, card]
    if has(RED, card):
        return int(g.red_points[n + 1] - g.red_points[n])
    return int(g.normal_points[n + 1] - g.normal_points[n])


@rule
def most_wanted(g: Table, seat: int) -> int:
    """The face of the pile of which one more adds most, of equals the one with most copies; `NONE` for none."""
    found = NONE
    most = 0
    for face in range(FACES):
        if g.won[seat, face] > 0 and is_left(g, seat, face):
            gain = gain_of(g, seat, face)
            if gain > 0 and (COPIES + 1) * gain + g.won[seat, face] > most:
                found = face
                most = (COPIES + 1) * gain + g.won[seat, face]
    return found


@rule
def is_left(g: Table, seat: int, face: int) -> bool:
    """Whether a card of a face lies in no pile that the seat sees."""
    n = g.deck[face] - g.won[seat, face]
    for other in range(g.seats):
        if other != seat and g.piles_visible:
            n -= g.won[other, face]
    return bool(n > 0)
