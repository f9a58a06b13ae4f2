"""The rounds of a table that are over, as people read them again: who did what, the score, the cents."""

from __future__ import annotations

from typing import Any

from ceki.play.move import described
from ceki.server.protocol.results import result_told
from ceki.server.tables.model import Played
from ceki.server.tables.state import Table


def rounds(table: Table) -> dict[str, Any]:
    """Every round that is over, the last one last; all its cards are named."""
    about = table.about
    return {
        "table": table.id,
        "code": table.code,
        "title": about.title,
        "game": about.game,
        "practice": about.practice,
        "rounds": [_round(played) for played in table.history],
    }


def _round(played: Played) -> dict[str, Any]:
    done, game = played.round, played.round.ruleset.game
    moves = zip(done.movers, described(done.moves, game), strict=True)
    return {
        "round": played.dealing.number,
        "names": played.names,
        "persons": list(played.seated),
        "abandoned": not done.over,
        "moves": [{"seat": seat, "move": move} for seat, move in moves],
        **result_told(done.result),
        "cents": done.cents,
    }
