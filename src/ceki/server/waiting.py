"""Waiting, in few bytes: a server has several of these for each of thousands of sockets, and `asyncio.Event` and
`asyncio.Queue` keep their waiting tasks in deques of 600 bytes each. And waiting until tasks have ended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final, Generic, TypeVar

Message = TypeVar("Message")
ONCE_MORE_SECONDS: Final = 1.0


class Signal:
    """What `asyncio.Event` is: tasks wait until it is set."""

    __slots__ = ("given", "waiting")

    def __init__(self, given: bool = False) -> None:
        self.given = given
        self.waiting: tuple[asyncio.Future[None], ...] = ()

    def set(self) -> None:
        """Every waiting task continues, and no task waits before it is cleared."""
        self.given = True
        for one in self.waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        """From now on tasks wait."""
        self.given = False

    def is_set(self) -> bool:
        """Whether no task need wait."""
        return self.given

    async def wait(self) -> None:
        """Returns when it is set."""
        if self.given:
            return
        one = asyncio.get_running_loop().create_future()
        self.waiting += (one,)
        try:
            await one
        finally:
            self.waiting = tuple(other for other in self.waiting if other is not one)


class Inbox(Generic[Message]):
    """What `asyncio.Queue` is without a bound: reading waits for the next message."""

    __slots__ = ("come", "messages")

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.come = Signal()

    def put_nowait(self, message: Message) -> None:
        """Lays a message in."""
        self.messages.append(message)
        self.come.set()

    async def get(self) -> Message:
        """Takes the first message out, or waits for it."""
        while not self.messages:
            self.come.clear()
            await self.come.wait()
        return self.messages.pop(0)

    def empty(self) -> bool:
        """Whether there is none."""
        return not self.messages


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancels tasks, and returns when they have ended. A task may overlook that once: `asyncio.wait_for` of Python
    3.11, which libraries use, does where what it waits for comes at the same moment."""
    left = all_of_them = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=ONCE_MORE_SECONDS)
    await asyncio.gather(*all_of_them, return_exceptions=True)
