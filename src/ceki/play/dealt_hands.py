"""The hands of the deal."""

from __future__ import annotations

from typing import Any

from ceki.cards.notation import listed
from ceki.engine.record import COUNTS
from ceki.play.game_module import GameModule


def hands_dealt(game: GameModule, table: Any) -> list[list[str]]:
    """The cards that lie before each seat, as codes in canonical order; of a table just dealt, the hands."""
    rows = [
        getattr(table, field.name)
        for field in game.table.FIELDS.values()
        if field.holds_cards and field.kind == COUNTS and len(field.lengths) == 2
    ]
    return [listed(sum(row[seat] for row in rows), game.info.pack) for seat in range(int(table.seats))]
