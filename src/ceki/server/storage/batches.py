"""Events on their way into PostgreSQL: those that come while a transaction is under way go into the next one, together.

A transaction of many tables costs little more than one of a single table, and the promise to each is the same: an
answer comes when its events are on disk. Events alone, as moves are, go in one statement, which is a transaction of
its own: the server waits for the database once and not three times. The driver is given that one statement directly,
for SQLAlchemy would take longer for it than PostgreSQL does. What comes with seats or with a change of its table takes
another connection, which begins and commits; no two are under way at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
from typing import Any

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ceki.server.storage.group_commit import EVENTS, Append, Line, StoreDown, Taken, caused, row_of, tell, write


class Batches(Line):
    """Writes appended events, one transaction after the other."""

    def __init__(self, engine: AsyncEngine, without_begin: AsyncEngine) -> None:
        super().__init__()
        self.engine, self.without_begin = engine, without_begin
        self.connection: AsyncConnection | None = None
        self.of_one_statement: AsyncConnection | None = None
        self.driver: Any = None  # of that connection
        compiled: Any = EVENTS.compile(dialect=engine.dialect)
        self.insert, self.columns = compiled.string, compiled.positiontup
        errors = importlib.import_module("asyncpg.exceptions")
        self.taken: tuple[type[Exception], ...] = (IntegrityError, errors.UniqueViolationError)
        self.failures: tuple[type[Exception], ...] = (
            SQLAlchemyError, OSError, errors.PostgresError, errors.InterfaceError,
        )  # fmt: skip

    async def close(self) -> None:
        """Waits for writes under way, and gives the connection back."""
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)
        await self._hang_up()

    async def _write_all(self) -> None:
        while self.waiting:
            now = list(self.waiting)
            self.waiting.clear()
            tell(now, await self._commit([one for one, _ in now]))

    async def _commit(self, appends: list[Append]) -> list[Exception | None]:
        """One transaction; when somebody else was first at one of the tables, one for each. Servers that write several
        tables do so in one order, so that none waits for another that waits for it."""
        try:
            await self._write(sorted(appends, key=lambda one: one.table))
        except self.taken as error:
            if len(appends) > 1:
                return [problem for one in appends for problem in await self._commit([one])]
            return [caused(Taken(), error)]
        except self.failures as error:
            await self._hang_up()
            return [caused(StoreDown(str(error)), error) for _ in appends]
        return [None] * len(appends)

    async def _write(self, appends: list[Append]) -> None:
        """Writes them, all or none."""
        if any(one.tokens or one.change for one in appends):
            if self.connection is None:
                self.connection = await self.engine.connect()
            async with self.connection.begin():
                await self.connection.run_sync(write, appends)
            return
        if self.of_one_statement is None:
            self.of_one_statement = await self.without_begin.connect()
            self.driver = (await self.of_one_statement.get_raw_connection()).driver_connection
        rows = [row_of(one.table, event) for one in appends for event in one.events]
        await self.driver.executemany(self.insert, [[row[column] for column in self.columns] for row in rows])

    async def _hang_up(self) -> None:
        for connection in filter(None, (self.connection, self.of_one_statement)):
            with contextlib.suppress(*self.failures):
                await connection.invalidate()
                await connection.close()
        self.connection = self.of_one_statement = None
