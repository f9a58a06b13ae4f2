"""Tables that nobody has come to for days are closed, and their seeds shown; those closed for long are deleted. Rounds
that are finished are folded.

Once an hour all of them are looked at, some at a time, so that nobody who plays waits for it. However many people leave
behind, they go as fast as they come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ceki.server.storage.lasting import Place
from ceki.server.storage.store import Taken

if TYPE_CHECKING:
    from ceki.server.tables.registry import TableRegistry

HOUR: Final = 3600.0
DAY: Final = 86400.0
SOME: Final = 12  # tables in a transaction, for which moves wait a millisecond: a hundred thousand in an hour
SOUGHT: Final = 120  # tables that are looked up at a time: some transactions full
ROUNDS: Final = 10  # folded at a time, each in a transaction of a millisecond: a round of everybody who plays
FIRST: Final[Place] = (0.0, "")
SEEN_SECONDS: Final = 60.0  # since when nobody may have sat there, also at another server


class Sweep:
    """The sweep of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.began = float("-inf")
        self.closing: Place | None = None  # after which table to go on; None: all have been looked at
        self.deleting: Place | None = None
        self.folding: str | None = None  # after which to look for what is not folded
        self.found: list[Place] = []  # what is to be closed next

    async def step(self) -> bool:
        """Goes on a bit, or begins anew after an hour; whether more is to be done. Raises `StoreDown`."""
        if self.closing is None and self.deleting is None:
            await self._begin()
        if self.closing is not None:
            self.closing = await self._close(self.closing)
        if self.deleting is not None:
            self.deleting = await self._delete(self.deleting)
        await self._fold()
        return any(one is not None for one in (self.closing, self.deleting, self.folding))

    async def _fold(self) -> None:
        store = self.registry.store.folding
        if self.folding is not None and not store.finished:
            self.folding = await store.find(self.folding, SOUGHT)
        if store.finished:
            await store.some(ROUNDS, self.registry.clock.wall())

    async def _begin(self) -> None:
        registry, now = self.registry, self.registry.clock.steady()
        if now - self.began < HOUR:
            return
        await registry.turns.forget()
        await registry.kept.note()
        self.began, self.closing, self.deleting, self.folding = now, FIRST, FIRST, ""

    async def _close(self, after: Place) -> Place | None:
        registry, store = self.registry, self.registry.store.lasting
        if not self.found:
            self.found = await store.unused(registry.kept.now(), registry.settings.keep_days, after, SOUGHT)
        old, self.found = self.found[:SOME], self.found[SOME:]
        empty = [table for _, table in old if not (table in registry.rooms and registry.rooms[table].guests)]
        wall = registry.clock.wall()
        try:
            closed = await store.close(empty, wall, registry.kept.now(), wall - SEEN_SECONDS) if empty else []
        except Taken:
            closed = []  # somebody plays there again; the next sweep looks at the others
        registry.metrics.swept.inc(len(closed))
        for table in closed:
            if table in registry.rooms:
                registry.rooms[table].behind = True
        return old[-1] if len(old) == SOME else None

    async def _delete(self, after: Place) -> Place | None:
        registry = self.registry
        before = registry.kept.now() - registry.settings.log_days * DAY
        return await registry.store.lasting.forget(before, after, SOME, registry.rooms)
