"""What bots and advice in a browser need of a game beside its rules."""

from __future__ import annotations

from typing import Any

from ceki.bots.levels import WIN
from ceki.play.game_module import GameModule
from ceki.play.score import unit_of_points


def thought(game: GameModule) -> dict[str, Any]:
    """The verbs that win, by number, the unit of its points, and the facts that its
    reasons write."""
    return {
        "wins": [number for number, verb in enumerate(game.info.verbs) if verb.loud == WIN],
        "unit": unit_of_points(game),
        "facts": [
            {"id": fact.id, "about": fact.about, "numbers": list(fact.numbers), "alone": fact.alone}
            for fact in game.facts.declared
        ],
        "words": list(game.facts.words),
    }
