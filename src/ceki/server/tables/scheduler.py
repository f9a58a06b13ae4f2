"""What goes on by itself: moves of bots and of seats with a single legal move, clocks that run out, other servers'
news."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from math import inf
from typing import Final

from ceki.play.move import say
from ceki.server import log_lines
from ceki.server.protocol import public_state
from ceki.server.protocol.errors import Refused
from ceki.server.seats import meet
from ceki.server.storage.store import StoreDown, Taken
from ceki.server.tables.events import NOBODY, Draft
from ceki.server.tables.failing import RULE_FAILED, TableFailed, rules
from ceki.server.tables.going_on import STANDS_IN, stand_in
from ceki.server.tables.live import LiveTable
from ceki.server.tables.model import BOT
from ceki.server.tables.registry import TableRegistry
from ceki.server.tables.sweep import Sweep
from ceki.server.waiting import end

BEAT_SECONDS: Final = 5.0
SELDOM_SECONDS: Final = 30.0  # after which every table is looked at, whatever it waits for
STEPS: Final = 100  # at most, in which the tables are looked at
LOOKS: Final = 5  # at least, in a step
STEP_SECONDS: Final = 0.002
SWEEP_SECONDS: Final = 0.3  # from one step of the sweep to the next: so few moves wait for it that nobody notices
RESUMED: Final = 200  # tables by days that are looked at when the server begins
log = logging.getLogger("ceki.server")


class Scheduler:
    """Drives the open tables of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        registry.wake = self.wake
        self.polled = self.beaten = float("-inf")
        self.swept = registry.clock.steady()  # when a server begins, people come first
        self.sweep = Sweep(registry)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to look after the tables."""
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stops, and waits for the moves under way."""
        tasks = [room.driver for room in self.registry.rooms.values() if room.driver is not None]
        tasks += [self.task] if self.task is not None else []
        await end(tasks)

    async def resume(self) -> None:
        """Goes on with the tables by days, at which a bot may have to move though nobody is there. Raises `Refused`."""
        for table in await self.registry.store.lasting.by_days(RESUMED):
            self.wake(await self.registry.room(table))

    async def _run(self) -> None:
        resumed = False
        while True:
            try:
                if not resumed:
                    await self.resume()
                    resumed = True
                await self.tick()
            except (Refused, StoreDown, Taken) as error:
                log.warning("a look at the tables failed: %s", type(error).__name__)
            await asyncio.sleep(self.registry.settings.tick)

    # ------------------------------------------------------------ moves that nobody is asked for

    def wake(self, room: LiveTable) -> None:
        """Sees whether a table goes on by itself."""
        if not self._driven(room) and self._due(room) is not None:
            room.driver = asyncio.create_task(self._drive(room))

    def _driven(self, room: LiveTable) -> bool:
        """Whether somebody already sees to it."""
        return room.driver is not None and not room.driver.done()

    def _due(self, room: LiveTable) -> int | None:
        """The person whose move makes itself: a bot's, or the only one there is."""
        table = room.table
        person = table.turn
        if person is None or table.round is None or not room.awake or self.registry.stopping:
            return None
        alone = table.chairs[person].played_by_bot or len(table.legal) == 1
        return person if alone else None

    async def _drive(self, room: LiveTable) -> None:
        log_lines.about(table=room.table.id)
        try:
            while (person := self._due(room)) is not None:
                try:
                    await self._play(room, person, room.table.moved_at)
                except Refused:
                    await asyncio.sleep(1.0)  # the database is away; the table waits for it
                except TableFailed as failed:
                    await self._close(room, failed)
        finally:
            room.stir()

    async def _close(self, room: LiveTable, failed: TableFailed) -> None:
        """Closes a table for which no bot can choose, by its game's own fault."""
        log.error("table %s is closed: the rules of %s failed: %s", room.table.id, room.table.ruleset.game.id, failed)
        closed = Draft("closed", NOBODY, {"why": RULE_FAILED})
        await self.registry.simple(room, lambda: [] if room.table.closed else [closed])

    async def _play(self, room: LiveTable, person: int, asked: int) -> None:
        """Makes a move after the pause. A bot thinks during the pause, so that a move which is the only one takes no
        less."""
        game, alone = room.table.ruleset.game, len(room.table.legal) == 1
        _, made = await asyncio.gather(
            self.registry.clock.sleep(self.registry.settings.pause), self._chosen(room, person)
        )

        def decide() -> list[Draft]:
            if room.table.moved_at != asked or self._due(room) != person or made not in room.table.legal:
                return []
            return [Draft("moved", person, {"move": say(game, *made), "by": "rules" if alone else BOT})]

        async with room.lock:
            if await self.registry.write(room, decide):
                await self.registry.after(room)

    async def _chosen(self, room: LiveTable, person: int) -> tuple[int, int]:
        table = room.table
        assert table.round is not None
        if len(table.legal) == 1:
            return table.legal[0]
        view, bot_seed = table.round.view(table.round.turn), table.about.bot_seed
        level, began = table.chairs[person].level or STANDS_IN, self.registry.clock.steady()
        with rules():
            made = await self.registry.bots.choose(level, view, bot_seed, table.moved_at, room.tally.bot_move)
        room.tally.bots.append(self.registry.clock.steady() - began)
        return made

    # ------------------------------------------------------------ time

    async def tick(self) -> None:
        """Looks once at everything that time changes, a few tables at a time, for moves come first."""
        registry, now = self.registry, self.registry.clock.steady()
        try:
            await self._look_around(now)
        except StoreDown:
            for room in registry.rooms.values():
                room.behind = True  # so that nobody's time runs while nobody can move
            raise
        rooms = [room for room in registry.rooms.values() if room.look_at <= now]
        step = max(LOOKS, len(rooms) // STEPS)
        for n, room in enumerate(rooms, 1):
            room.look_at = now + SELDOM_SECONDS
            await self._look_after(room)
            room.look_at = min(room.look_at, self._next_look(room))
            if n % step == 0:
                await asyncio.sleep(STEP_SECONDS)
        if now - self.swept >= SWEEP_SECONDS:
            self.swept = now
            await self.sweep.step()

    async def _look_around(self, now: float) -> None:
        if now - self.beaten >= BEAT_SECONDS:
            self.beaten = now
            await self.registry.neighbours.beat()
            await self.registry.store.moderation.end_bans(self.registry.clock.wall())
            self.registry.saved_at = await self.registry.store.moderation.last_backup()
        if now - self.polled >= self.registry.settings.poll:
            self.polled = now
            await self.registry.neighbours.poll()

    async def _look_after(self, room: LiveTable) -> None:
        registry = self.registry
        late = room.overdue(registry.settings.absent_seconds)
        if late:

            def decide() -> list[Draft]:
                still = room.overdue(registry.settings.absent_seconds) == late
                return stand_in(late) if still else []

            with contextlib.suppress(Refused):
                await registry.simple(room, decide)
        elif meet.bots_due(registry, room):
            with contextlib.suppress(Refused):
                await meet.with_bots(registry, room)
        elif room.table.ready and room.table.may_deal and room.awake and not room.lock.locked():
            async with room.lock:
                if registry.all_ready(room):
                    await registry.after(room)
        elif room.filled_at is not None and room.table.may_deal and registry.seeds_in(room) and not room.lock.locked():
            async with room.lock:
                await registry.after(room)
        idle = registry.clock.steady() - room.used_at >= registry.settings.idle_seconds
        if idle and not room.guests and not room.lock.locked() and self._due(room) is None:
            registry.rooms.pop(room.table.id, None)
        else:
            self.wake(room)

    def _next_look(self, room: LiveTable) -> float:
        """When time alone can change something at a table next, by the steady clock; what is due and has not been done
        is tried again at once. A table where strangers meet is always looked at."""
        settings, now = self.registry.settings, self.registry.clock.steady()
        if public_state.meeting(room.table) or (not self._driven(room) and self._due(room) is not None):
            return now
        if room.table.ready and room.table.may_deal and self.registry.all_ready(room):
            return now
        times = list(room.time_ends(settings.absent_seconds).values())
        if room.filled_at is not None:
            times.append(room.filled_at + settings.seed_seconds)
        if not room.guests:
            times.append(room.used_at + settings.idle_seconds)
        return min(times, default=inf)
