"""Faults put in by hand, one at a time."""

from __future__ import annotations

from tests.mutations.fault import Fault
from tests.mutations.faults import around, endings, hidden, keeping, rules

__all__ = ["FAULTS"]

FAULTS: tuple[Fault, ...] = (
    *around.ADVICE, *hidden.CALLS, *hidden.CHANCE, *around.FAIR, *around.GOAL, *hidden.SIGHT, *rules.CARDS,
    *rules.CLAUSES, *rules.MONEY, *rules.WAYS, *around.HOUSE, *rules.ODDS,
    *endings.ENDINGS, *endings.PAYMENTS, *keeping.KEPT,
)  # fmt: skip
