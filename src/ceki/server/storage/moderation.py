"""What players report, and what operators did about it. Nothing here names an address or a card."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, insert, select

from ceki.server.storage import schema
from ceki.server.storage.lasting import Using

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
