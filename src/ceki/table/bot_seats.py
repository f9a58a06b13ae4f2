"""Bots at the table: each is handed a view of its own and thinks in a worker, away from the sockets."""

from __future__ import annotations

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from ceki.bots import BOTS, bot
from ceki.bots.random import generator
from ceki.play.view import View

LEVELS: Final = tuple(BOTS)
NAMES: Final = (
    "Aminah", "Bima", "Citra", "Dewi", "Eko", "Fatimah", "Gita", "Hasan", "Intan", "Jaya", "Kartini", "Lim", "Melati",
    "Nyoman", "Omar", "Putri", "Rosli", "Siti", "Tan", "Umar",
)  # fmt: skip


class BotSeats:
    """The workers that the bots of a server think in."""

    def __init__(self, workers: int = 1) -> None:
        self.pool = ThreadPoolExecutor(workers, thread_name_prefix="bot")

    async def choose(self, level: str, view: View, table: str, number: int) -> tuple[int, int]:
        """The move of a bot. Equal views at equal moves of a table give equal moves, on whichever server."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, think, level, view, table, number)

    def close(self) -> None:
        """Lets the workers go."""
        self.pool.shutdown(wait=True, cancel_futures=True)


def think(level: str, view: View, table: str, number: int) -> tuple[int, int]:
    """One bot, one view, one move."""
    start = int.from_bytes(hashlib.sha256(f"ceki bot {table}".encode()).digest()[:4], "big")
    return bot(level)(view, generator(start, view.seat, number))
