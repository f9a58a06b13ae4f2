"""Moves on their way into the log go before work that nobody waits for: folding and telling at other tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Final

LONGEST: Final = 0.01  # seconds that the others give way for


class RightOfWay:
    """How many moves are under way now, and who waits until they have passed."""

    def __init__(self) -> None:
        self.moves = 0
        self.free = asyncio.Event()

    @contextlib.contextmanager
    def taken(self) -> Iterator[None]:
        """A move is under way."""
        self.moves += 1
        self.free.clear()
        try:
            yield
        finally:
            self.moves -= 1
            if self.moves == 0:
                self.free.set()

    def until(self) -> float:
        """How long work that is due now gives way for, as the time of the loop."""
        return asyncio.get_running_loop().time() + LONGEST

    async def give(self, until: float) -> None:
        """Lets what has come go first, and moves that are under way, `until` then at most."""
        await asyncio.sleep(0)
        if self.moves and asyncio.get_running_loop().time() < until:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(until):
                    await self.free.wait()
