"""Where cards lie in two tables."""

from __future__ import annotations

from typing import Any

from ceki.engine.rule import rule
from ceki.engine.visibility.hide import COLUMNS, IS_NUMBER, KIND, ROWS, START


@rule
def same_cards(a: Any, b: Any, fields: Any) -> bool:
    """Whether every card lies in the same place of two tables."""
    for f in range(len(fields)):
        if fields[f, KIND] != IS_NUMBER:
            for i in range(fields[f, START], fields[f, START] + fields[f, ROWS] * fields[f, COLUMNS]):
                if a[i] != b[i]:
                    return False
    return True
