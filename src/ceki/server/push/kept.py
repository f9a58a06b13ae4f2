"""The subscriptions that a server keeps: where a player at a table by days is told of their turn."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from ceki.server.storage import schema
from ceki.server.storage.store import Store


@dataclass(frozen=True)
class Subscription:
    """An address of a push service and the keys of the browser behind it, in base64url."""

    endpoint: str
    p256dh: str
    auth: str

    @property
    def digest(self) -> str:
        """What an address is known by: it may be long."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


class KeptSubscriptions:
    """Those of all tables of a database. One holds for the token with which it was asked for, and ends with it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def keep(self, table: str, person: int, one: Subscription, most: int) -> bool:
        """Keeps a subscription; False where the person has `most` others. Raises `StoreDown` or `Taken`."""
        p, s = schema.pushes, schema.seats.c
        place = (p.c.table_id == table, p.c.person == person)
        keys = {"endpoint": one.endpoint, "p256dh": one.p256dh, "auth": one.auth}
        async with self.store._write() as connection:
            holder = await connection.scalar(select(s.token_digest).where(s.table_id == table, s.person == person))
            await connection.execute(delete(p).where(*place, p.c.token_digest != holder))
            known = update(p).where(*place, p.c.address_digest == one.digest)
            if (await connection.execute(known.values(**keys))).rowcount:
                return True
            if int(await connection.scalar(select(func.count()).select_from(p).where(*place)) or 0) >= most:
                return False
            fresh = {"table_id": table, "person": person, "address_digest": one.digest, "token_digest": holder}
            await connection.execute(insert(p).values(**fresh, **keys))
            return True

    async def of(self, table: str, person: int) -> list[Subscription]:
        """Those of a person, whose token is still the one that asked. Raises `StoreDown`."""
        p, s = schema.pushes.c, schema.seats.c
        same = (s.table_id == p.table_id) & (s.person == p.person) & (s.token_digest == p.token_digest)
        query = select(p.endpoint, p.p256dh, p.auth).where(p.table_id == table, p.person == person, same)
        async with self.store._read() as connection:
            return [Subscription(*map(str, row)) for row in await connection.execute(query)]

    async def drop(self, digest: str, table: str | None = None, person: int = -1) -> None:
        """Deletes an address, of one person or wherever it is. Raises `StoreDown`."""
        p = schema.pushes
        mine = [] if table is None else [p.c.table_id == table, p.c.person == person]
        async with self.store._write() as connection:
            await connection.execute(delete(p).where(p.c.address_digest == digest, *mine))

    async def forget_closed(self) -> None:
        """Deletes those of tables that are closed. Raises `StoreDown`."""
        p, t = schema.pushes, schema.tables.c
        async with self.store._write() as connection:
            await connection.execute(delete(p).where(p.c.table_id.in_(select(t.id).where(t.closed))))
