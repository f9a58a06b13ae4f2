"""How many tables are open, so that nobody fills a server with them.

To count them in the database reads them all. So that is done once a minute, and between two counts those made here are
added; where several servers share a database, the bound may be passed by what the others made in that minute.
"""

from __future__ import annotations

from typing import Final

from ceki.server.clock import Clock
from ceki.server.storage.store import Store

COUNT_SECONDS: Final = 60.0


class Census:
    """The count of a registry."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.many, self.at = 0, float("-inf")

    async def open_tables(self) -> int:
        """How many there are, about. Raises `StoreDown`."""
        now = self.clock.steady()
        if now - self.at >= COUNT_SECONDS:
            before, self.at = self.at, now  # others who ask meanwhile take the last count
            try:
                self.many = await self.store.listing.open_tables()
            except BaseException:
                self.at = before
                raise
        return self.many

    def one_more(self) -> None:
        """A table was made here."""
        self.many += 1
