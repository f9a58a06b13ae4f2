"""What every match does between rounds. The game's own rules move the starter, the pot and the money."""

from __future__ import annotations

from typing import Any

from ceki.engine.chance import small_seed
from ceki.engine.contract import close_match, next_round, open_match, set_out
from ceki.engine.rule import driver


@driver
def begin(m: Any, g: Any, people: int, sides: int, limit: int, a: int, b: int) -> None:
    """Opens the match of a blank record: `people` play, in so many `sides`, at most `limit` rounds (0: no end). `a` and
    `b` start its chance, both 0 where people draw all lots themselves. `g`: the blank table of the first round."""
    m.people, m.players, m.sides, m.limit = people, g.seats, sides, limit
    for seat in range(m.players):
        m.seated[seat] = seat
    if a != 0 or b != 0:
        small_seed(m.chance, a, b)
    open_match(m, g)


@driver
def set_table(m: Any, g: Any) -> None:
    """Puts on a blank table what the match carries."""
    g.starter = m.starter
    g.pot = m.pot
    set_out(m, g)


@driver
def enter_round(m: Any, g: Any) -> None:
    """Enters a settled round in the ledger."""
    for seat in range(m.players):
        person = m.seated[seat]
        m.cents[person] += g.cents[seat]
        m.won[person] += (g.winners >> seat) & 1
    m.pot = g.pot
    next_round(m, g)
    m.rounds += 1
    if m.limit > 0 and m.rounds >= m.limit:
        m.over = 1


@driver
def close(m: Any, g: Any) -> None:
    """Ends the match and pays out, the first time. `g`: the blank table of the round that does not come."""
    m.over = 1
    if m.closed:
        return
    m.closed = 1
    m.from_pot = m.pot
    for person in range(m.people):
        m.settled[person] = -m.cents[person]
    close_match(m, g)
    m.from_pot -= m.pot
    for person in range(m.people):
        m.settled[person] += m.cents[person]


@driver
def ahead(amounts: Any, n: int) -> int:
    """The places of the greatest of `n` amounts, as a set; empty where all are equal."""
    best = 0
    for place in range(1, n):
        if amounts[place] > amounts[best]:
            best = place
    found = 0
    for place in range(n):
        if amounts[place] == amounts[best]:
            found |= 1 << place
    return found if found != (1 << n) - 1 else 0
