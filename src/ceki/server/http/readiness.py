"""Whether people may be sent to this server: its database and the disk under it can be written, as a move would be."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ceki.server.protocol.errors import Refused
from ceki.server.storage.store import StoreDown, Taken
from ceki.server.tables.registry import TableRegistry

PATIENCE: Final = 1.5  # seconds for a small write; who asks has an answer within two
KEPT_SECONDS: Final = 1.0  # that an answer is good for, so that nobody makes us write by asking
log = logging.getLogger("ceki.server")


class Readiness:
    """Writes that this server lives, as it does every few seconds anyway, when somebody asks."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.asking: asyncio.Task[bool] | None = None
        self.found, self.at = True, float("-inf")

    async def missing(self) -> Refused | None:
        """What is wrong; None when all is well."""
        if self.registry.stopping:
            return Refused("stopping")
        return None if await self._can_write() else Refused("database_unwritable")

    async def _can_write(self) -> bool:
        clock = self.registry.clock
        if clock.steady() - self.at < KEPT_SECONDS:
            return self.found
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self._write())
        try:  # a write that hangs is not broken off: it is heard of when it ends, and none is begun beside it
            async with asyncio.timeout(PATIENCE):
                found = await asyncio.shield(self.asking)
        except TimeoutError:
            found = False
        if found != self.found:
            log.warning("the database can be written again" if found else "the database cannot be written")
        self.found, self.at = found, clock.steady()
        return found

    async def _write(self) -> bool:
        try:
            await self.registry.store.presence.beat(self.registry.id, self.registry.clock.wall())
        except (StoreDown, Taken):
            return False
        return True
