"""The reasons of a move."""

from __future__ import annotations

from typing import Any

from ceki.engine.rule import rule
from ceki.games._sets.advice import FACTS as FACTS
from ceki.games._sets.advice import reasons_in_sets
from ceki.games._sets.table import Table


@rule
def reasons(g: Table, seat: int, verb: int, card: int, unseen: Any, out: Any) -> None:
    """As in Balik Satu; a call's points are tokens of another kind (KI-5)."""
    reasons_in_sets(g, seat, verb, card, unseen, out, 0)
