"""What players report, and what operators did about it. Nothing here names an address or a card."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from ceki.server.storage import schema
from ceki.server.storage.folding import rewritten
from ceki.server.storage.group_commit import Append, write
from ceki.server.storage.lasting import Using
from ceki.server.tables.events import Event

WORDS: Final = "words"  # of a seat, or of watchers, in the chat
TITLE: Final = "title"  # of a public table
BACKUP: Final = "backup"  # what an operator did


@dataclass(frozen=True)
class Complaint:
    """What was reported: `WORDS` of a seat (`NOBODY`: of watchers), or the `TITLE` of a table; and what was said."""

    kind: str
    whose: int
    said: Sequence[str]


@dataclass(frozen=True)
class Reported:
    """A complaint, when it came (seconds of the wall clock), and the id and code of its table."""

    at: float
    table: str
    code: str
    complaint: Complaint


@dataclass(frozen=True)
class Act:
    """What an operator did with a table, when, and why."""

    at: float
    operator: str
    what: str
    code: str
    why: str


@dataclass(frozen=True)
class Ban:
    """A banned address, by its digest: until when (seconds of the wall clock), and at which table it was banned."""

    address: str
    until: float
    code: str


@dataclass(frozen=True)
class NewName:
    """Another name for a person of a table: the old one goes from the events (by number) of their sitting down, and
    with `erased` also what was reported of their words and where they have notices of their turn sent."""

    table: str
    person: int
    name: str
    sat: Sequence[int]
    erased: bool


class Moderation:
    """The reports and acts of a database. `write` begins a transaction, `read` one that only reads; all raise
    `StoreDown`."""

    def __init__(self, write: Using, read: Using) -> None:
        self._write, self._read = write, read

    async def complain(self, table: str, complaint: Complaint, at: float) -> None:
        """Notes a complaint; it is deleted with its table."""
        row = {"id": secrets.token_hex(16), "at": at, "table_id": table, "kind": complaint.kind}
        said = json.dumps(list(complaint.said), ensure_ascii=False)
        async with self._write() as connection:
            await connection.execute(insert(schema.complaints).values(**row, whose=complaint.whose, said=said))

    async def complaints(self, most: int) -> list[Reported]:
        """The last complaints, the newest first."""
        c, t = schema.complaints.c, schema.tables.c
        joined = schema.complaints.join(schema.tables, c.table_id == t.id)
        query = select(c.at, c.table_id, t.code, c.kind, c.whose, c.said).select_from(joined)
        async with self._read() as connection:
            rows = (await connection.execute(query.order_by(c.at.desc()).limit(most))).all()
        return [
            Reported(at, table, code, Complaint(kind, whose, json.loads(said)))
            for at, table, code, kind, whose, said in rows
        ]

    async def note(self, act: Act) -> None:
        """Notes what an operator did."""
        async with self._write() as connection:
            await connection.execute(insert(schema.acts).values(id=secrets.token_hex(16), **vars(act)))

    async def last_backup(self) -> float:
        """When everything was saved last (seconds of the wall clock); 0 for never."""
        a = schema.acts.c
        async with self._read() as connection:
            return float(await connection.scalar(select(func.max(a.at)).where(a.what == BACKUP)) or 0.0)

    async def acts(self, most: int) -> list[Act]:
        """The last acts, the newest first."""
        a = schema.acts.c
        query = select(a.at, a.operator, a.what, a.code, a.why).order_by(a.at.desc()).limit(most)
        async with self._read() as connection:
            return [Act(*row) for row in (await connection.execute(query)).all()]

    async def rename(self, new: NewName, after: int, at: float) -> None:
        """Gives a person another name, with an event after event `after`. Raises `Taken` when that is not the last one
        any more; then nothing has changed. SQLite overwrites the old name with zeros."""
        happened = Event(after + 1, "renamed", new.person, {"name": new.name, "sat": [*new.sat]}, None, at)

        def renamed(connection: Connection) -> None:
            write(connection, [Append(new.table, [happened], {}, {}, "")])
            _rewrite(connection, new)

        async with self._write() as connection:
            await connection.run_sync(renamed)

    async def ban(self, ban: Ban) -> None:
        """Bans an address, or until another time."""
        b = schema.bans
        async with self._write() as connection:
            await connection.execute(delete(b).where(b.c.address == ban.address))
            await connection.execute(insert(b).values(**vars(ban)))

    async def end_bans(self, now: float) -> None:
        """Deletes the bans that have ended."""
        async with self._write() as connection:
            await connection.execute(delete(schema.bans).where(schema.bans.c.until <= now))

    async def unban(self, start: str) -> list[Ban]:
        """Lifts the bans of the addresses whose digests begin so; returns them."""
        b = schema.bans
        lifted = [ban for ban in await self.bans(0.0) if ban.address.startswith(start)]
        async with self._write() as connection:
            await connection.execute(delete(b).where(b.c.address.in_([ban.address for ban in lifted])))
        return lifted

    async def bans(self, now: float) -> list[Ban]:
        """The bans that end after a time, the first to end first."""
        b = schema.bans.c
        async with self._read() as connection:
            rows = await connection.execute(select(b.address, b.until, b.code).where(b.until > now).order_by(b.until))
            return [Ban(*row) for row in rows]

    async def banned(self, address: str, now: float) -> bool:
        """Whether an address is banned, by its digest."""
        b = schema.bans.c
        async with self._read() as connection:
            return bool(await connection.scalar(select(b.until).where(b.address == address, b.until > now)))


def _rewrite(connection: Connection, new: NewName) -> None:
    rewritten(connection, new.table, new.sat, lambda event: replace(event, body={**event.body, "name": new.name}))
    if new.erased:
        c, p = schema.complaints, schema.pushes
        connection.execute(delete(c).where(c.c.table_id == new.table, c.c.whose == new.person))
        connection.execute(delete(p).where(p.c.table_id == new.table, p.c.person == new.person))
