"""The reasons of a move."""

from __future__ import annotations

from ceki.engine.reasons import Facts
from ceki.games._sets import advice as sets_advice
from ceki.games._sets.advice import reasons as reasons

FACTS = Facts(*sets_advice.FACTS.declared, words=("bak", "tan_kowah", "tan_nokang"))
