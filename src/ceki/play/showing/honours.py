"""Which ranks the honours of the Ceki deck have at a table."""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import HONOUR_RANKS
from ceki.engine.options import HONOURS
from ceki.play.game_module import GameModule


def honours_of(game: GameModule, table: Any) -> int:
    """Which honour ranks a table plays by: those of its house, or of the game where there is no choice."""
    chosen = next((name for name, option in game.options.items() if option.role == HONOURS), None)
    return HONOUR_RANKS.index(game.info.honours) if chosen is None else int(getattr(table, chosen))
