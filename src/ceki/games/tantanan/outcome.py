"""What people enter for a round at a real table."""

from __future__ import annotations

from ceki.engine.outcomes.record import choice
from ceki.games._sets import outcome as sets_outcome
from ceki.games._sets.outcome import OUTCOME_REFUSALS as OUTCOME_REFUSALS
from ceki.games._sets.outcome import ask_outcome as ask_outcome
from ceki.games._sets.outcome import enter_outcome as enter_outcome


class Outcome(sets_outcome.Outcome):
    """A round that somebody has won, or nobody."""

    call: int = choice("", "tan_kowah", "tan_nokang", clause="TT-6", says="What had the winner called?")
