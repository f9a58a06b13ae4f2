"""Two servers that know of each other, and a bus within a test."""

from __future__ import annotations

import contextlib

from ceki.server.peers import bus
from tests.server.guests import serving


class Wire(bus.Bus):
    """A bus within a test: what is said waits until it is delivered."""

    def __init__(self, ends):
        self.ends, self.heard, self.said = ends, None, []
        ends.append(self)

    async def open(self, heard):
        self.heard = heard

    def say(self, hint):
        self.said.append(hint)

    @staticmethod
    async def deliver(ends):
        """Everybody hears everything, those who said it too, as on a real one."""
        while said := [hint for end in ends for hint in end.said]:
            for end in ends:
                end.said.clear()
            for hint in said:
                for end in ends:
                    await end.heard(hint)


@contextlib.asynccontextmanager
async def two(database, **settings):
    """Two servers that know of each other, and their clock."""
    async with serving(database, **settings) as one, serving(database, one.clock, **settings) as other:
        for _ in range(2):
            for house in (one, other):
                await house.registry.neighbours.beat()
        yield one, other
