"""Bots at the table: each gets a view of its own and thinks away from the sockets.

A searching bot thinks in a thread (thinkers.py) within a bounded time; where none has thought about a move, or the game
has no module, the greedy bot makes it.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

from ceki.bots import bot
from ceki.bots.advice.advise import advise
from ceki.bots.advice.review import Decision, cost_of
from ceki.bots.levels import LEVELS as THINKING
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.bots.seen import runs_compiled
from ceki.engine.chance import Words
from ceki.engine.rule import COMPILED, WRITTEN
from ceki.play.drivers.budget import is_trusted, within
from ceki.play.view import View
from ceki.server.seats.thinkers import NoAnswer, Thinkers

AT_ONCE: Final = ("greedy", "random")
LEVELS: Final = (*THINKING, *AT_ONCE)
IN_PLACE: Final = "greedy"  # who moves where nobody has thought
LONGEST: Final = 1.0  # seconds that a table waits for a bot
PATIENCE: Final = 5.0  # and a player for advice, in the page
MANY, FEW = 3000, 100  # playouts for advice, compiled and as written: half a second each
CROWD: Final = 8  # players who wait for advice: from then on they get the fewer playouts
NAMES: Final = (
    "Aminah", "Bima", "Citra", "Dewi", "Eko", "Fatimah", "Gita", "Hasan", "Intan", "Jaya", "Kartini", "Lim", "Melati",
    "Nyoman", "Omar", "Putri", "Rosli", "Siti", "Tan", "Umar",
)  # fmt: skip


class BotSeats:
    """All that thinks for the bots of a server."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers, self.many, self.waiting = thinkers, MANY, 0
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="greedy")
        self.advisers = ThreadPoolExecutor(1, thread_name_prefix="advice")  # no bot waits for them

    async def choose(
        self, level: str, view: View, table: str, number: int, told: Callable[[str], None]
    ) -> tuple[int, int]:
        """The move of a bot. Equal views at equal moves of a table give equal moves, on every server.

        `told` gets how a searching bot came to its move: `thought`, or why not.
        """
        if level not in AT_ONCE:
            if runs_compiled(view.game):
                try:
                    made = await self.thinkers.think(partial(think, level, view, table, number), LONGEST)
                except NoAnswer as reason:
                    told(str(reason))
                else:
                    told("thought")
                    return made
            else:
                told("written")
            level = IN_PLACE
        return await asyncio.get_running_loop().run_in_executor(self.pool, think, level, view, table, number)

    async def ask(self, work: str, view: View, table: str, number: int, **more: Any) -> Any:
        """Advice on a view, or what a `choice` in it cost, as plain data; with fewer playouts where the rules run as
        written or many wait."""
        compiled = runs_compiled(view.game)
        search = Search(
            playouts=self.many if compiled and self.waiting < CROWD else FEW, mode=COMPILED if compiled else WRITTEN
        )
        asked = partial(WORK[work], view, generator(*chance(view, table, number)), search, **more)
        if not is_trusted(view.game):
            asked = partial(within, PATIENCE, asked)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.advisers, asked)
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """Ends all threads."""
        self.thinkers.stop()
        for pool in (self.pool, self.advisers):
            pool.shutdown(wait=True, cancel_futures=True)


def advice(
    view: View, state: Words, search: Search, picked: tuple[int, int] | None = None
) -> dict[str, Any]:  # fmt: skip
    """Advice in a view, as plain data, beside the move that is `picked`."""
    return advise(view, state, search, picked).as_data()


def choice(view: View, state: Words, search: Search, move: int, played: tuple[int, int]) -> dict[str, Any] | None:
    """What a choice cost, as plain data; None where chance hides it. `move`: its number in the round."""
    found = cost_of(Decision(move, view, (played[0], played[1])), state, search)
    return None if found is None else found.as_data()


WORK: Final[dict[str, Callable[..., Any]]] = {"advice": advice, "choice": choice}  # of a view


def chance(view: View, table: str, number: int) -> tuple[int, int, int]:
    """The numbers that a bot's chance starts from at a move of a table."""
    return int.from_bytes(hashlib.sha256(f"ceki bot {table}".encode()).digest()[:4], "big"), view.seat, number


def think(level: str, view: View, table: str, number: int) -> tuple[int, int]:
    """One bot, one view, one move. Raises `RuleStopped` for rules of a game of one's own that do not return."""
    choose, state = bot(level), generator(*chance(view, table, number))
    if is_trusted(view.game):
        return choose(view, state)
    made: tuple[int, int] = within(LONGEST, choose, view, state)
    return made
