"""Things in a row, and what they are, with the marks of the language that this program speaks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ceki.locales.messages import said

RESULTS: Final = "results"


def in_row(some: Iterable[str]) -> str:
    """`4 tepok, 10 cents`, with commas alone."""
    return said(RESULTS, "comma", {}).join(some)


def in_groups(some: Iterable[str]) -> str:
    """`the 2 of myriads, the 2 of coins; the old thousand`."""
    return said(RESULTS, "semicolon", {}).join(some)


def labelled(label: str, text: str) -> str:
    """`Stock: 4 cards`."""
    return f"{label}{said(RESULTS, 'colon', {})}{text}"
