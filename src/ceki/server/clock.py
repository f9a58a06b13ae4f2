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
