"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from typing import Any

from ceki.engine.bits import NONE
from ceki.games.balik_satu.rules import Table


def next_round(match: Any, g: Table) -> None:
    """Who begins the next round [BS-46]; a replayed round keeps its first player [BS-34]."""
    if not g.replay:
        match.starter = next_starter(match.options["next_starter"], match.starter, g)


def next_starter(rule_of_house: str, starter: int, g: Table) -> int:
    """The seat that begins next; a dead round has no winner and keeps its place in the rotation."""
    if rule_of_house == "rotate":
        return (starter + 1) % int(g.seats)
    return int(g.winner) if rule_of_house == "winner" and g.winner != NONE else starter
