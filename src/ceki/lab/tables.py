"""The tables that a loop plays at: compact records for compiled rules, tables as written where rules run as written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ceki.engine.module.specialize import is_compiled
from ceki.engine.record import Record, copy, pack, record_type, unpack

Run = Callable[..., Any]  # what `specialize` gives


class Tables(list[Record]):
    """Tables as written that copy when assigned, as an array of records does."""

    def __setitem__(self, place: Any, table: Any) -> None:
        super().__setitem__(place, copy(table))


def lay_tables(blank: Record, dtype: np.dtype[np.void], n: int, run: Run) -> Any:
    """`n` copies of a table, for the loop `run`. Raises `OverflowError` for a value too large to keep."""
    record = np.zeros(1, dtype)
    pack(blank, record[0])
    return repeat(type(blank), record, n, run)


def repeat(kind: type[Record], record: Any, n: int, run: Run) -> Any:
    """`n` copies of a table that is given as an array of one compact record."""
    if not is_compiled(run):
        return Tables(unpack(kind, record[0]) for _ in range(n))
    return np.repeat(record, n)


def record_of(tables: Any, place: int = 0) -> Any:
    """One of some tables as a compact record of its own, in an array of one."""
    if not isinstance(tables, Tables):
        return tables[place : place + 1].copy()
    record = np.zeros(1, record_type(type(tables[place])))
    pack(tables[place], record[0])
    return record
