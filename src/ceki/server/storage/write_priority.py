"""Moves on their way into the log go before work that nobody waits for: folding and sending at other tables; and before
requests of strangers, of which the loop does a little at every turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Iterator
from typing import Final

LONGEST: Final = 0.01  # seconds that the others give way for


class WritePriority:
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


class Turns:
    """A bounded number of tasks at every turn of the loop, in the order that they come: however many come at once, the
    loop turns quickly."""

    def __init__(self, each: int) -> None:
        self.each, self.taken, self.turning = each, 0, False
        self.waiting: deque[asyncio.Future[None]] = deque()

    async def mine(self) -> None:
        """Returns when it is one's turn."""
        loop = asyncio.get_running_loop()
        if not self.turning:
            self.turning = True
            loop.call_soon(self._turn)
        if self.taken < self.each and not self.waiting:
            self.taken += 1
            return
        one = loop.create_future()
        self.waiting.append(one)
        await one

    def _turn(self) -> None:
        self.taken = 0
        while self.waiting and self.taken < self.each:
            one = self.waiting.popleft()
            if not one.done():  # else it has gone
                one.set_result(None)
                self.taken += 1
        self.turning = bool(self.taken)
        if self.turning:
            asyncio.get_running_loop().call_soon(self._turn)
