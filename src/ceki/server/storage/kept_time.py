"""The time by which tables are kept, closed and forgotten. It runs while a server runs, and nobody can set it.

A wall clock may jump by years, and what is deleted by it is gone. So this time begins as the wall clock's, goes on by
the steady clock, and is written down; while no server runs it goes on by the wall clock, but by a day at most. Whatever
the clocks say, no table is closed or deleted before servers have run that long (or have been stopped that often).
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from ceki.server.clock import Clock
from ceki.server.storage.store import Store, Taken

MOST_STOPPED: Final = 86400.0  # seconds that a stop counts, at most


class KeptTime:
    """Seconds since 1970 by the servers of a database."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.began = self.steady = 0.0

    async def open(self) -> None:
        """Goes on where the servers of this database stopped. Raises `StoreDown`."""
        kept, wall = await self.store.lasting.kept_time()
        now = self.clock.wall()
        stopped = min(max(now - wall, 0.0), MOST_STOPPED)
        self.began, self.steady = (now if kept is None else kept + stopped), self.clock.steady()
        await self.note()

    def now(self) -> float:
        """The time."""
        return self.began + self.clock.steady() - self.steady

    async def note(self) -> None:
        """Writes it down. Raises `StoreDown`."""
        with suppress(Taken):  # another server of this database began at the same moment
            await self.store.lasting.note_kept_time(self.now(), self.clock.wall())
