"""Hints between servers: this table has changed, look. A lost hint costs a moment, for servers read the database again
and again; only what stands in the database counts."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

Heard = Callable[[str], Awaitable[None]]
CHANNEL: Final = "ceki"
AGAIN_SECONDS: Final = 1.0
ANSWER_SECONDS: Final = 2.0  # for Valkey to take a hint
HEALTH_SECONDS: Final = 5.0  # of silence, until the line is asked whether it still stands
WAITING: Final = 1000  # hints in line; the oldest are forgotten
log = logging.getLogger("ceki.server")


class Bus:
    """The bus of a server that is alone: nobody listens."""

    away = False  # whether it cannot be used now

    async def open(self, heard: Heard) -> None:
        """Begins to listen. It also hears its own hints; the listener must recognise them."""

    def say(self, hint: str) -> None:
        """Tells the other servers; never fails and never waits."""

    async def close(self) -> None:
        """Stops listening."""


class ValkeyBus(Bus):
    """Publish and subscribe of Valkey or Redis; while it is away, the server tries again."""

    def __init__(self, url: str) -> None:
        try:
            module: Any = importlib.import_module("valkey.asyncio")
        except ImportError as error:
            raise ImportError("a bus needs the extra `valkey`: pip install ceki[valkey]") from error
        self.failures: tuple[type[BaseException], ...] = (
            OSError, TimeoutError, importlib.import_module("valkey.exceptions").ValkeyError,
        )  # fmt: skip
        self.client = module.from_url(
            url.replace("redis://", "valkey://"), socket_timeout=ANSWER_SECONDS, health_check_interval=HEALTH_SECONDS
        )
        self.waiting: deque[str] = deque(maxlen=WAITING)
        self.more = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard) -> None:
        self.tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._tell())]

    def say(self, hint: str) -> None:
        self.waiting.append(hint)
        self.more.set()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(*self.failures):
            await self.client.aclose()

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self.client.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self._note(None)
                    while True:
                        message = await channel.get_message(timeout=1.0)
                        if message is not None:
                            await heard(message["data"].decode("utf-8", "replace"))
            except self.failures as error:
                self._note(error)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _tell(self) -> None:
        while True:
            await self.more.wait()
            self.more.clear()
            try:
                while self.waiting:
                    await self.client.publish(CHANNEL, self.waiting.popleft())
            except self.failures:
                self.waiting.clear()  # by the time that it is back, they are old news

    def _note(self, error: BaseException | None) -> None:
        """One line when the bus goes away, and one when it is back."""
        if error is not None and not self.away:
            log.warning("the bus is away (%s): tables go on, by what is read from the database", type(error).__name__)
        elif error is None and self.away:
            log.warning("the bus is back")
        self.away = error is not None


def bus_of(url: str | None) -> Bus:
    """The bus of a URL, or that of a server that is alone. Raises `ValueError` for another kind."""
    if url is None:
        return Bus()
    if url.partition("://")[0] not in ("valkey", "redis"):
        raise ValueError("the bus is written valkey://HOST:PORT or redis://HOST:PORT")
    return ValkeyBus(url)
