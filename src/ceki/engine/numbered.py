"""Numbers and what they stand for, tied once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Numbered(Generic[T]):
    """Declared things by number: `LAY, THROW = VERBS = Verbs(Verb("lay", ...), Verb("throw", ...))` gives LAY = 0 and
    THROW = 1, plain integers for rules and compiler; `VERBS.declared` are the things, in that order."""

    def __init__(self, *declared: T) -> None:
        self.declared = declared

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.declared)))


class Values(Numbered[str]):
    """The words that an option may be: `VOID, RESHUFFLE = STOCK_OUT = Values("void", "reshuffle")`."""
