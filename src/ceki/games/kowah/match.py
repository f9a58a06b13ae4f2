"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from typing import Any

import numpy as np

from ceki.engine.bits import NONE, first, has, how_many, one
from ceki.engine.chance import small_below
from ceki.engine.game import POINTS
from ceki.engine.match_record import PEOPLE, TABLE, MatchRecord, match_line, tally
from ceki.engine.record import ALL
from ceki.engine.rule import rule
from ceki.engine.score import part_of, pay
from ceki.games.kowah.options import BY_LOT, RACE, ROTATE, SETTLE, SHARE
from ceki.games.kowah.rules import Table
from ceki.games.kowah.words import AHEAD, AHEAD_IN_RACE, BEHIND, BEHIND_IN_RACE, HANDS_STAKE, RACE_STAKE


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
    """A race or fixed hands name a winner, and move the money that the house agreed on: a stake of each other player,
    and so much a point behind [KW-27] [KW-28] [KW-29]."""
    race = g.scheme == RACE
    stakes, behind = np.zeros(m.players, np.int64), np.zeros(m.players, np.int64)
    for seat in range(m.players):
        if m.winners != 0 and not has(m.winners, seat):
            stakes[seat] = g.match_stake
            behind[seat] = m.totals[first(m.winners)] - m.totals[seat]
    for seat in range(m.players):
        told(m, RACE_STAKE if race else HANDS_STAKE, seat, 1, -stakes[seat])
        told(m, BEHIND_IN_RACE if race else BEHIND, seat, behind[seat], -behind[seat] * g.match_rate)
    collect(m, RACE_STAKE if race else HANDS_STAKE, RACE_STAKE if race else HANDS_STAKE, stakes, 1)
    collect(m, BEHIND_IN_RACE if race else BEHIND, AHEAD_IN_RACE if race else AHEAD, behind, g.match_rate)


@rule
def collect(m: Carried, what: int, line: int, owed: Any, rate: int) -> None:
    """The winners get what each other owes, and share it (SH-1). `owed`: how much of each seat, (players,), at `rate`
    cents each; `line` is what the winners' line is called."""
    for seat in range(m.players):
        won = 0
        for other in range(m.players):
            if has(m.winners, seat) and owed[other] > 0:
                part = part_of(m.winners, seat, owed[other] * rate)
                pay(m, what, m.seated[other], m.seated[seat], part)
                won += part
        told(m, line, seat, 1, won)


@rule
def told(m: Carried, what: int, seat: int, count: int, cents: int) -> None:
    """A line of cents of the settlement, where there are any."""
    if cents != 0:
        match_line(m, what, m.seated[seat], count, cents)
