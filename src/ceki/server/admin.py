"""An operator at a database, beside the servers that use it: what is open, what was reported, closing and hiding.

Nothing here plays a round, so nothing here knows a card. Whatever is done is noted, with who did it and why.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from ceki.engine.errors import NotAllowed
from ceki.server.storage.listing import OPERATOR, Row
from ceki.server.storage.moderation import BACKUP, Act, Reported
from ceki.server.storage.store import Store, Taken
from ceki.server.tables.events import NOBODY, Draft

SHOWN: Final = 200  # lines at most
TRIES: Final = 20  # while people go on playing at a table that is to be closed
CLOSE, HIDE = "close", "hide"  # what is done


class Admin:
    """An operator, by the name `operator`. All raise `NotAllowed` in one line, or `StoreDown`."""

    def __init__(self, store: Store, operator: str) -> None:
        self.store, self.operator = store, operator

    async def tables(self) -> list[Row]:
        """The open tables, the ones changed last first."""
        return await self.store.listing.newest(SHOWN)

    async def reports(self) -> list[Reported]:
        """What was reported, the last first."""
        return await self.store.moderation.complaints(SHOWN)

    async def acts(self) -> list[Act]:
        """What operators did, the last first."""
        return await self.store.moderation.acts(SHOWN)

    async def close(self, code: str, why: str) -> None:
        """Closes a table, as if all had left it. Its finished rounds remain, and can be checked."""
        for _ in range(TRIES):
            row = await self._open(code)
            last = max(event.seq for event in await self.store.events(row.id))
            try:
                await self.store.append(row.id, last, [Draft("closed", NOBODY)], {}, time.time(), kept_at=row.changed)
            except Taken:
                continue  # somebody has moved meanwhile
            await self.store.note(row.id, row.facts, closed=True)
            await self._noted(CLOSE, row, why)
            return
        raise NotAllowed("table-busy", code=code)

    async def hide(self, code: str, why: str) -> None:
        """Hides the title of a public table from the list; the table goes on."""
        row = await self._open(code)
        try:
            await self.store.listing.report(row.id, OPERATOR)
        except Taken:
            raise NotAllowed("title-hidden", code=code) from None
        await self._noted(HIDE, row, why)

    async def saved(self, file: str) -> None:
        """Notes that everything was saved into a file."""
        await self.store.moderation.note(Act(time.time(), self.operator, BACKUP, "", file))

    async def _open(self, code: str) -> Row:
        row = await self.store.find(code)
        if row is None:
            raise NotAllowed("table-unknown", code=code)
        if row.closed:
            raise NotAllowed("table-closed", code=code)
        return row

    async def _noted(self, what: str, row: Row, why: str) -> None:
        """Notes it. A server that is alone looks at the database as soon as another seems to be there."""
        await self.store.moderation.note(Act(time.time(), self.operator, what, row.code, why))
        await self.store.beat(f"admin-{self.operator}"[:32], time.time())


@asynccontextmanager
async def administered(url: str, operator: str) -> AsyncIterator[Admin]:
    """An operator at the database of a server. Raises `NotAllowed` where there is none."""
    path = make_url(url).database if url.startswith("sqlite") else None
    if path is not None and not Path(path).is_file():
        raise NotAllowed("no-such-database", file=path)
    store = Store(url)
    await store.open()
    try:
        yield Admin(store, operator)
    finally:
        await store.close()
