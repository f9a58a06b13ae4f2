"""Time. The server's clocks alone count, and tests bring their own.

A deadline is written in the log as a length of time, and each process counts it from when it learned of the move by a
clock that nobody can set: stepping the wall clock, or a server that was away, costs nobody a second.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

AFTER_RESTART: Final = 15.0  # seconds more for the seat to move, after the server was away


class Clock:
    """The real clocks: `wall` for dates, `steady` for lengths of time."""

    def wall(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def steady(self) -> float:
        """Seconds that no one sets."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Lets others run for some seconds."""
        await asyncio.sleep(seconds)


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
