"""Writing a score: each line with its clause, who has won, and money that moves between seats and pot."""

from __future__ import annotations

from typing import Any, Final

from ceki.engine.bits import NONE, has, how_many, one
from ceki.engine.rule import rule

POT: Final = NONE  # where a seat stands that pays or is paid
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
def pay(g: Any, what: int, giver: int, taker: int, cents: int) -> None:
    """A seat, or the `POT`, pays another, or the pot, for what a kind of line says; `cents` below 0 go the other
    way. Where nothing is paid, nothing is written."""
    payer = giver if cents > 0 else taker
    if cents != 0:
        note_payment(g, what, one(payer) if payer != POT else 0, taker if cents > 0 else giver, abs(cents))
        move_cents(g, giver, -cents)
        move_cents(g, taker, cents)


@rule
def paid_by_each(g: Any, what: int, taker: int, cents: int) -> None:
    """Every other seat pays this one, or every seat the `POT`, the same cents (0 or more)."""
    if cents == 0:
        return
    givers = (1 << g.seats) - 1 if taker == POT else ((1 << g.seats) - 1) & ~one(taker)
    note_payment(g, what, givers, taker, cents)
    for seat in range(g.seats):
        if seat != taker:
            move_cents(g, seat, -cents)
            move_cents(g, taker, cents)


@rule
def share(g: Any, what: int, giver: int, takers: int, cents: int) -> None:
    """A seat, or the `POT`, pays cents that a set of seats divides; nothing if the set is empty."""
    for seat in range(g.seats):
        if has(takers, seat):
            pay(g, what, giver, seat, part_of(takers, seat, cents))


@rule
def note_payment(g: Any, what: int, givers: int, taker: int, cents: int) -> None:
    """Writes who pays whom: each seat of a set, or the pot if it is empty, pays `taker`."""
    i = g.payments
    g.paid_for[i] = what
    g.paid_by[i] = givers
    g.paid_to[i] = taker
    g.paid_each[i] = cents
    g.payments = i + 1


@rule
def is_all_paid(g: Any, pot_before: int) -> bool:
    """Whether what was written of who pays whom comes to the cents of every seat, and to what the pot has gained."""
    pot = g.pot - pot_before
    for i in range(g.payments):
        n = max(how_many(g.paid_by[i]), 1)
        pot += g.paid_each[i] if g.paid_by[i] == 0 else 0
        pot -= g.paid_each[i] * n if g.paid_to[i] == POT else 0
    if pot != 0:
        return False
    for seat in range(g.seats):
        cents = g.cents[seat]
        for i in range(g.payments):
            n = max(how_many(g.paid_by[i]), 1)
            cents += g.paid_each[i] if has(g.paid_by[i], seat) else 0
            cents -= g.paid_each[i] * n if g.paid_to[i] == seat else 0
        if cents != 0:
            return False
    return True


@rule
def move_cents(g: Any, place: int, cents: int) -> None:
    """What a seat, or the pot, gains or loses."""
    if place == POT:
        g.pot += cents
    else:
        g.cents[place] += cents


@rule
def part_of(takers: int, seat: int, cents: int) -> int:
    """What a seat of a set has of cents that the set divides: odd cents go one each to the lowest seats [SH-1]."""
    n = how_many(takers)
    return cents // n + int(how_many(takers & (one(seat) - 1)) < cents % n)
