"""Records that take whole numbers only, for the trial of a game: a compiled table would cut off what is behind the
point, and one as written would keep it."""

from __future__ import annotations

import functools
from typing import Any, TypeVar

import numpy as np

from ceki.engine.record import FixedRecord, Record

Fixed = TypeVar("Fixed", bound=FixedRecord)


class NotWhole(TypeError):  # noqa: N818
    """A field is given a number that is no whole one."""


class _Row(np.ndarray[Any, np.dtype[np.int64]]):
    """A field with several numbers; it knows its name."""

    said = ""

    def __array_finalize__(self, whole: Any) -> None:
        self.said = getattr(whole, "said", "")

    def __setitem__(self, at: Any, value: Any) -> None:
        _refuse_fraction(self.said, value)
        super().__setitem__(at, value)


@functools.cache
def whole_numbered(kind: type[Fixed]) -> type[Fixed]:
    """The same record; a field that is given a float raises `NotWhole`, which names the field."""
    letter = "g" if issubclass(kind, Record) else "m"

    def give(self: Any, name: str, value: Any) -> None:
        said = f"{letter}.{name}"
        if isinstance(value, np.ndarray):
            value = value.view(_Row)
            value.said = said
        else:
            _refuse_fraction(said, value)
        kind.__setattr__(self, name, value)

    make: Any = type(kind)
    made: type[Fixed] = make(kind.__name__, (kind,), {"__setattr__": give, "__module__": kind.__module__})
    return made


def _refuse_fraction(said: str, value: Any) -> None:
    if isinstance(value, (float, np.floating)):
        raise NotWhole(f"{said} is given {float(value)}; a field is a whole number: write // or int(...)")
