"""A clock for tests."""

from __future__ import annotations

import asyncio

from ceki.server.clock import Clock


class HandClock(Clock):
    """A clock that stands still until a test turns it."""

    def __init__(self, wall: float = 1_700_000_000.0) -> None:
        self.time, self.steps = wall, 0.0

    def wall(self) -> float:
        return self.time + self.steps

    def steady(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)

    def turn(self, seconds: float) -> None:
        """Time passes."""
        self.time += seconds

    def step(self, seconds: float) -> None:
        """Somebody sets the wall clock; no time passes."""
        self.steps += seconds
