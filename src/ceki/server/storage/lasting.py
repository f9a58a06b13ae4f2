"""How long tables are kept: some time after the last that happened there, and for ever where somebody starred them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import Final

from sqlalchemy import case, delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ceki.server.storage import schema

DAY: Final = 86400.0
Using = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class Lasting:
    """The stars of a database, and the end of what has none. `write` begins a transaction, `read` one
    that only reads; all raise `StoreDown`."""

    def __init__(self, write: Using, read: Using) -> None:
        self._write, self._read = write, read

    async def by_days(self, most: int) -> list[str]:
        """Open tables by days, the ones changed last first."""
        t = schema.tables.c
        query = select(t.id).where(~t.closed, t.kept_days > 0).order_by(t.changed.desc()).limit(most)
        async with self._read() as connection:
            return [str(row[0]) for row in await connection.execute(query)]

    async def star(self, table: str, person: int, starred: bool) -> None:
        """Notes whether a person wants a table kept for ever. Raises `Taken` where they say so twice at once."""
        s = schema.stars.c
        async with self._write() as connection:
            await connection.execute(delete(schema.stars).where(s.table_id == table, s.person == person))
            if starred:
                await connection.execute(insert(schema.stars).values(table_id=table, person=person))

    async def unused(self, now: float, days: float, most: int) -> list[str]:
        """Open tables at which nothing has happened for so many days, or for those that each is kept."""
        t = schema.tables.c
        kept = case((t.kept_days > 0, t.kept_days), else_=days)
        async with self._read() as connection:
            found = await connection.execute(select(t.id).where(~t.closed, t.changed < now - DAY * kept).limit(most))
            return [str(row[0]) for row in found]

    async def forget(self, before: float, most: int, but: Collection[str]) -> list[str]:
        """Deletes closed tables at which nothing has happened since `before` and that nobody starred, `most` at once;
        returns their ids. Those in `but` stay for now."""
        t = schema.tables.c
        starred = exists().where(schema.stars.c.table_id == t.id)
        query = select(t.id).where(t.closed, t.changed < before, ~starred).limit(most)
        async with self._write() as connection:
            gone = [str(row[0]) for row in await connection.execute(query) if row[0] not in but]
            for of in (schema.events, schema.seats, schema.meetings):
                await connection.execute(delete(of).where(of.c.table_id.in_(gone)))
            await connection.execute(delete(schema.tables).where(t.id.in_(gone)))
        return gone
