"""Events on their way into the log: those of different tables that come while the disk is busy are written together.

One transaction for all of them is the same promise to each, and fewer waits for the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import orjson
from sqlalchemy import Connection, Engine, delete, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ceki.server.storage import schema
from ceki.server.tables.events import VERSION, Event

Found = TypeVar("Found")
EVENTS: Final = insert(schema.events)  # once: SQLAlchemy finds what it has compiled by it
IN_A_ROW: Final = 8  # transactions, before whoever else writes has a turn


class Taken(Exception):  # noqa: N818  what happened, not an error of ours
    """Another process has written that event first: read again."""


class StoreDown(Exception):  # noqa: N818  what happened, not an error of ours
    """The database cannot be used now; only the next read tells whether it kept the last write."""

    @property
    def why(self) -> str:
        """What the database says."""
        return str(getattr(self.__cause__, "orig", None) or self.__cause__ or self)


@dataclass(frozen=True)
class Append:
    """The next events of a table, the tokens that go with them, and what changes in its line."""

    table: str
    events: Sequence[Event]
    tokens: Mapping[int, str]
    change: Mapping[str, Any]
    address: str = ""  # the digest of that from which the tokens were asked for


Waiting = tuple[Append, asyncio.Future[None]]


def write(connection: Connection, appends: Sequence[Append]) -> None:
    """Writes them, in the transaction of the connection."""
    connection.execute(EVENTS, [row_of(one.table, event) for one in appends for event in one.events])
    s, t = schema.seats, schema.tables
    for one in appends:
        for person, digest in one.tokens.items():
            connection.execute(delete(s).where(s.c.table_id == one.table, s.c.person == person))
            seat = {"table_id": one.table, "person": person, "token_digest": digest, "server": "", "seen_at": 0.0}
            connection.execute(insert(s).values(**seat, address=one.address))
        if one.change:
            connection.execute(update(t).where(t.c.id == one.table).values(**one.change))
        if one.change.get("closed"):
            connection.execute(update(s).where(s.c.table_id == one.table).values(address=""))
            connection.execute(delete(schema.reports).where(schema.reports.c.table_id == one.table))


def row_of(table: str, event: Event) -> dict[str, Any]:
    """An event as the database has it."""
    return {
        "table_id": table, "seq": event.seq, "version": VERSION, "kind": event.kind, "person": event.person,
        "move_id": event.move_id, "body": orjson.dumps(event.body).decode(), "at": event.at,
    }  # fmt: skip


class Line:
    """Appended events that wait to be written together; `_write_all` writes until nothing waits."""

    def __init__(self) -> None:
        self.waiting: deque[Waiting] = deque()
        self.task: asyncio.Task[None] | None = None

    async def append(self, one: Append) -> None:
        """Returns when the events are on disk. Raises `Taken`, or `StoreDown`."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((one, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        raise NotImplementedError


class Appender(Line):
    """Writes appended events in a thread of its own, one transaction after the other. `writing` keeps others out."""

    def __init__(self, engine: Engine, writing: asyncio.Lock) -> None:
        super().__init__()
        self.engine, self.writing = engine, writing
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="append")
        self.connection: Connection | None = None

    async def work(self, what: Callable[[Connection], Found]) -> Found:
        """Does something else with the connection, in one transaction, for which nobody waits. Until the next events
        are on disk, a machine that loses its power may lose it. Raises `Taken`, or `StoreDown`."""
        async with self.writing:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self._worked, what)

    def _worked(self, what: Callable[[Connection], Found]) -> Found:
        try:
            connection = self._connected()
            with _without_wait(connection), connection.begin():
                return what(connection)
        except IntegrityError as error:
            raise Taken from error
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            self._hang_up()  # so that no event is written by a connection that does not wait for the disk
            raise StoreDown(str(error)) from error

    def _connected(self) -> Connection:
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    async def close(self) -> None:
        """Waits for writes under way, and closes the database."""
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(self.thread, self._hang_up)
        self.thread.shutdown()
        self.engine.dispose()

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            async with self.writing:
                await loop.run_in_executor(self.thread, self._commit_in_a_row, loop)

    def _commit_in_a_row(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the thread, which goes on with what has come meanwhile: the loop may be busy with telling. Who waits is
        told by the shortest way: at every turn of the loop others may be in front."""
        for _ in range(IN_A_ROW):
            now = self._taken()
            if not now:
                return
            problems = self._commit([one for one, _ in now])
            loop.call_soon_threadsafe(tell, now, problems)

    def _taken(self) -> list[Waiting]:
        """What waits now; the loop may add to it meanwhile."""
        return [self.waiting.popleft() for _ in range(len(self.waiting))]

    def _commit(self, appends: list[Append]) -> list[Exception | None]:
        """One transaction; when somebody else was first at one of the tables, one for each."""
        try:
            connection = self._connected()
            with connection.begin():
                write(connection, appends)
        except IntegrityError as error:
            if len(appends) > 1:
                return [problem for one in appends for problem in self._commit([one])]
            return [caused(Taken(), error)]
        except (SQLAlchemyError, OSError) as error:
            self._hang_up()
            return [caused(StoreDown(str(error)), error) for _ in appends]
        return [None] * len(appends)

    def _hang_up(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self.connection.invalidate()
                self.connection.close()
            self.connection = None


@contextlib.contextmanager
def _without_wait(connection: Connection) -> Iterator[None]:
    """Transactions end before they are on disk: moves that wait for this one wait half as long."""
    driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA synchronous=NORMAL")
    try:
        yield
    finally:
        driver.execute("PRAGMA synchronous=FULL")


def tell(now: Sequence[Waiting], problems: Sequence[Exception | None]) -> None:
    """Hands each waiting append what came of it."""
    for (_, done), problem in zip(now, problems, strict=True):
        if done.done():  # who waited for it has gone
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


def caused(problem: Exception, cause: Exception) -> Exception:
    """A problem with what caused it."""
    problem.__cause__ = cause
    return problem
