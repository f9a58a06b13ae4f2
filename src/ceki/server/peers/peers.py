"""The other servers on the same database: what they wrote, and who sits at them.

All of it is in the database, which is read again and again; the bus only says when to look at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from ceki.server.clock import Clock
from ceki.server.peers.bus import Bus
from ceki.server.peers.hints import Changed, Hints, Says, Seats, Typing, Words
from ceki.server.protocol.errors import Refused
from ceki.server.storage.store import Store, StoreDown, Taken
from ceki.server.tables import chat
from ceki.server.tables.live import LiveTable

ALIVE_SECONDS: Final = 20.0
LEAVE_SECONDS: Final = 2.0  # for a last note in the database
CALM_SECONDS: Final = 5.0  # without trouble of the bus, and then from one look at all tables to the next
log = logging.getLogger("ceki.server")


class Peers:
    """What server `id` knows of the others; `look` reads a table's log again. With a bus there always are some."""

    def __init__(
        self,
        id: str,
        store: Store,
        bus: Bus,
        clock: Clock,
        rooms: Mapping[str, LiveTable],
        look: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self.id, self.store, self.bus, self.clock, self.rooms, self.look = id, store, bus, clock, rooms, look
        self.hints = Hints(id, clock)
        self.expected = type(bus) is not Bus
        self.there = self.expected
        self.fresh: set[str] = set()  # tables that we have just begun to listen to: they are read again
        self.read_at = self.away_at = clock.steady()  # when all was read last, and when the bus was last away

    async def open(self, secret: str) -> None:
        """Says that this server lives, and begins to listen; with `secret` the servers of a database sign."""
        self.hints.open(secret)
        await self.store.presence.beat(self.id, self.clock.wall())
        await self.bus.open(self.heard, self._listening)

    # ------------------------------------------------------------ telling them

    def tell(self, room: LiveTable) -> None:
        """A table has changed."""
        self._say(room, Changed(seq=room.table.seq))

    def follow(self, room: LiveTable) -> None:
        """Somebody has come to a table here or gone: the bus says what others do there while anybody is."""
        if room.guests:
            self.bus.follow(room.table.id)
        else:
            self.bus.unfollow(room.table.id)

    def tell_words(self, room: LiveTable, words: Words | Typing) -> None:
        """Somebody has said something, or is writing it."""
        self._say(room, words)

    async def sat(self, room: LiveTable, person: int) -> None:
        """A person sits down here, and so nowhere else. Raises `StoreDown`."""
        if self.there:
            await self.store.presence.sit(self.id, room.table.id, person, self.clock.wall())
            self._say(room, Seats())

    async def gone(self, room: LiveTable, person: int) -> None:
        """A person who sat here has gone, unless they are back already."""
        if not self.there or person in room.here:
            return
        try:
            await self.store.presence.rise(self.id, [(room.table.id, person)])
        except (StoreDown, Taken) as error:
            log.warning("an empty seat was not noted: %s", type(error).__name__)
        else:
            self._say(room, Seats())

    def here(self) -> list[tuple[str, int]]:
        """Who sits here, and at which tables."""
        return [(room.table.id, person) for room in self.rooms.values() for person in room.here]

    async def leave(self, here: list[tuple[str, int]]) -> None:
        """Notes that the seats of `here` are empty: this server stops."""
        if not self.there or not here:
            return
        try:
            async with asyncio.timeout(LEAVE_SECONDS):
                await self.store.presence.rise(self.id, here)
        except (StoreDown, Taken, TimeoutError) as error:
            log.warning("empty seats were not noted: %s", type(error).__name__)

    def _say(self, room: LiveTable, hint: Says) -> None:
        if not self.bus.alone_at(room.table.id):
            self.bus.say(room.table.id, self.hints.write(room.table.id, hint))

    def _listening(self, table: str) -> str:
        """From now on the bus has every hint about a table: what happened just before is read again."""
        self.fresh.add(table)
        return self.hints.write(table, Seats())

    # ------------------------------------------------------------ hearing from them

    async def heard(self, text: str) -> None:
        """A hint: a table that has changed, seats that were taken or left, or words said."""
        hint = self.hints.read(text)
        if hint is not None:
            self.bus.met_at(hint.table)
        room = self.rooms.get(hint.table) if hint is not None else None
        if hint is None or room is None:
            return
        if isinstance(hint.says, Words):
            self._pass_on(room, hint.says)
        elif isinstance(hint.says, Typing):
            chat.typing(room, hint.says.person)
        elif isinstance(hint.says, Seats):
            await self._look_at_seats([room])
        elif hint.says.seq > room.table.seq:
            await self.look(room)

    def _pass_on(self, room: LiveTable, words: Words) -> None:
        """Words from elsewhere, made into a message here as if they were said here."""
        with contextlib.suppress(Refused):
            chat.pass_on(room, chat.message(room, words.person, words.text, words.n, words.name))

    async def beat(self) -> None:
        """Says that this server lives and who sits at it, and asks whether others live. Raises `StoreDown`."""
        wall = self.clock.wall()
        await self.store.presence.beat(self.id, wall)
        self.there = self.expected or await self.store.presence.others_alive(self.id, wall - ALIVE_SECONDS)
        if not self.there:
            return
        await self.store.presence.stay(self.id, self.here(), wall, wall - ALIVE_SECONDS)

    async def poll(self) -> None:
        """Reads what they wrote, and who sits there; a server that is alone need not ask, and one that hears of all by
        the bus asks seldom, but for tables of which it may not hear yet. Raises `StoreDown`."""
        if not self.there:
            self.there = await self.store.presence.others_alive(self.id, self.clock.wall() - ALIVE_SECONDS)
        all_of_them, fresh = self._reads_all(), self.fresh
        self.fresh = set()
        looked_at = [
            room
            for room in self.rooms.values()
            if (room.guests or room.elsewhere) and (all_of_them or room.behind or room.table.id in fresh)
        ]
        latest: Mapping[str, int] = {}
        if self.there:
            latest = await self.store.latest(room.table.id for room in looked_at)  # of none too: is the database there?
            await self._look_at_seats(looked_at)
        else:
            for room in looked_at:
                room.sit_elsewhere(set(), set())
        for room in looked_at:
            if room.behind or latest.get(room.table.id, 0) > room.table.seq:
                await self.look(room)

    def _reads_all(self) -> bool:
        """Whether all tables are to be read now: each time without a bus, or with one that was away a moment ago."""
        now = self.clock.steady()
        if not self.expected or self.bus.away:
            self.away_at = now
        if now - self.away_at >= CALM_SECONDS and now - self.read_at < CALM_SECONDS:
            return False
        self.read_at = now
        return True

    async def _look_at_seats(self, rooms: list[LiveTable]) -> None:
        if not rooms:
            return
        before = [set(room.guests) for room in rooms]  # who comes while we read has sat down after it
        try:
            found = await self.store.presence.present(
                [room.table.id for room in rooms], self.clock.wall() - ALIVE_SECONDS, self.id
            )
        except StoreDown as error:
            log.warning("the seats were not looked at: %s", type(error).__name__)
            return
        for room, guests in zip(rooms, before, strict=True):
            room.sit_elsewhere(found.get(room.table.id, set()), guests)
