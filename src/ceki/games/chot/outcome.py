"""What people enter for a round at a real table."""

from __future__ import annotations

from ceki.games._sets.outcome import OUTCOME_REFUSALS as OUTCOME_REFUSALS
from ceki.games._sets.outcome import Outcome as Outcome
from ceki.games._sets.outcome import ask_outcome as ask_outcome
from ceki.games._sets.outcome import enter_outcome as enter_outcome
