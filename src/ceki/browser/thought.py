"""What bots and advice in a browser need of a game beside its rules."""

from __future__ import annotations

from typing import Any

from ceki.bots.levels import WIN, wins_of
from ceki.bots.search import caution_in_parts
from ceki.engine import contract
from ceki.play.game_module import GameModule
from ceki.play.score import unit_of_points


def thought(game: GameModule) -> dict[str, Any]:
    """The verbs that win, by number and as a set, how cautious a search is, the unit of its points, whether it counts
    what moves are worth, and the facts that its reasons write."""
    return {
        "wins": [number for number, verb in enumerate(game.info.verbs) if verb.loud == WIN],
        "wins_set": wins_of(game),
        "caution": caution_in_parts(game.info.caution),
        "counts": contract.exact.__name__ in game.namespace,
        "unit": unit_of_points(game),
        "facts": [
            {"id": fact.id, "about": fact.about, "numbers": list(fact.numbers), "alone": fact.alone}
            for fact in game.facts.declared
        ],
        "words": list(game.facts.words),
    }
