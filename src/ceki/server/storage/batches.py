"""Events on their way into PostgreSQL: those that come while a transaction is under way go into the next one, together.

One connection is enough for that. A transaction of many tables costs little more than one of a single table, and the
promise to each is the same: an answer comes when its events are on disk.
"""

from __future__ import annotations

import asyncio
import contextlib

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ceki.server.storage.group_commit import Append, Line, StoreDown, Taken, caused, tell, write


class Batches(Line):
    """Writes appended events, one transaction after the other."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self.engine = engine
        self.connection: AsyncConnection | None = None

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
            if self.connection is None:
                self.connection = await self.engine.connect()
            async with self.connection.begin():
                await self.connection.run_sync(write, sorted(appends, key=lambda one: one.table))
        except IntegrityError as error:
            if len(appends) > 1:
                return [problem for one in appends for problem in await self._commit([one])]
            return [caused(Taken(), error)]
        except (SQLAlchemyError, OSError) as error:
            await self._hang_up()
            return [caused(StoreDown(str(error)), error) for _ in appends]
        return [None] * len(appends)

    async def _hang_up(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self.connection.invalidate()
                await self.connection.close()
            self.connection = None
