"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from typing import Any

from ceki.games.pakau.rules import Table


def next_round(match: Any, g: Table) -> None:
    """The next seat deals [PK-13]."""
    match.starter = (match.starter + 1) % match.players
