"""Rows of numbers in rules. A loop compiles in a fraction of the time that an assignment to a slice takes."""

from __future__ import annotations

from typing import Any

from ceki.engine.rule import rule


@rule
def copy_row(into: Any, source: Any) -> None:
    """Writes every number of `source`, (n,), over those of `into`, (n,)."""
    for i in range(len(source)):
        into[i] = source[i]
