"""How long tables are kept: some time after the last that happened there, and for ever where somebody starred them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final

from sqlalchemy import case, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ceki.server.storage import schema
from ceki.server.storage.group_commit import Append, write
from ceki.server.tables.events import NOBODY, Event

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

    async def kept_time(self) -> tuple[float | None, float]:
        """The time by which tables are kept, as it was written last, and the wall clock's then. In a database of before
        that: a day after the last that happened in it, or None where nothing has."""
        k, t = schema.kept_time.c, schema.tables.c
        async with self._read() as connection:
            row = (await connection.execute(select(k.at, k.wall))).first()
            if row is not None:
                return float(row[0]), float(row[1])
            newest = await connection.scalar(select(func.max(t.changed)))
        return (None, 0.0) if newest is None else (float(newest), float(newest))

    async def note_kept_time(self, at: float, wall: float) -> None:
        """Writes it down; of several servers the latest counts. Raises `Taken` where two begin at once."""
        k = schema.kept_time
        async with self._write() as connection:
            if await connection.scalar(select(func.count()).select_from(k)):
                await connection.execute(update(k).where(k.c.at < at).values(at=at, wall=wall))
            else:
                await connection.execute(insert(k).values(id=1, at=at, wall=wall))

    async def unused(self, now: float, days: float, after: str, most: int) -> list[str]:
        """Open tables at which nothing has happened for so many days, or for those that each is kept: the next `most`
        by their ids `after` one."""
        t = schema.tables.c
        kept = case((t.kept_days > 0, t.kept_days), else_=days)
        old = select(t.id).where(~t.closed, t.changed < now - DAY * kept, t.id > after)
        async with self._read() as connection:
            return [str(row[0]) for row in await connection.execute(old.order_by(t.id).limit(most))]

    async def close(self, tables: Sequence[str], at: float, now: float, seen: float) -> list[str]:
        """Closes tables at which nobody has been seen since `seen`, without reading what happened there; returns their
        ids. Raises `Taken` where something happens at one of them just now."""
        e, s = schema.events.c, schema.seats.c
        sitting = select(s.table_id).where(s.table_id.in_(tables), s.seen_at > seen)
        last = select(e.table_id, func.max(e.seq)).where(e.table_id.in_(tables), e.table_id.not_in(sitting))
        async with self._write() as connection:
            found = {str(row[0]): int(row[1]) for row in await connection.execute(last.group_by(e.table_id))}
            change = {"closed": True, "maker": "", "changed": now}
            drafts = [Append(table, [_closed(seq + 1, at)], {}, change) for table, seq in found.items()]
            if drafts:
                await connection.run_sync(write, drafts)
        return list(found)

    async def forget(self, before: float, after: str, most: int, but: Collection[str]) -> tuple[list[str], str]:
        """Deletes closed tables at which nothing has happened since `before` and that nobody starred: of the next
        `most` by their ids `after` one all but those in `but`. Returns the ids of what is gone, and after which to go
        on; "" where all have been looked at."""
        t = schema.tables.c
        starred = exists().where(schema.stars.c.table_id == t.id)
        old = select(t.id).where(t.closed, t.changed < before, ~starred, t.id > after).order_by(t.id).limit(most)
        async with self._write() as connection:
            found = [str(row[0]) for row in await connection.execute(old)]
            gone = [table for table in found if table not in but]
            for of in (schema.events, schema.seats, schema.meetings, schema.reports):
                await connection.execute(delete(of).where(of.c.table_id.in_(gone)))
            await connection.execute(delete(schema.tables).where(t.id.in_(gone)))
        return gone, found[-1] if len(found) == most else ""


def _closed(seq: int, at: float) -> Event:
    return Event(seq, "closed", NOBODY, {}, None, at)
