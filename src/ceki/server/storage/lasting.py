"""How long tables are kept: some time after the last that happened there, and for ever where somebody starred them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from ceki.server.storage import schema
from ceki.server.storage.group_commit import row_of
from ceki.server.tables.events import NOBODY, Event

DAY: Final = 86400.0
Place = tuple[float, str]  # of a table in the order in which tables changed: when, and its id
Using = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
Found = TypeVar("Found")
THESE: Final[BindParameter[Sequence[str]]] = bindparam("tables", expanding=True)
_E, _R, _S, _T = schema.events, schema.reports, schema.seats, schema.tables
# Statements of the sweep, made once: while it writes, moves wait.
SITTING: Final = select(_S.c.table_id).where(_S.c.table_id.in_(THESE), _S.c.seen_at > bindparam("seen"))
EVENTS: Final = select(_E.c.table_id, func.max(_E.c.seq)).where(_E.c.table_id.in_(THESE))
LAST_EVENTS: Final = EVENTS.where(_E.c.table_id.not_in(SITTING)).group_by(_E.c.table_id)
CLOSED: Final = update(_T).where(_T.c.id.in_(THESE)).values(closed=True, maker="", changed=bindparam("now"))
NO_ADDRESSES: Final = update(_S).where(_S.c.table_id.in_(THESE)).values(address="")
NO_REPORTS: Final = delete(_R).where(_R.c.table_id.in_(THESE))


class AtOnce(Protocol):
    """Does some work with the database in one transaction, without a pause between its statements."""

    async def __call__(self, work: Callable[[Connection], Found]) -> Found: ...


class Lasting:
    """The stars of a database, and the end of what has none. `write` begins a transaction, `read` one
    that only reads; all raise `StoreDown`."""

    def __init__(self, write: Using, read: Using, at_once: AtOnce) -> None:
        self._write, self._read, self._at_once = write, read, at_once

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

    async def unused(self, now: float, days: float, after: Place, most: int) -> list[Place]:
        """Open tables at which nothing has happened for so many days, nor for those that each is kept: the `most` that
        come next `after` a place."""
        t = schema.tables.c
        kept = case((t.kept_days > 0, t.kept_days), else_=days)
        old = _in_order(~t.closed, after, now - DAY * days).where(t.changed < now - DAY * kept)
        async with self._read() as connection:
            return [(float(row[0]), str(row[1])) for row in await connection.execute(old.limit(most))]

    async def close(self, tables: Sequence[str], at: float, now: float, seen: float) -> list[str]:
        """Closes tables at which nobody has been seen since `seen`, without reading what happened there; returns their
        ids. Raises `Taken` where something happens at one of them just now."""
        return await self._at_once(lambda connection: _close(connection, tables, at, now, seen))

    async def forget(self, before: float, after: Place, most: int, but: Collection[str]) -> Place | None:
        """Deletes closed tables at which nothing has happened since `before` and that nobody starred: of the `most`
        that come next `after` a place all but those in `but`. Returns the place after which to go on; None where all
        have been looked at."""
        t = schema.tables.c
        starred = exists().where(schema.stars.c.table_id == t.id)
        old = _in_order(t.closed, after, before).where(~starred).limit(most)
        async with self._read() as connection:
            found = [(float(row[0]), str(row[1])) for row in await connection.execute(old)]
        gone = [table for _, table in found if table not in but]
        if gone:
            await self._at_once(lambda connection: _delete(connection, gone))
        return found[-1] if len(found) == most else None


def _in_order(which: ColumnElement[bool], after: Place, before: float) -> Select[Any]:
    """Tables that have not changed since `before`, the oldest first, as the index has them."""
    t = schema.tables.c
    changed, table = after
    later = or_(t.changed > changed, and_(t.changed == changed, t.id > table))
    query = select(t.changed, t.id).where(which, t.changed >= changed, t.changed < before, later)
    return query.order_by(t.changed, t.id)


def _close(connection: Connection, tables: Sequence[str], at: float, now: float, seen: float) -> list[str]:
    """Closes tables, and forgets whose they were and from which addresses people came."""
    found = {str(row[0]): int(row[1]) for row in connection.execute(LAST_EVENTS, {"tables": tables, "seen": seen})}
    if found:
        connection.execute(insert(schema.events), [row_of(table, _closed(seq + 1, at)) for table, seq in found.items()])
        connection.execute(CLOSED, {"tables": list(found), "now": now})
        connection.execute(NO_ADDRESSES, {"tables": list(found)})
        connection.execute(NO_REPORTS, {"tables": list(found)})
    return list(found)


def _delete(connection: Connection, tables: Sequence[str]) -> None:
    """Deletes closed tables; not one that was starred meanwhile."""
    starred = select(schema.stars.c.table_id).where(schema.stars.c.table_id.in_(tables))
    kept = {str(row[0]) for row in connection.execute(starred)}
    gone = [table for table in tables if table not in kept]
    for of in (schema.events, schema.folded, schema.seats, schema.meetings, schema.reports, schema.complaints):
        connection.execute(delete(of).where(of.c.table_id.in_(gone)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(gone)))


def _closed(seq: int, at: float) -> Event:
    return Event(seq, "closed", NOBODY, {}, None, at)
