"""The numbers that bots and advice think by, for programs in another language: stated once, in Python."""

from __future__ import annotations

from typing import Any, Final

from ceki.bots.advice import advise, review, weigh
from ceki.bots.levels import LEVELS
from ceki.bots.slips import warmth_in_parts
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.server.seats import bots

AGAIN_SECONDS: Final = 10.0  # from the end of a worker of the page to the beginning of the next


def thinking() -> dict[str, Any]:
    """All of them, as JSON has them."""
    most = max(_moves(game) for game in catalogue.games())
    return {
        "levels": {
            level.name: {
                "playouts": level.playouts,
                "warmth": warmth_in_parts(level.warmth),
                "takes_wins": level.takes_wins,
            }
            for level in LEVELS.values()
        },
        "in_place": bots.IN_PLACE,
        "seconds": {"patience": bots.PATIENCE, "again": AGAIN_SECONDS},
        "advice": {
            "playouts": bots.MANY,
            "few": bots.FEW,
            "told": advise.MOST_TOLD,
            "sures": [weigh.sure_of(comparisons) for comparisons in range(1, most)],
        },
        "review": {"most": review.MOST, "grades": list(review.GRADES)},
    }


def _moves(game: GameModule) -> int:
    """The greatest number of moves that any position can have."""
    return sum(game.table.FACES if verb.card else 1 for verb in game.info.verbs)
