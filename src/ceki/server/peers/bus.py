"""Hints between servers: this table has changed, look. Each table has a channel, and a server listens to those at which
it has guests: what happens elsewhere costs it nothing. A lost hint costs a moment, for servers read the database again
and again; only what stands in the database counts.

A server sends no hints where nobody else listens. The bus counts how many each hint has reached, and a server that
begins to listen to a table announces itself there; until then a server whose hint has reached only itself is silent."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ceki.server.waiting import end

Heard = Callable[[str], Awaitable[None]]
Listening = Callable[[str], str]
CHANNEL: Final = "ceki"  # of hints about any table, which servers before this one give,
OF_TABLE: Final = "ceki.{}"  # and of one
AGAIN_SECONDS: Final = 1.0
ANSWER_SECONDS: Final = 2.0  # for Valkey to take a hint
HEALTH_SECONDS: Final = 5.0  # of silence, until the line is asked whether it still stands
WAITING: Final = 1000  # hints in line; the oldest are forgotten
log = logging.getLogger("ceki.server")


class Bus:
    """The bus of a server that is alone: nobody listens."""

    away = False  # whether it cannot be used now

    async def open(self, heard: Heard, listening: Listening) -> None:
        """Begins to listen. It also hears its own hints; the listener must recognise them. `listening` is called for
        each table when no hint about it is missed any more; it returns the hint that announces this to the others."""

    def follow(self, table: str) -> None:
        """Hears of a table from now on; never fails and never waits."""

    def unfollow(self, table: str) -> None:
        """Hears of it no more."""

    def alone_at(self, table: str) -> bool:
        """Whether nobody else would hear a hint about a table."""
        return True

    def met_at(self, table: str) -> None:
        """Another server was heard about a table: it listens there."""

    def say(self, table: str, hint: str) -> None:
        """Tells the other servers that follow a table; never fails and never waits."""

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
        self.waiting: deque[tuple[str, str]] = deque(maxlen=WAITING)
        self.channels: Any = None  # while there is a line to them
        self.followed: set[str] = set()
        self.asked: set[str] = set()  # those of them that the bus was asked for
        self.listens: set[str] = set()  # and those that it has granted
        self.newly: set[str] = set()  # of them those at which nobody knows it yet
        self.listening: Listening = str
        self.alone: set[str] = set()  # the tables at which the last hint has reached nobody else
        self.more = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard, listening: Listening) -> None:
        self.listening = listening
        self.tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._tell())]

    def follow(self, table: str) -> None:
        self.followed.add(table)
        self.more.set()

    def unfollow(self, table: str) -> None:
        self.followed.discard(table)
        self.alone.discard(table)
        self.more.set()

    def alone_at(self, table: str) -> bool:
        return table in self.alone

    def met_at(self, table: str) -> None:
        self.alone.discard(table)

    def say(self, table: str, hint: str) -> None:
        self.waiting.append((table, hint))
        self.more.set()

    async def close(self) -> None:
        await end(self.tasks)
        with contextlib.suppress(*self.failures):
            await self.client.aclose()

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self.client.pubsub() as channels:
                    await channels.subscribe(CHANNEL)
                    self._begin(channels)
                    while True:
                        message = await channels.get_message(timeout=1.0)
                        if message is None:
                            continue
                        if message["type"] == "message":
                            await heard(message["data"].decode("utf-8", "replace"))
                        elif table := message["channel"].decode().removeprefix(CHANNEL).removeprefix("."):
                            self._granted(table, message["type"] == "subscribe")
            except self.failures as error:
                self.channels = None
                self._note(error)
                await asyncio.sleep(AGAIN_SECONDS)

    def _begin(self, channels: Any) -> None:
        """There is a line, on which nothing was asked for yet."""
        self.channels = channels
        for known in (self.asked, self.listens, self.newly, self.alone):
            known.clear()
        self.more.set()
        self._note(None)

    def _granted(self, table: str, listens: bool) -> None:
        """The bus has granted a table, or released it. A count of before may have been without this server."""
        for known in (self.alone, self.newly, self.listens):
            known.discard(table)
        if listens:
            self.listens.add(table)
            self.newly.add(table)
            self.more.set()

    async def _tell(self) -> None:
        while True:
            await self.more.wait()
            self.more.clear()
            try:
                await self._ask()
                while self.waiting or self.newly:
                    if self.waiting:
                        await self._publish(*self.waiting.popleft())
                    else:  # now, for hints are numbered: all that were written before have been said
                        table = self.newly.pop()
                        await self._publish(table, self.listening(table))
            except self.failures:
                self.waiting.clear()  # by the time that it is back, they are old news
                self.alone.clear()
                self.newly = set(self.listens)  # who knows which of them were heard

    async def _publish(self, table: str, hint: str) -> None:
        """Sends a hint. A server that begins to listen meanwhile is counted, or announces itself after this."""
        if table in self.listens:
            self.alone.add(table)
        if await self.client.publish(OF_TABLE.format(table), hint) > 1:
            self.alone.discard(table)

    async def _ask(self) -> None:
        """Subscribes to the tables that this server follows; without a line not, for the next one begins with all."""
        while self.channels is not None and self.asked != self.followed:
            come, gone = self.followed - self.asked, self.asked - self.followed
            self.asked = set(self.followed)
            if come:
                await self.channels.subscribe(*map(OF_TABLE.format, come))
            if gone:
                await self.channels.unsubscribe(*map(OF_TABLE.format, gone))

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
