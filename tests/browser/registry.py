"""A table of the server in this process, without sockets and database: what guests say goes through the server's own
code, and everything that they are sent is written down. Time stands still, and chance comes from a seed."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from ceki.engine import contract
from ceki.play.ruleset import Ruleset
from ceki.play.view import View
from ceki.server.budget import UNKNOWN
from ceki.server.fairness import fair_deal
from ceki.server.http import commands
from ceki.server.peers.hints import Typing, Words
from ceki.server.protocol import client, past, public_state
from ceki.server.protocol.client import NewTable
from ceki.server.protocol.encoder import Snapshot
from ceki.server.protocol.errors import Refused
from ceki.server.seats import join
from ceki.server.settings import Settings
from ceki.server.tables import chat, registry, setup
from ceki.server.tables.events import NOBODY, Draft, Event
from ceki.server.tables.live import LiveTable
from ceki.server.tables.registry import TableRegistry
from ceki.server.tables.scheduler import Scheduler
from ceki.server.tables.state import Table
from tests.server.hand_clock import HandClock

BY_CHANCE = 0.3  # of the moves
PASSES = (0, 0, 1, 7, 40)  # seconds between two steps


def choice(table: Table, chance: random.Random) -> tuple[int, int]:
    """A legal move: mostly the one that looks best, so that rounds end; else any."""
    assert table.round is not None
    if chance.random() < BY_CHANCE:
        return chance.choice(table.legal)
    looks = table.ruleset.game.rule(contract.heuristic)
    return max(table.legal, key=lambda move: looks(table.round.table, *move))


class Memory:
    """What the database keeps of one table."""

    def __init__(self) -> None:
        self.kept: list[Event] = []

    async def append(
        self,
        table: str,
        seq: int,
        drafts: Sequence[Draft],
        tokens: Mapping[int, str],
        at: float,
        *_: object,
    ) -> list[Event]:
        """The events, in order; table by table there is but one writer."""
        assert seq == len(self.kept)
        found = [Event(seq + n, one.kind, one.person, one.body, one.move_id, at) for n, one in enumerate(drafts, 1)]
        self.kept += found
        return found

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """Those after one."""
        return self.kept[after:]

    async def note(self, table: str, facts: Mapping[str, Any], closed: bool, reopens: bool = False) -> None:
        """Nobody lists tables here."""


class Alone:
    """No other servers."""

    def tell(self, room: LiveTable) -> None:
        """Nobody hears it."""

    def tell_words(self, room: LiveTable, words: Words | Typing) -> None:
        """Nobody hears it."""

    async def sat(self, room: LiveTable, person: int) -> None:
        """Nobody hears it."""

    async def gone(self, room: LiveTable, person: int) -> None:
        """Nobody hears it."""


class Visitor:
    """A guest whose messages are kept instead of sent."""

    def __init__(self, registry: TableRegistry, person: int) -> None:
        self.registry, self.person, self.seen = registry, person, 0
        self.changes, self.address = False, UNKNOWN
        self.told: Snapshot | None = None
        self.room: LiveTable | None = None
        self.got: list[str] = []
        self.gone = False

    @property
    def at(self) -> LiveTable:
        """The table that this guest has come to."""
        assert self.room is not None
        return self.room

    def send(self, text: str) -> None:
        """A message."""
        self.got.append(text)

    def answer(self, data: dict[str, Any]) -> None:
        """An answer."""
        self.send(orjson.dumps(data).decode())

    def dismiss(self, code: int, why: Refused) -> None:
        """The end."""
        self.answer(why.as_data())
        self.gone = True

    def advise(self, thinking: Any) -> None:
        """Advice is not what is compared here."""
        thinking.close()


class OneTable:
    """A table of the server, and a script of all that was done at it and sent from it."""

    def __init__(self, seed: int, order: dict[str, Any]) -> None:
        self.chance = random.Random(seed)
        self.clock = HandClock()
        self.registry = TableRegistry(Settings(database="sqlite+aiosqlite:///never-opened", pause=0.0), self.clock)
        self.registry.store, self.registry.neighbours = Memory(), Alone()  # type: ignore[assignment]
        self.registry.bots.choose = self._choose  # type: ignore[method-assign, assignment]
        self.scheduler = Scheduler(self.registry)
        self.visitors: list[Visitor] = []
        self.order = order
        self.steps: list[dict[str, Any]] = []
        self.script: dict[str, Any] = {}
        self._seeds: list[str] = []
        self._bots: list[list[int]] = []

    async def begin(self, chosen: Ruleset) -> None:
        """The maker makes the table."""
        id, code = f"{self.chance.getrandbits(128):032x}", "".join(self.chance.choices("ACDEFH", k=6))
        drafts = setup.first_events(NewTable(**self.order), chosen)
        self.room = self.registry.rooms[id] = LiveTable(Table(id, code), self.clock)
        self.script = {"id": id, "code": code, "order": self.order, "bot_seed": drafts[0].body["bot_seed"]}

        async def make() -> None:
            self.room.fold(await self.registry.store.append(id, 0, drafts, {}, self.clock.wall()))
            async with self.room.lock:
                await self.registry.after(self.room)

        await self._done({"do": "make"}, make())

    async def sit(self, **wish: Any) -> int:
        """Another person sits down at the device."""
        room = self.room
        person = join._seat_for(room.table, client.NewSeat(**wish))
        others = [chair.name for one, chair in enumerate(room.table.chairs) if one != person]
        name = join.limits.clean(wish.get("name") or "", join.limits.NAME, "name")
        body = {"name": join.distinct(name, others, person), **join._sits(room.table, person)}

        async def sit() -> None:
            await self.registry.write(room, lambda: [Draft("sat", person, body)])
            await self.registry.after(room)

        await self._done({"do": "sit", "wish": wish}, sit())
        return person

    async def enter(self, person: int, seen: int = 0, changes: bool = False) -> Visitor:
        """A guest says hello."""
        visitor, room = Visitor(self.registry, person), self.room
        self.visitors.append(visitor)

        async def enter() -> None:
            visitor.room = room
            visitor.seen, visitor.changes = seen, changes
            room.enter(visitor)
            if person == NOBODY:
                room.tell()
            else:
                await self.registry.write(room, lambda: setup.welcome(room.table, person))
                await self.registry.after(room)
            if (said := chat.lately(room, visitor)) is not None:
                visitor.answer(said)

        token = None if person == NOBODY else f"token {person}"
        hello = {
            "type": "hello",
            "version": 1,
            "table": room.table.id,
            "token": token,
            "seen": seen,
            "changes": changes,
        }
        await self._done({"do": "enter", "text": orjson.dumps(hello).decode()}, enter())
        return visitor

    async def go(self, visitor: Visitor) -> None:
        """A guest goes."""
        visitor.gone = True
        await self._done(
            {"do": "go", "guest": self.visitors.index(visitor)}, join.go(self.registry, self.room, visitor)
        )

    async def say(self, visitor: Visitor, **message: Any) -> None:
        """A guest says something."""
        text = orjson.dumps(message).decode()

        async def say() -> None:
            try:
                await commands.obey(visitor, client.read_said(text))
            except Refused as refused:
                visitor.answer(refused.as_data())

        await self._done({"do": "say", "guest": self.visitors.index(visitor), "text": text}, say())

    async def _done(self, step: dict[str, Any], doing: Any) -> None:
        """Does a step, lets the table go on as far as it does by itself, and writes down what was sent."""
        self.clock.turn(self.chance.choice(PASSES))
        registry.fair_deal.new_seed = self._new_seed  # type: ignore[assignment]
        try:
            await doing
            while self.room.driver is not None and not self.room.driver.done():
                await self.room.driver
        finally:
            registry.fair_deal.new_seed = NEW_SEED
        if self.room.untold is not None:
            self.room.tell()
        out = [visitor.got for visitor in self.visitors]
        for visitor in self.visitors:
            visitor.got = []
        self.steps.append({**step, "now": self.clock.wall(), "seeds": self._seeds, "bots": self._bots, "out": out})
        self._seeds, self._bots = [], []

    def _new_seed(self) -> bytes:
        seed = self.chance.randbytes(fair_deal.SEED_BYTES)
        self._seeds.append(seed.hex())
        return seed

    async def _choose(self, level: str, view: View, table: str, number: int, told: Any) -> tuple[int, int]:
        verb, card = choice(self.room.table, self.chance)
        self._bots.append([verb, card])
        return verb, card

    def told(self) -> dict[str, Any]:
        """The script, and what the table tells at its end: its log, what it is, and its past."""
        table = self.room.table
        end = [public_state.log(table), public_state.facts(table), past.rounds(table)]
        log, facts, rounds = (orjson.dumps(one).decode() for one in end)
        return {**self.script, "steps": self.steps, "log": log, "facts": facts, "past": rounds}

    async def end(self) -> None:
        """Ends what a table runs."""
        await self.scheduler.stop()


NEW_SEED = fair_deal.new_seed
