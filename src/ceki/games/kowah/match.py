"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from typing import Any

from ceki.engine.bits import NONE, first, has, how_many, one
from ceki.engine.chance import small_below
from ceki.engine.game import POINTS
from ceki.engine.match_record import PEOPLE, TABLE, MatchRecord, match_line, tally
from ceki.engine.record import ALL
from ceki.engine.rule import rule
from ceki.engine.score import part_of, pay
from ceki.games.kowah.options import BY_LOT, RACE, ROTATE, SETTLE, SHARE
from ceki.games.kowah.rules import Table
from ceki.games.kowah.words import AHEAD, AHEAD_IN_RACE, BEHIND, BEHIND_IN_RACE


class Carried(MatchRecord):
    """The totals of the match (KW-25) and how many hands have been played."""

    totals: Any = tally(
        PEOPLE, unit=POINTS, seen=ALL, clause="KW-25", label="total", says="points of all hands won", leads=True
    )
    hands: int = tally(TABLE, unit="", seen=ALL, clause="KW-30", label="hands", says="hands played, void ones too")


@rule
def open_match(m: Carried, g: Table) -> None:
    """The first dealer is drawn by lot [KW-31]; who sits on their left begins (KW-5)."""
    m.starter = (small_below(m.chance, m.players) + 1) % m.players


@rule
def next_round(m: Carried, g: Table) -> None:
    """Enters a hand, which counts even without a winner (KW-30), and passes the deal on."""
    m.hands += 1
    if g.winner != NONE:
        m.totals[g.winner] += g.points  # (KW-25)
    m.winners = winners(m, g)
    m.over = int(m.winners != 0)
    pass_deal(m, g)


@rule
def winners(m: Carried, g: Table) -> int:
    """Who has won the match, as a set; nobody yet while it goes on [KW-27] [KW-28]."""
    best = 0
    for seat in range(m.players):
        best = max(best, m.totals[seat])
    found = 0
    for seat in range(m.players):
        if m.totals[seat] >= (g.target if g.scheme == RACE else best):
            found |= one(seat)
    if g.scheme == RACE:
        return found
    if g.scheme == SETTLE or m.hands < g.hands:
        return 0
    return found if how_many(found) == 1 or g.tie == SHARE else 0  # [KW-29]


@rule
def pass_deal(m: Carried, g: Table) -> None:
    """Who begins the next hand, on the left of who deals it [KW-31]; after a void hand a winner's deal stays."""
    dealer = (m.starter - 1) % m.players
    if g.next_dealer == ROTATE:
        dealer += 1
    elif g.next_dealer == BY_LOT:
        dealer = small_below(m.chance, m.players)
    elif g.winner != NONE:
        dealer = g.winner
    m.starter = (dealer + 1) % m.players


@rule
def close_match(m: Carried, g: Table) -> None:
    """After a race or fixed hands each other player pays the winner the difference in points [KW-27] [KW-28] [KW-29];
    winners share it (SH-1)."""
    best = m.winners
    if best == 0:
        return
    for seat in range(m.players):
        if not has(best, seat):
            behind = lag(m, seat)
            told(m, BEHIND_IN_RACE if g.scheme == RACE else BEHIND, seat, behind, -behind * g.rate)
    for seat in range(m.players):
        if has(best, seat):
            won = 0
            for other in range(m.players):
                part = 0 if has(best, other) else part_of(best, seat, lag(m, other) * g.rate)
                pay(m, BEHIND_IN_RACE if g.scheme == RACE else BEHIND, m.seated[other], m.seated[seat], part)
                won += part
            told(m, AHEAD_IN_RACE if g.scheme == RACE else AHEAD, seat, 1, won)


@rule
def lag(m: Carried, seat: int) -> int:
    """The points that a seat is behind the winner, the first of several."""
    return m.totals[first(m.winners)] - m.totals[seat]


@rule
def told(m: Carried, what: int, seat: int, count: int, cents: int) -> None:
    """The line of cents of the settlement."""
    if cents != 0:
        match_line(m, what, m.seated[seat], count, cents)
