"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from typing import Any

from ceki.games.cholek_tiga.rules import Table


def open_match(match: Any) -> None:
    """Who begins the first game [CT-4]."""
    chosen = match.options["first_player"]
    match.starter = match.random(match.players) if chosen == "random" else chosen


def next_round(match: Any, g: Table) -> None:
    """The player with fewest points begins the next game [CT-27]."""
    tied = least(g)
    chosen = match.random(len(tied)) if match.options["tie_for_least"] == "random" and len(tied) > 1 else 0
    match.starter = tied[chosen]


def least(g: Any) -> list[int]:
    """The seats with fewest points, in the turn order of the game just ended [CT-27]."""
    order = [(int(g.starter) + step) % int(g.seats) for step in range(int(g.seats))]
    fewest = min(int(g.points[seat]) for seat in order)
    return [seat for seat in order if g.points[seat] == fewest]
