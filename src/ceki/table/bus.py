"""Hints between servers: this table has changed, look. A hint that is lost costs a moment, for the database is read
again and again; what counts is only ever in the database."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

Heard = Callable[[str], Awaitable[None]]
CHANNEL: Final = "ceki"
AGAIN_SECONDS: Final = 2.0
log = logging.getLogger("ceki.table")


class Bus:
    """The bus of a server that is alone: nobody listens."""

    async def open(self, heard: Heard) -> None:
        """Begins to listen."""

    async def say(self, hint: str) -> None:
        """Tells the other servers; never fails and never waits long."""

    async def close(self) -> None:
        """Stops listening."""


class ValkeyBus(Bus):
    """Publish and subscribe of Valkey or Redis; when it is away, one tries again."""

    def __init__(self, url: str) -> None:
        try:
            module: Any = importlib.import_module("valkey.asyncio")
        except ImportError as error:
            raise ImportError("a bus needs the extra `valkey`: pip install ceki[valkey]") from error
        self.failures: tuple[type[BaseException], ...] = (
            OSError, TimeoutError, importlib.import_module("valkey.exceptions").ValkeyError,
        )  # fmt: skip
        self.client = module.from_url(url.replace("redis://", "valkey://"), socket_timeout=2, socket_connect_timeout=2)
        self.listening: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        self.listening = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self.client.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    while True:
                        message = await channel.get_message(timeout=1.0)
                        if message is not None:
                            await heard(message["data"].decode("utf-8", "replace"))
            except self.failures as error:
                log.warning("the bus is away: %s", type(error).__name__)
                await asyncio.sleep(AGAIN_SECONDS)

    async def say(self, hint: str) -> None:
        with contextlib.suppress(*self.failures):
            await self.client.publish(CHANNEL, hint)

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening
        await self.client.aclose()


def bus_of(url: str | None) -> Bus:
    """The bus of a URL, or that of a server that is alone. Raises `ValueError` for another kind."""
    if url is None:
        return Bus()
    if url.partition("://")[0] not in ("valkey", "redis"):
        raise ValueError("the bus is written valkey://HOST:PORT or redis://HOST:PORT")
    return ValkeyBus(url)
