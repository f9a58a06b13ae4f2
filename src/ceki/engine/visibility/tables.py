"""The tables that a driver plays at, and their bytes: compact records for compiled rules, tables as written where rules
run as written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ceki.engine.module.specialize import is_compiled
from ceki.engine.record import Record, pack, record_type, unpack
from ceki.engine.visibility.hide import Bytes, as_bytes

Run = Callable[..., Any]  # what `specialize` gives


class Tables:
    """Tables as written, used as an array of records is: an assignment copies, and `bytes_of` gives their bytes.

    A table and its bytes follow each other: what was changed last holds when either is read from here again. So a
    driver reads a table again after it has changed its bytes.
    """

    def __init__(self, tables: list[Record]) -> None:
        self._tables = tables
        self._records = np.zeros(len(tables), record_type(type(tables[0])))
        self._rows = as_bytes(self._records)
        self._agreed = [b""] * len(tables)  # the bytes when they last agreed with it; empty before they were read

    def __getitem__(self, i: int) -> Record:
        table, agreed = self._tables[i], self._agreed[i]
        if agreed and self._rows[i].tobytes() != agreed:
            _assign(table, unpack(type(table), self._records[i]))
            self._agreed[i] = self._rows[i].tobytes()
        return table

    def __setitem__(self, i: int, table: Record) -> None:
        _assign(self._tables[i], table)
        if self._agreed[i]:
            self._agreed[i] = self._rows[i].tobytes()

    def row(self, i: int) -> Bytes:
        """The bytes of a table as it stands, int8, (bytes,), which may be written to. Raises `OverflowError` where a
        value does not fit."""
        if self._agreed[i] in (b"", self._rows[i].tobytes()):
            pack(self._tables[i], self._records[i])
            self._agreed[i] = self._rows[i].tobytes()
        return self._rows[i]


class TableBytes:
    """The bytes of tables as written, used as an array of rows is, int8, (tables, bytes)."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def __getitem__(self, at: int | tuple[int, int]) -> Any:
        return self._tables.row(at[0])[at[1]] if isinstance(at, tuple) else self._tables.row(at)


def _assign(into: Record, table: Record) -> None:
    for name in type(into).FIELDS:
        value = getattr(table, name)
        setattr(into, name, value.copy() if isinstance(value, np.ndarray) else value)


def lay_tables(blank: Record, dtype: np.dtype[np.void], n: int, run: Run) -> Any:
    """`n` copies of a table, for the driver `run`. Raises `OverflowError` for a value too large to keep."""
    record = np.zeros(1, dtype)
    pack(blank, record[0])
    return repeat(type(blank), record, n, run)


def repeat(kind: type[Record], record: Any, n: int, run: Run) -> Any:
    """`n` copies of a table that is given as an array of one compact record."""
    if not is_compiled(run):
        return Tables([unpack(kind, record[0]) for _ in range(n)])
    return np.repeat(record, n)


def bytes_of(tables: Any) -> Any:
    """The bytes of tables that were laid here, int8, (tables, bytes): a change of either is one of both."""
    return TableBytes(tables) if isinstance(tables, Tables) else as_bytes(tables)


def record_of(tables: Any, place: int = 0) -> Any:
    """One of some tables as a compact record of its own, in an array of one."""
    if not isinstance(tables, Tables):
        return tables[place : place + 1].copy()
    record = np.zeros(1, record_type(type(tables[place])))
    pack(tables[place], record[0])
    return record
