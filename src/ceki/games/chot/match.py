"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from typing import Any

from ceki.engine.bits import NONE, one
from ceki.engine.game import POINTS, TOKENS
from ceki.engine.match_record import PEOPLE, SIDES, MatchRecord, match_line, tally
from ceki.engine.record import ALL
from ceki.engine.rule import rule
from ceki.engine.score import pay
from ceki.games.balik_satu.match import next_round as pass_start
from ceki.games.chot.options import EACH, PER_TWENTY, PLAY_ON, VOID_TIE
from ceki.games.chot.rules import Table
from ceki.games.chot.words import BANGKONG_MORE, EXCESS_MORE


class Carried(MatchRecord):
    """Tokens by person; bangkong and excess by side."""

    tokens: Any = tally(PEOPLE, unit=TOKENS, seen=ALL, clause="KI-3", label="tokens", says="twenty complete a bangkong")
    bangkong: Any = tally(SIDES, unit="", seen=ALL, clause="KI-9", label="bangkong", says="bangkong won", leads=True)
    excess: Any = tally(
        SIDES, unit=POINTS, seen=ALL, clause="KI-10", label="excess", says="points more than the other side"
    )


@rule
def next_round(m: Carried, g: Table) -> None:
    """Who begins; the winner's tokens, and the bangkong that they may complete [KI-7] [KI-14]."""
    pass_start(m, g)
    if g.winner != NONE:
        points = 0
        for i in range(g.lines):
            points += g.line_points[i]
        take_tokens(m, g, points)
        if m.bangkong[0] + m.bangkong[1] >= g.bangkong_target:
            m.over = 1


@rule
def take_tokens(m: Carried, g: Table, points: int) -> bool:
    """Gives the winner their tokens; whether one player has enough for a bangkong, so that all are put down [KI-8]."""
    m.tokens[g.winner] += points
    ours, theirs = m.tokens[0] + m.tokens[2], m.tokens[1] + m.tokens[3]  # [KI-1]
    most = 0
    for seat in range(m.players):
        most = max(most, m.tokens[seat])
    if most < g.bangkong_points or (ours == theirs and g.bangkong_tie == PLAY_ON):
        return False  # [KI-12] the tokens are kept
    for seat in range(m.players):
        m.tokens[seat] = 0  # [KI-11]
    if ours == theirs:
        if g.bangkong_tie != VOID_TIE:
            m.bangkong[g.winner % 2] += count_bangkong(g, ours)
        return True
    side = int(theirs > ours)  # [KI-9] whoever had enough
    m.bangkong[side] += count_bangkong(g, max(ours, theirs))
    m.excess[side] += abs(ours - theirs)  # [KI-10]
    return True


@rule
def count_bangkong(g: Table, points: int) -> int:
    """One, or one for each time that the side's points complete a bangkong [KI-13]."""
    return max(1, points // g.bangkong_points) if g.bangkong_count == PER_TWENTY else 1


@rule
def close_match(m: Carried, g: Table) -> None:
    """The sides settle [KI-15] [KI-16] [KI-17]: both differences are paid, each for itself; who is paid has won."""
    bangkong, excess = m.bangkong[0] - m.bangkong[1], m.excess[0] - m.excess[1]
    for side in range(2):
        sign = 1 - 2 * side
        if bangkong != 0:
            match_line(m, BANGKONG_MORE, side, abs(bangkong), sign * side_cents(g, g.bangkong_value * bangkong))
        if excess != 0:
            match_line(m, EXCESS_MORE, side, abs(excess), sign * side_cents(g, g.excess_rate * excess))
    cents = g.bangkong_value * bangkong + g.excess_rate * excess
    more = cents if cents != 0 else bangkong if bangkong != 0 else excess
    for pair in range(0, m.players, 2):
        first_part = player_cents(g, pair, g.bangkong_value * bangkong)
        pay(m, BANGKONG_MORE, m.seated[pair + 1], m.seated[pair], first_part)
        pay(m, EXCESS_MORE, m.seated[pair + 1], m.seated[pair], player_cents(g, pair, cents) - first_part)
    for seat in range(m.players):
        if more != 0 and seat % 2 == int(more < 0):
            m.winners |= one(m.seated[seat])


@rule
def side_cents(g: Table, cents: int) -> int:
    """What a side gets together: the amount, or twice that where each partner gets the whole [KI-17]."""
    return 2 * cents if g.settle == EACH else cents


@rule
def player_cents(g: Table, seat: int, cents: int) -> int:
    """What a seat gets when the side of seat 0 gets `cents`: half of its side's, an odd cent at the lower seat; or all
    of it [KI-17]."""
    own = abs(cents) if g.settle == EACH else (abs(cents) + int(seat < 2)) // 2
    return own if (cents > 0) == (seat % 2 == 0) else -own
