"""The open tables as the database lists and counts them, and who reported their titles."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import case, func, insert, select

from ceki.server.storage import schema
from ceki.server.storage.lasting import Using


@dataclass(frozen=True)
class Row:
    """A table as the database lists it."""

    id: str
    code: str
    public: bool
    closed: bool
    changed: float
    facts: Mapping[str, Any]
    kept_days: int = 0  # for which it stands while nothing happens; 0: as long as any


OPERATOR: Final = "operator"  # in the place of an address; it hides a title alone
ENOUGH: Final = 3  # addresses
REPORTED: Final = func.coalesce(func.sum(case((schema.reports.c.address == OPERATOR, ENOUGH), else_=1)), 0)


class Listing:
    """What lists and counts say. `write` begins a transaction, `read` one that only reads; all raise `StoreDown`."""

    def __init__(self, write: Using, read: Using) -> None:
        self._write, self._read = write, read

    async def public(self, most: int) -> list[tuple[Row, int]]:
        """The public tables that are open: of each maker the one changed last, then of each the second, and so on; and
        from how many addresses the title of each was reported."""
        t, r = schema.tables.c, schema.reports.c
        turn = func.row_number().over(partition_by=t.maker, order_by=t.changed.desc())
        reported = select(REPORTED).where(r.table_id == t.id).scalar_subquery()
        query = select(schema.tables, reported.label("reported")).where(t.public, ~t.closed)
        query = query.order_by(turn, t.changed.desc()).limit(most)
        async with self._read() as connection:
            return [(row_of(row), int(row["reported"])) for row in (await connection.execute(query)).mappings().all()]

    async def of_maker(self, maker: str) -> int:
        """How many open tables a maker has."""
        t = schema.tables.c
        async with self._read() as connection:
            return int(await connection.scalar(select(func.count()).where(~t.closed, t.maker == maker)) or 0)

    async def open_tables(self) -> int:
        """How many open tables there are. Reads them all in the index; see `tables.census`."""
        async with self._read() as connection:
            return int(await connection.scalar(select(func.count()).where(~schema.tables.c.closed)) or 0)

    async def newest(self, most: int) -> list[Row]:
        """The open tables, the ones changed last first."""
        t = schema.tables.c
        query = select(schema.tables).where(~t.closed).order_by(t.changed.desc()).limit(most)
        async with self._read() as connection:
            return [row_of(row) for row in (await connection.execute(query)).mappings().all()]

    async def report(self, table: str, address: str) -> int:
        """Notes that somebody at an address, of which this is the digest, reports a table's title; returns from how
        many that was done. Raises `Taken` where it was done from this one."""
        r = schema.reports.c
        async with self._write() as connection:
            await connection.execute(insert(schema.reports).values(table_id=table, address=address))
            return int(await connection.scalar(select(func.count()).where(r.table_id == table)) or 0)


def row_of(row: Mapping[Any, Any]) -> Row:
    """A table of a row of the database."""
    return Row(
        row["id"], row["code"], row["public"], row["closed"], row["changed"], json.loads(row["facts"]), row["kept_days"]
    )
