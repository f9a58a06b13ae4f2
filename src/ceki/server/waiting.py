"""Waiting, in few bytes. A server has several of these for each of thousands of sockets; `asyncio.Event` and
`asyncio.Queue` keep their waiting tasks in deques of 600 bytes each."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Message = TypeVar("Message")


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
