"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from typing import Any

from ceki.engine import carried
from ceki.engine.bits import NONE
from ceki.engine.carried import PEOPLE, SIDES, tally
from ceki.engine.game import POINTS, TOKENS
from ceki.engine.record import ALL
from ceki.games.balik_satu.match import next_round as pass_start
from ceki.games.chot.options import PER_TWENTY, PLAY_ON, VOID_TIE
from ceki.games.chot.rules import Table
from ceki.games.chot.words import BANGKONG_MORE, EXCESS_MORE


class Carried(carried.Carried):
    """Tokens by person; bangkong and excess by side."""

    tokens = tally(PEOPLE, unit=TOKENS, seen=ALL, clause="KI-3", label="tokens", says="twenty complete a bangkong")
    bangkong = tally(SIDES, unit="", seen=ALL, clause="KI-9", label="bangkong", says="bangkong won", leads=True)
    excess = tally(SIDES, unit=POINTS, seen=ALL, clause="KI-10", label="excess", says="points more than the other side")


def next_round(match: Any, g: Table) -> None:
    """Who begins; the winner's tokens, and the bangkong that they may complete [KI-7] [KI-14]."""
    pass_start(match, g)
    if g.winner != NONE:
        take_tokens(match.carried, g, sum(int(points) for points in g.line_points[: g.lines]))
        if sum(match.carried.bangkong) >= g.bangkong_target:
            match.over = True


def take_tokens(kept: Any, g: Table, points: int) -> dict[str, Any] | None:
    """Gives the winner their tokens; the bangkong that this completed, if it did: one player has enough [KI-8]."""
    tokens = kept.tokens
    tokens[g.winner] += points
    sides = [int(tokens[0] + tokens[2]), int(tokens[1] + tokens[3])]  # [KI-1]
    tied = sides[0] == sides[1]
    if max(tokens) < g.bangkong_points or (tied and g.bangkong_tie == PLAY_ON):
        return None  # [KI-12] the tokens are kept
    tokens[:] = 0  # [KI-11]
    excess = abs(sides[0] - sides[1])
    if tied and g.bangkong_tie == VOID_TIE:
        return {"side": None, "points": sides, "excess": excess}
    side = int(g.winner) % 2 if tied else int(sides[1] > sides[0])  # [KI-9] whoever had enough
    found = {"side": side, "points": sides, "excess": excess}
    kept.bangkong[side] += count_bangkong(g, sides[side], found)
    kept.excess[side] += excess  # [KI-10]
    return found


def count_bangkong(g: Table, points: int, found: dict[str, Any]) -> int:
    """One, or one for each time that the side's points complete a bangkong [KI-13]."""
    if g.bangkong_count != PER_TWENTY:
        return 1
    found["count"] = max(1, points // int(g.bangkong_points))
    return int(found["count"])


def close_match(match: Any) -> None:
    """The sides settle [KI-15] [KI-16] [KI-17]: both differences are paid, each for itself; who is paid has won."""
    kept, house_rules = match.carried, match.options
    bangkong, excess = int(kept.bangkong[0] - kept.bangkong[1]), int(kept.excess[0] - kept.excess[1])
    each = house_rules["settle"] == "each"
    worth, rate = house_rules["bangkong_value"], house_rules["excess_rate"]
    for side, sign in enumerate((1, -1)):
        if bangkong:
            match.line(BANGKONG_MORE, side, abs(bangkong), sign * side_cents(worth * bangkong, each))
        if excess:
            match.line(EXCESS_MORE, side, abs(excess), sign * side_cents(rate * excess, each))
    cents = worth * bangkong + rate * excess
    for seat, amount in enumerate(player_cents(cents, each)):
        match.cents[match.seated[seat]] += amount
    more = cents or bangkong or excess
    if more:
        match.carried.winners = sum(1 << match.seated[seat] for seat in match.sides[int(more < 0)])


def side_cents(cents: int, each: bool) -> int:
    """What a side gets together: the amount, or twice that where each partner gets the whole [KI-17]."""
    return 2 * cents if each else cents


def player_cents(cents: int, each: bool) -> list[int]:
    """What each seat gets: half of its side's, an odd cent at the lower seat; or all of it [KI-17]."""
    sign = -1 if cents < 0 else 1
    lower, upper = (abs(cents) + 1) // 2, abs(cents) // 2
    if each:
        lower = upper = abs(cents)
    return [sign * lower, -sign * lower, sign * upper, -sign * upper]
