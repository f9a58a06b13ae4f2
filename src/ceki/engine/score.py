"""Writing a score: each line with its clause, who has won, and money that moves between seats and pot."""

from __future__ import annotations

from typing import Any, Final

from ceki.engine.bits import has, how_many, one
from ceki.engine.rule import rule

MOST_LAID: Final = 32  # the cards of a winning hand that is laid out in sets, at most


@rule
def line(g: Any, what: int, seat: int, count: int, amount: int, faces: int) -> None:
    """Writes a score line: `count` things of kind `what` bring `seat` an `amount` in the unit of their kind (points,
    tokens, cents), for these `faces` (a set of bits)."""
    i = g.lines
    g.line_what[i] = what
    g.line_seat[i] = seat
    g.line_count[i] = count
    g.line_points[i] = amount
    g.line_faces[i] = faces
    g.lines = i + 1


@rule
def won_by(g: Any, winners: int) -> None:
    """Notes who has won the round, a set of seats: they share first place, all others the next. An empty set is
    nobody."""
    g.winners = winners
    for seat in range(g.seats):
        g.place[seat] = 0 if winners == 0 or (winners >> seat) & 1 else 1


@rule
def placed_by(g: Any, amounts: Any) -> None:
    """Places the seats by their amounts, (seats,); those with most have won; nobody, where all have the same."""
    first = 0
    for seat in range(g.seats):
        g.place[seat] = 0
        for other in range(g.seats):
            g.place[seat] += 1 if amounts[other] > amounts[seat] else 0
        if g.place[seat] == 0:
            first |= 1 << seat
    g.winners = first if first != (1 << g.seats) - 1 else 0


@rule
def pay(g: Any, giver: int, taker: int, cents: int) -> None:
    """One seat pays another, in cents."""
    g.cents[giver] -= cents
    g.cents[taker] += cents


@rule
def paid_by_each(g: Any, taker: int, cents: int) -> None:
    """Every other seat pays this one the same cents."""
    for seat in range(g.seats):
        if seat != taker:
            g.cents[seat] -= cents
            g.cents[taker] += cents


@rule
def share(g: Any, takers: int, cents: int) -> None:
    """Divides cents among a set of seats; nobody has any of them if the set is empty."""
    for seat in range(g.seats):
        if has(takers, seat):
            g.cents[seat] += part_of(takers, seat, cents)


@rule
def part_of(takers: int, seat: int, cents: int) -> int:
    """What a seat of a set has of cents that the set divides: odd cents go one each to the lowest seats [SH-1]."""
    n = how_many(takers)
    return cents // n + int(how_many(takers & (one(seat) - 1)) < cents % n)
