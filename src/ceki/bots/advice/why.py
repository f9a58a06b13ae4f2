"""Why one move rather than another: the first fact in which it is better, and what speaks against it.

A game gives facts (its `reasons`), the weightiest first; their words are where they are read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ceki.engine.reasons import Reason
from ceki.play.game_module import GameModule
from ceki.play.showing.facts import fact_as_data


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


def against(why: Difference | None, mine: Sequence[Reason], theirs: Sequence[Reason]) -> Difference | None:
    """A fact in which the other move is better, and which is weightier than why a move is; None if there is none, or
    if no fact shows why."""
    found = difference(theirs, mine)
    if why is None or found is None or found.theirs is None:
        return None
    places = {one.fact.about: place for place, one in enumerate(mine)}
    return found if places[found.theirs.fact.about] < places[why.mine.fact.about] else None


def fact_or_none(reason: Reason | None, game: GameModule) -> dict[str, Any] | None:
    """A fact as plain data; None for none."""
    return None if reason is None else fact_as_data(reason, game)


def difference_as_data(found: Difference | None, game: GameModule) -> dict[str, Any]:
    """A difference as plain data: `mine` and `theirs`, each a fact or None."""
    mine, theirs = (found.mine, found.theirs) if found is not None else (None, None)
    return {"mine": fact_or_none(mine, game), "theirs": fact_or_none(theirs, game)}
