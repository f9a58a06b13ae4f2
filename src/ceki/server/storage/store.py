"""What the server keeps: the events of every table, its seats, and nothing that does not follow from them.

A move is the insert of (table, seq), which exactly one process can win. SQLite by default: write-ahead log, every
commit on disk before anybody sees it, one writer. PostgreSQL by URL, through the same statements.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ceki.server.storage import migrate, schema
from ceki.server.storage.batches import Batches
from ceki.server.storage.checkpoints import BACKSTOP, Checkpoints
from ceki.server.storage.folding import Folding, log, to_the_millisecond
from ceki.server.storage.group_commit import Append, Appender, write
from ceki.server.storage.group_commit import StoreDown as StoreDown
from ceki.server.storage.group_commit import Taken as Taken
from ceki.server.storage.lasting import Lasting
from ceki.server.storage.listing import Listing, row_of
from ceki.server.storage.listing import Row as Row
from ceki.server.storage.moderation import Moderation
from ceki.server.storage.presence import Presence
from ceki.server.storage.private import keep_private
from ceki.server.tables.events import Draft, Event

Found = TypeVar("Found")
BUSY_SECONDS, CONNECT_SECONDS = 10, 4
POOL = 6  # connections of each engine to PostgreSQL
SECRET_TRIES = 4
FROZEN_SECONDS = 5
logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # it would log what is written: seeds, keys, digests


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.writing = asyncio.Lock()  # SQLite has one writer
        self.appender: Appender | None = None
        self.up = True  # whether its last use succeeded
        self.checkpoints: Checkpoints | None = None
        self.lasting = Lasting(self._write, self._read, self._at_once)
        self.folding = Folding(self._read, self._at_once)
        self.listing = Listing(self._write, self._read)
        self.moderation = Moderation(self._write, self._read)
        self.presence = Presence(self._write, self._read, self._write_one)
        if url.startswith("sqlite"):
            self.writer, self.reader = _sqlite(url, write=True), _sqlite(url, write=False)
            self.appender = Appender(_sqlite_in_a_thread(url), self.writing)
        else:
            self.writer, self.reader = _postgresql(url), _postgresql(url, isolation_level="AUTOCOMMIT")
            self.batches = Batches(self.writer, self.reader)

    @property
    def folder(self) -> str | None:
        """Where its file is; None where it is none."""
        path = make_url(self.url).database if self.url.startswith("sqlite") else None
        return str(Path(path).parent) if path else None

    async def open(self) -> None:
        """Brings the database to this version. Raises `ValueError` when it is of a later one, or `StoreDown`."""
        if self.url.startswith("sqlite") and (path := make_url(self.url).database):
            try:
                keep_private(Path(path))
            except OSError as error:
                raise StoreDown(str(error)) from error
            migrate.keep_copy(Path(path))
        async with self._write() as connection:
            await connection.run_sync(migrate.upgrade)
        if self.appender is not None and (path := make_url(self.url).database):
            self.checkpoints = Checkpoints(path)

    async def close(self) -> None:
        """Closes the database."""
        if self.checkpoints is not None:
            await asyncio.to_thread(self.checkpoints.stop)
        await (self.batches if self.appender is None else self.appender).close()
        await self.writer.dispose()
        await self.reader.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        with self._noted():
            async with self._alone(), self.writer.begin() as connection:
                yield connection

    def _write_one(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """For a write of one statement: to PostgreSQL it is a transaction without a begin and a commit."""
        return self._write() if self.appender is not None else self._read()

    async def _at_once(self, work: Callable[[Connection], Found]) -> Found:
        if self.appender is not None:
            return await self.appender.work(work)
        async with self._write() as connection:
            return await connection.run_sync(work)

    def _alone(self) -> AbstractAsyncContextManager[object]:
        return nullcontext() if self.appender is None else self.writing

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        with self._noted():
            async with self.reader.connect() as connection:
                yield connection

    @contextmanager
    def _noted(self) -> Iterator[None]:
        """A use of the database, and whether it succeeds. Raises `Taken` or `StoreDown`."""
        try:
            yield
            self.up = True
        except IntegrityError as error:
            raise Taken from error
        except (SQLAlchemyError, OSError) as error:
            self.up = False
            raise StoreDown(str(error)) from error

    # ------------------------------------------------------------ tables and events

    async def create(
        self, row: Row, maker: str, drafts: Sequence[Draft], tokens: Mapping[int, str], at: float
    ) -> list[Event]:
        """Writes a new table with its first events. Raises `Taken` when its code is in use."""
        async with self._write() as connection:
            await connection.execute(
                insert(schema.tables).values(
                    id=row.id,
                    code=row.code,
                    maker=maker,
                    public=row.public,
                    closed=False,
                    changed=row.changed,
                    facts=json.dumps(row.facts),
                    kept_days=row.kept_days,
                )
            )
            written = _events(0, drafts, at)
            await connection.run_sync(write, [Append(row.id, written, tokens, {}, maker)])
            return written

    async def append(
        self,
        table: str,
        seq: int,
        drafts: Sequence[Draft],
        tokens: Mapping[int, str],
        at: float,
        mark: bool = True,
        address: str = "",
        kept_at: float | None = None,
    ) -> list[Event]:
        """Writes the events after event `seq`, with the tokens given and the digest of the `address` that asked for
        them, all or none. With a table that is closed its digests of addresses go.

        `mark` puts the table in front of the list, at the time `kept_at` by which tables are kept (or `at`). Raises
        `Taken` when they are not the next events any more.
        """
        written = _events(seq, drafts, at)
        closed = any(draft.kind == "closed" for draft in drafts)
        change: dict[str, Any] = {"changed": at if kept_at is None else kept_at} if mark or closed else {}
        change = {**change, "closed": True, "maker": ""} if closed else change
        one = Append(table, written, tokens, change, address)
        try:
            await (self.batches if self.appender is None else self.appender).append(one)
        except StoreDown:
            self.up = False
            raise
        self.up = True
        self.folding.note(table, written)
        return written

    async def note(self, table: str, facts: Mapping[str, Any], closed: bool, reopens: bool = False) -> None:
        """What the list of tables says of one, and whether it counts as open; all of it follows from the events. Whose
        it was is forgotten where it never `reopens`; then a server that has not read of its end opens it no more."""
        forgotten = {"maker": ""} if closed and not reopens else {}
        t = schema.tables.c
        line = update(schema.tables).where(t.id == table, *([] if closed or reopens else [~t.closed]))
        async with self._write_one() as connection:
            await connection.execute(line.values(facts=json.dumps(facts), closed=closed, **forgotten))

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table that come after event `after`."""
        async with self._read() as connection:
            return await connection.run_sync(log, table, after)

    async def find(self, key: str) -> Row | None:
        """A table by its id or code."""
        t = schema.tables.c
        async with self._read() as connection:
            found = await connection.execute(select(schema.tables).where(or_(t.id == key, t.code == key.upper())))
            row = found.mappings().first()
        return row_of(row) if row else None

    async def meeting(self, game: str) -> str | None:
        """The table at which strangers of a game have met last."""
        m = schema.meetings.c
        async with self._read() as connection:
            found = await connection.scalar(select(m.table_id).where(m.game == game))
            return None if found is None else str(found)

    async def meet_at(self, game: str, table: str, before: str | None) -> bool:
        """Strangers of a game meet at a table from now on; not where it is not `before` any more, for another server
        was first."""
        m = schema.meetings
        try:
            async with self._write() as connection:
                if before is None:
                    await connection.execute(insert(m).values(game=game, table_id=table))
                    return True
                mine = update(m).where(m.c.game == game, m.c.table_id == before)
                return (await connection.execute(mine.values(table_id=table))).rowcount == 1
        except Taken:
            return False

    async def latest(self, tables: Iterable[str]) -> dict[str, int]:
        """The number of the last event of each of some tables; each is one look into the index."""
        e, t = schema.events.c, schema.tables.c
        last = select(func.max(e.seq)).where(e.table_id == t.id).scalar_subquery()
        these = [(table,) for table in tables]
        async with self._read() as connection:
            query = select(t.id, last).where(schema.among(connection.dialect.name, [t.id], these))
            return {str(row[0]): int(row[1] or 0) for row in await connection.execute(query)}

    # ------------------------------------------------------------ seats

    async def tokens(self, table: str) -> dict[int, str]:
        """The digest of each person's token."""
        s = schema.seats.c
        async with self._read() as connection:
            rows = await connection.execute(select(s.person, s.token_digest).where(s.table_id == table))
            return {int(row[0]): str(row[1]) for row in rows}

    async def addresses(self, table: str) -> dict[int, str]:
        """The digest of the address from which each person's seat was taken."""
        s = schema.seats.c
        async with self._read() as connection:
            rows = await connection.execute(select(s.person, s.address).where(s.table_id == table, s.address != ""))
            return {int(row[0]): str(row[1]) for row in rows}

    async def secret(self, name: str, fresh: str) -> str:
        """A secret that the servers of a database share; `fresh` when there is none yet. A server asks when it begins,
        and asks again while the database is busy. Raises `StoreDown`."""
        for _ in range(SECRET_TRIES - 1):
            with suppress(StoreDown, Taken):  # taken: another server was first
                return await self._shared(name, fresh)
        return await self._shared(name, fresh)

    async def _shared(self, name: str, fresh: str) -> str:
        s = schema.secrets
        async with self._read() as connection:
            found = await connection.scalar(select(s.c.value).where(s.c.name == name))
        if found is None:
            async with self._write() as connection:
                await connection.execute(insert(s).values(name=name, value=fresh))
        return fresh if found is None else str(found)


def _events(seq: int, drafts: Sequence[Draft], at: float) -> list[Event]:
    when = to_the_millisecond(at)
    return [
        Event(seq + n, draft.kind, draft.person, draft.body, draft.move_id, when) for n, draft in enumerate(drafts, 1)
    ]


def _postgresql(url: str, **how: str) -> AsyncEngine:
    """An engine on PostgreSQL: no wait is endless, and it checks each connection before use. One writes; for the other
    each statement is a transaction of its own, which spares a read, and the check, their begin and end. When
    all connections are in use, the next use waits: one more for a moment would cost 6 ms of a loop that is busy."""
    try:
        return create_async_engine(
            url, pool_size=POOL, max_overflow=0, pool_pre_ping=True, pool_timeout=BUSY_SECONDS, hide_parameters=True,
            **how, connect_args={
                "timeout": CONNECT_SECONDS,
                "command_timeout": BUSY_SECONDS,
                # a server that is stopped between insert and commit must not keep the others from that number
                "server_settings": {"idle_in_transaction_session_timeout": f"{FROZEN_SECONDS}s"},
            },
        )  # fmt: skip
    except ImportError as error:
        raise ImportError("PostgreSQL needs the extra `postgres`: pip install ceki[postgres]") from error


def _sqlite(url: str, write: bool) -> AsyncEngine:
    """An engine on a SQLite file: one connection that writes, or some that read."""
    engine = create_async_engine(
        url, pool_size=1 if write else 4, max_overflow=0, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS}
    )

    _prepare(engine.sync_engine, write)
    return engine


def _sqlite_in_a_thread(url: str) -> Engine:
    """The engine of the thread that appends."""
    engine = create_engine(
        make_url(url).set(drivername="sqlite"), pool_size=1, max_overflow=0, hide_parameters=True,
        connect_args={"timeout": BUSY_SECONDS},
    )  # fmt: skip
    _prepare(engine, write=True)
    return engine


def _prepare(engine: Engine, write: bool) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the statements below begin transactions, not the driver
        cursor = connection.cursor()
        _write_ahead(cursor)
        # what is deleted is overwritten: a row that was folded may hold a name that is erased later
        for pragma in ("secure_delete=ON", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={BACKSTOP}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def _write_ahead(cursor: Any) -> None:
    """Turns the write-ahead log on. SQLite refuses this one statement at once, without waiting, while another server
    turns it on."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)  # which happens at most when a database is new


def database_url(text: str) -> str:
    """The URL with the driver that is used. Raises `ValueError` for a database of another kind."""
    kind, colon, rest = text.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if not colon or kind not in {*drivers, *drivers.values()}:
        raise ValueError("the database is written sqlite:///FILE or postgresql://USER@HOST/NAME")
    return f"{drivers.get(kind, kind)}://{rest}"
