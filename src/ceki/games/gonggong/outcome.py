"""What people enter for a round at a real table."""

from __future__ import annotations

from typing import Any

from ceki.engine.outcomes.record import choice
from ceki.engine.rule import rule
from ceki.games._sets import outcome as sets_outcome
from ceki.games._sets.outcome import OUTCOME_REFUSALS as OUTCOME_REFUSALS
from ceki.games._sets.outcome import ask_outcome as ask_outcome
from ceki.games._sets.outcome import enter_outcome as enter_as_above
from ceki.games.gonggong.rules import Table, stake_up


class Outcome(sets_outcome.Outcome):
    """A round that somebody has won, or nobody."""

    call: int = choice("", "ceki_kowah", "ceki_nocog", clause="GG-8", says="What had the winner called?")


@rule
def enter_outcome(g: Table, s: Any, refused: Any) -> int:
    """The stakes of an empty pot (GG-11), then the win."""
    stake_up(g)
    return enter_as_above(g, s, refused)
