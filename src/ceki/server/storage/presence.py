"""Which servers live, and who sits at which of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import delete, func, insert, select, update

from ceki.server.storage import schema
from ceki.server.storage.folding import FORMAT
from ceki.server.storage.lasting import Using
from ceki.server.storage.schema import among

AT_ONCE: Final = 5000  # seats of a statement


class Presence:
    """The seats and servers of a database. `write` begins a transaction, `read` one that only reads, `write_one` is for
    a write of one statement; all raise `StoreDown`."""

    def __init__(self, write: Using, read: Using, write_one: Using) -> None:
        self._write, self._read, self._write_one = write, read, write_one

    async def present(self, tables: Iterable[str], since: float, server: str) -> dict[str, set[int]]:
        """Who sits at some tables on other servers, seen there after `since`."""
        s = schema.seats.c
        query = select(s.table_id, s.person).where(s.seen_at > since, s.server != server, s.server != "")
        found, these = dict[str, set[int]](), [(table,) for table in tables]
        async with self._read() as connection:
            of_these = query.where(among(connection.dialect.name, [s.table_id], these))
            for row in await connection.execute(of_these):
                found.setdefault(str(row[0]), set()).add(int(row[1]))
        return found

    async def sit(self, server: str, table: str, person: int, at: float) -> None:
        """Notes that a person sits at a server now, and nowhere else."""
        s = schema.seats.c
        place = update(schema.seats).where(s.table_id == table, s.person == person)
        async with self._write_one() as connection:
            await connection.execute(place.values(server=server, seen_at=at))

    async def rise(self, server: str, here: Iterable[tuple[str, int]]) -> None:
        """Notes that people, each at a table, no longer sit at a server."""
        s, rising = schema.seats.c, sorted(here)
        async with self._write_one() as connection:
            for first in range(0, len(rising), AT_ONCE):
                these = among(connection.dialect.name, [s.table_id, s.person], rising[first : first + AT_ONCE])
                await connection.execute(update(schema.seats).where(these, s.server == server).values(seen_at=0.0))

    async def stay(self, server: str, here: Iterable[tuple[str, int]], at: float, since: float) -> None:
        """Notes who still sits at a server, but those who have sat down at another one, seen there after `since`. One
        statement notes many. Those that another server has given up are taken one by one, in one order, or two servers
        could wait for each other."""
        s, staying = schema.seats.c, sorted(here)
        async with self._write() as connection:
            for first in range(0, len(staying), AT_ONCE):
                these = among(connection.dialect.name, [s.table_id, s.person], staying[first : first + AT_ONCE])
                await connection.execute(update(schema.seats).where(these, s.server == server).values(seen_at=at))
                strange = select(s.table_id, s.person).where(these, s.server != server, s.seen_at <= since)
                for table, person in sorted(tuple(row) for row in await connection.execute(strange)):
                    place = update(schema.seats).where(s.table_id == table, s.person == person, s.seen_at <= since)
                    await connection.execute(place.values(server=server, seen_at=at))

    async def beat(self, server: str, at: float) -> None:
        """Notes that a server is alive."""
        async with self._write() as connection:
            s = schema.servers
            done = await connection.execute(update(s).where(s.c.id == server).values(seen_at=at))
            if not done.rowcount:
                await connection.execute(delete(s).where(s.c.seen_at < at - 86400))
                await connection.execute(insert(s).values(id=server, seen_at=at, format=FORMAT))

    async def others_alive(self, server: str, since: float) -> bool:
        """Whether another server was alive after `since`."""
        s = schema.servers.c
        async with self._read() as connection:
            return bool(await connection.scalar(select(func.count()).where(s.id != server, s.seen_at > since)))
