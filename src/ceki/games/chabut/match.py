"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from typing import Any

from ceki.games.chabut.rules import Table


def next_round(match: Any, g: Table) -> None:
    """The next seat deals [CH-25]."""
    match.starter = (match.starter + 1) % match.players
