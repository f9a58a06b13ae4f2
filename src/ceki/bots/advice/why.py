"""Why one move rather than another: the first fact in which it is better.

A game gives facts (its `reasons`), the weightiest first; their words are where they are read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ceki.cards.notation import CODES
from ceki.engine.reasons import LINE, Reason
from ceki.play.game_module import GameModule


@dataclass(frozen=True)
class Difference:
    """A fact in which a move is better, and the same fact of the other; None where the other has none."""

    mine: Reason
    theirs: Reason | None


def difference(mine: Sequence[Reason], theirs: Sequence[Reason]) -> Difference | None:
    """The first fact in which a move is better than another; None where it is better in none."""
    beside = {one.fact.about: one for one in theirs}
    for one in mine:
        other = beside.get(one.fact.about)
        if other is None:
            if one.fact.alone and one.good > 0:
                return Difference(one, None)
        elif one.at == other.at and one.good > other.good:
            return Difference(one, other)
    return None


def fact_as_data(reason: Reason | None, game: GameModule) -> dict[str, Any] | None:
    """A fact as plain data: the id of its sentence with its numbers, cards, word and score line; None for none."""
    if reason is None:
        return None
    numbers = dict(reason.numbers)
    line = game.info.lines[numbers.pop(LINE)].word if LINE in numbers else ""
    cards = [CODES[game.info.pack][face] for face in reason.cards]
    return {"id": reason.fact.id, "numbers": numbers, "cards": cards, "word": reason.word, "line": line}


def difference_as_data(found: Difference | None, game: GameModule) -> dict[str, Any]:
    """A difference as plain data: `mine` and `theirs`, each a fact or None."""
    mine, theirs = (found.mine, found.theirs) if found is not None else (None, None)
    return {"mine": fact_as_data(mine, game), "theirs": fact_as_data(theirs, game)}
