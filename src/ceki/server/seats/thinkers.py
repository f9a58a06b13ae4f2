"""The threads that bots think in: a compiled search leaves the interpreter free, so the server goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Made = TypeVar("Made")
log = logging.getLogger("ceki.server")


class NoAnswer(Exception):  # noqa: N818  what happened, not an error of ours
    """Nobody has thought about it: says why in a word, `off`, `busy` or `broken`."""


class Thinkers:
    """Some threads; with none, nobody thinks."""

    def __init__(self, count: int) -> None:
        self.pool = ThreadPoolExecutor(count, thread_name_prefix="bot") if count else None

    async def think(self, work: Callable[[], Made], seconds: float) -> Made:
        """What some work comes to, within `seconds`. Raises `NoAnswer`.

        The log never has the error itself, which may name a card of the view.
        """
        if self.pool is None:
            raise NoAnswer("off")
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        except TimeoutError:
            raise NoAnswer("busy") from None
        except Exception as error:  # noqa: BLE001  a game of one's own may raise anything; the bots at other tables think on
            log.warning("a bot could not think, and played greedily: %s", type(error).__name__)
            raise NoAnswer("broken") from None

    def stop(self) -> None:
        """Ends the threads when what they do is done."""
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
