"""What a match carries, as those who read a match see it."""

from __future__ import annotations

from typing import Any

import numpy as np

from ceki.engine.match_record import PEOPLE, SIDES, Kept, MatchRecord


class Carried:
    """What a match carries from round to round, by the names that its game declares: numbers, and arrays with one for
    each person or each side."""

    __slots__ = ("record",)
    record: MatchRecord

    def __init__(self, record: MatchRecord) -> None:
        object.__setattr__(self, "record", record)

    @property
    def fields(self) -> list[Kept]:
        """What is declared, in order; `won` and `winners`, which every match has, come first."""
        return [kept for kept in type(self.record).FIELDS.values() if isinstance(kept, Kept)]

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name == "record":  # in a copy that is not made yet
            raise AttributeError(name)
        kept = type(self.record).FIELDS.get(name)
        if not isinstance(kept, Kept):
            known = ", ".join(one.name for one in self.fields)
            raise AttributeError(f"nothing called {name} is carried here; there are {known}")
        value, owners = getattr(self.record, name), {PEOPLE: self.record.people, SIDES: self.record.sides}
        return value[: owners[kept.owners]] if kept.owners in owners else int(value)

    def __setattr__(self, name: str, value: Any) -> None:
        getattr(self, name)
        setattr(self.record, name, value)

    def values(self, name: str) -> Any:
        """A field as plain data: a number, or a list of numbers or of rows."""
        value = getattr(self, name)
        return value.tolist() if isinstance(value, np.ndarray) else value
