"""Two servers that know of each other, and a bus within a test."""

from __future__ import annotations

import contextlib

from ceki.server.peers import bus
from tests.server.guests import serving


class Wire(bus.Bus):
    """A bus within a test: what is said waits until it is delivered. `said` is what, `about` of which tables."""

    def __init__(self, ends):
        self.ends, self.heard, self.said, self.about, self.followed = ends, None, [], [], set()
        ends.append(self)

    async def open(self, heard, listening):
        self.heard, self.listening = heard, listening

    def alone_at(self, table):
        return False

    def follow(self, table):
        if table not in self.followed:
            self.followed.add(table)
            self.say(table, self.listening(table))

    def unfollow(self, table):
        self.followed.discard(table)

    def say(self, table, hint):
        self.said.append(hint)
        self.about.append(table)

    @staticmethod
    async def deliver(ends):
        """Each hears of the tables that it follows, also from itself, as on a real one."""
        while said := [pair for end in ends for pair in zip(end.about, end.said, strict=True)]:
            for end in ends:
                end.said.clear()
                end.about.clear()
            for table, hint in said:
                for end in ends:
                    if table in end.followed:
                        await end.heard(hint)


@contextlib.asynccontextmanager
async def two(database, **settings):
    """Two servers that know of each other, and their clock."""
    async with serving(database, **settings) as one, serving(database, one.clock, **settings) as other:
        for _ in range(2):
            for house in (one, other):
                await house.registry.neighbours.beat()
        yield one, other
