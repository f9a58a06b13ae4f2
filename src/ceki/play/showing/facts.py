"""Facts that rules have written, as plain data: what goes over the wire, and what sentences are made of."""

from __future__ import annotations

from typing import Any

from ceki.cards.notation import CODES
from ceki.engine.reasons import LINE, Reason
from ceki.play.game_module import GameModule


def fact_as_data(reason: Reason, game: GameModule) -> dict[str, Any]:
    """A fact as plain data: the id of its sentence with its numbers, cards, word and score line."""
    numbers = dict(reason.numbers)
    line = game.info.lines[numbers.pop(LINE)].word if LINE in numbers else ""
    cards = [CODES[game.info.pack][face] for face in reason.cards]
    return {"id": reason.fact.id, "numbers": numbers, "cards": cards, "word": reason.word, "line": line}
