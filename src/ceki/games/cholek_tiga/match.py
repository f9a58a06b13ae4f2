"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from ceki.engine.bits import has, how_many, one
from ceki.engine.chance import small_below
from ceki.engine.match_record import MatchRecord
from ceki.engine.rule import rule
from ceki.games.cholek_tiga.options import BY_LOT, RANDOM_SEAT
from ceki.games.cholek_tiga.rules import Table


@rule
def open_match(m: MatchRecord, g: Table) -> None:
    """Who begins the first game [CT-4]."""
    m.starter = small_below(m.chance, m.players) if g.first_player == RANDOM_SEAT else g.first_player


@rule
def next_round(m: MatchRecord, g: Table) -> None:
    """The player with fewest points begins the next game [CT-27]."""
    tied = how_many(least(g))
    m.starter = in_turn(g, small_below(m.chance, tied) if g.tie_for_least == BY_LOT and tied > 1 else 0)


@rule
def least(g: Table) -> int:
    """The seats with fewest points, as a set [CT-27]."""
    fewest = g.points[0]
    for seat in range(g.seats):
        fewest = min(fewest, g.points[seat])
    found = 0
    for seat in range(g.seats):
        if g.points[seat] == fewest:
            found |= one(seat)
    return found


@rule
def in_turn(g: Table, chosen: int) -> int:
    """Of the seats with fewest points the one after `chosen` others, in the turn order of the game just ended
    [CT-27]."""
    tied = least(g)
    seat = g.starter
    while True:
        if has(tied, seat):
            if chosen == 0:
                return seat
            chosen -= 1
        seat = (seat + 1) % g.seats
