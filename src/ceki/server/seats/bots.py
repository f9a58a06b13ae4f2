"""Bots at the table: each gets a view of its own and thinks away from the sockets.

A searching bot thinks in a process of its own (workers.py) within a bounded time; where none has thought about a move,
the greedy bot makes it, in a thread.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from ceki.bots import bot
from ceki.bots.levels import LEVELS as THINKING
from ceki.bots.random import generator
from ceki.bots.worker import WORK
from ceki.engine.rule import COMPILED, WRITTEN
from ceki.play.view import View
from ceki.server.seats.workers import NoAnswer, Workers

AT_ONCE: Final = ("greedy", "random")
LEVELS: Final = (*THINKING, *AT_ONCE)
IN_PLACE: Final = "greedy"  # who moves where nobody has thought
LONGEST: Final = 1.0  # seconds that a table waits for a bot
PATIENCE: Final = 5.0  # and a player for advice
MANY, FEW = 3000, 100  # playouts for advice, compiled and as written: half a second each
NAMES: Final = (
    "Aminah", "Bima", "Citra", "Dewi", "Eko", "Fatimah", "Gita", "Hasan", "Intan", "Jaya", "Kartini", "Lim", "Melati",
    "Nyoman", "Omar", "Putri", "Rosli", "Siti", "Tan", "Umar",
)  # fmt: skip


class BotSeats:
    """All that thinks for the bots of a server."""

    def __init__(self, workers: Workers) -> None:
        self.workers, self.few = workers, FEW
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="bot")
        self.advisers = ThreadPoolExecutor(1, thread_name_prefix="advice")  # no bot waits for them

    def expect(self, level: str, game: str) -> None:
        """A bot of this level sits at a table of this game: compiles what it needs."""
        if level not in AT_ONCE:
            self.workers.want(game)

    async def choose(
        self, level: str, view: View, table: str, number: int, told: Callable[[str], None]
    ) -> tuple[int, int]:
        """The move of a bot. Equal views at equal moves of a table give equal moves, on every server.

        `told` gets how a searching bot came to its move: `thought`, or why not.
        """
        if level not in AT_ONCE:
            try:
                verb, card = await self.workers.ask(question(level, view, table, number), LONGEST)
            except NoAnswer as reason:
                told(str(reason))
                level = IN_PLACE
            else:
                told("thought")
                return verb, card
        return await asyncio.get_running_loop().run_in_executor(self.pool, think, level, view, table, number)

    async def ask(self, work: str, view: View, table: str, number: int, **more: Any) -> Any:
        """Advice on a view (bots/worker.py). Without a free worker, the same with fewer playouts, in a thread."""
        asked = {**question("", view, table, number), "work": work, **more}
        try:
            return await self.workers.ask(asked | {"playouts": MANY, "mode": COMPILED}, PATIENCE)
        except NoAnswer:
            few = asked | {"playouts": self.few, "mode": WRITTEN}
            return await asyncio.get_running_loop().run_in_executor(self.advisers, WORK[work], few)

    async def close(self) -> None:
        """Stops all workers."""
        await self.workers.stop()
        for pool in (self.pool, self.advisers):
            pool.shutdown(wait=True, cancel_futures=True)


def chance(view: View, table: str, number: int) -> tuple[int, int, int]:
    """The numbers that a bot's chance starts from at a move of a table."""
    return int.from_bytes(hashlib.sha256(f"ceki bot {table}".encode()).digest()[:4], "big"), view.seat, number


def question(level: str, view: View, table: str, number: int) -> dict[str, Any]:
    """All that leaves this process so that a bot may think: the view's bytes, who thinks, and its chance."""
    start = chance(view, table, number)
    seen = {"game": view.game.id, "seat": view.seat, "view": view.raw.hex()}
    return {"work": "move", "bot": level, "start": start, **seen}


def think(level: str, view: View, table: str, number: int) -> tuple[int, int]:
    """One bot, one view, one move."""
    return bot(level)(view, generator(*chance(view, table, number)))
