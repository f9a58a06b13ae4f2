"""Those who play under load: tables with people at every seat and some who look on, through the real protocol.

A move is sent when its time has come, at a table where somebody is asked; what is asked and what is legal is only what
the server told. Two kinds of tables: those of `ceki serve`, and those of the bare server, which asks nobody.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

SETTLED = 30.0  # seconds for the last moves of a slice to arrive
LOOK = 0.0  # seconds at most that somebody looks at the score of a round before asking for the next


@dataclass
class Figures:
    """What was measured: milliseconds from a move to its ack, and to its arrival at the slowest socket of its table."""

    acks: list[float] = field(default_factory=list)
    arrivals: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # bytes of each message that tells what happened
    refused: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    late: int = 0  # moves whose time came when no table was ready
    slices: list[float] = field(default_factory=list)  # the p99 of the acks of each slice: one stall is in one of them


@dataclass
class Move:
    """A move under way: when it was sent, and who has not yet heard of it."""

    id: str
    at: float
    unheard: set[int]


class Table:
    """A table and its sockets; `asked` says who may move on what state, and which moves are legal."""

    def __init__(self, name: str, seats: int, sockets: int, figures: Figures, chance: random.Random) -> None:
        self.name, self.seats, self.sockets = name, seats, sockets
        self.figures, self.chance = figures, chance
        self.lines: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.states: list[dict[str, Any]] = [{} for _ in range(sockets)]
        self.asked: tuple[int, int, list[str]] | None = None
        self.under_way: Move | None = None
        self.acked = False
        self.settled = asyncio.Event()  # no move is under way
        self.moved_on = -1  # the number of the state that the last move was chosen on
        self.looking: set[asyncio.Task[None]] = set()  # those who will say something in a while

    @property
    def ready(self) -> bool:
        """Whether a move could be sent now."""
        return self.asked is not None and self.under_way is None

    async def listen(self, at: int, line: ClientConnection) -> None:
        """Hears what one socket is told, until it closes."""
        async for text in line:
            self.heard(at, line, text, time.perf_counter())

    async def move(self) -> None:
        """Sends a legal move, chosen at random."""
        assert self.asked is not None
        at, seq, legal = self.asked
        one = str(UUID(int=self.chance.getrandbits(128)))
        text = json.dumps({"type": "move", "move_id": one, "base_seq": seq, "move": self.chance.choice(legal)})
        self.acked = False
        self.settled.clear()
        self.figures.sent += 1
        self.under_way = Move(one, time.perf_counter(), set(range(self.sockets)))
        self.asked, self.moved_on = None, seq
        await self.lines[at].send(text)

    def heard(self, at: int, line: ClientConnection, text: str | bytes, now: float) -> None:
        """One message to one socket."""
        message = orjson.loads(text)
        kind = message["type"]
        if kind == "ack":
            if self.under_way is not None and message["move_id"] == self.under_way.id:
                self.figures.acks.append((now - self.under_way.at) * 1000)
                self.acked = True
                self._done()
        elif kind == "error":
            self.figures.refused[message["code"]] += 1
            self.under_way = None
            self.settled.set()
        else:
            self.figures.sizes.append(len(text))
            self._arrived(at, now)
            self.told(at, line, message)

    def _arrived(self, at: int, now: float) -> None:
        if self.under_way is not None and at in self.under_way.unheard:
            self.under_way.unheard.discard(at)
            if not self.under_way.unheard:
                self.figures.arrivals.append((now - self.under_way.at) * 1000)
            self._done()

    def _done(self) -> None:
        if self.under_way is not None and self.acked and not self.under_way.unheard:
            self.under_way = None
            self.settled.set()

    def told(self, at: int, line: ClientConnection, message: dict[str, Any]) -> None:
        """What happened at the table."""
        raise NotImplementedError


class RealTable(Table):
    """A table of `ceki serve`. Moves that are the only ones are made by those at the seats (`only`), who also ask for
    the next round, each when they have looked at the score; or they are left to the server, and the next round is asked
    for in the place of a move."""

    def __init__(
        self, name: str, seats: int, sockets: int, figures: Figures, chance: random.Random, only: bool, look: float
    ) -> None:
        super().__init__(name, seats, sockets, figures, chance)
        self.only, self.look = only, look
        self.ready_for = [0] * self.sockets  # the round that each seat has last asked for
        self.finished: set[int] = set()  # the seats that may ask for the next

    @property
    def ready(self) -> bool:
        """Whether a move could be sent now, or the next round asked for."""
        return super().ready or (len(self.finished) == self.seats and self.under_way is None)

    async def move(self) -> None:
        """Sends a legal move, or asks for the next round."""
        if not self.finished:
            await super().move()
            return
        seats, self.finished = self.finished, set()
        for at in seats:
            await self.lines[at].send('{"type":"next"}')

    def told(self, at: int, line: ClientConnection, message: dict[str, Any]) -> None:
        """A state, whole or what has changed of it."""
        if message["type"] == "change":
            self.states[at]["view"].update(message.pop("view", {}))
            self.states[at].update(message)
        else:
            self.states[at] = message
        state = self.states[at]
        coming = state["table"]["round"] + 1
        if state["asked"] and state["seq"] > self.moved_on and (self.only or len(state["legal"]) > 1):
            self.asked = at, state["seq"], state["legal"]
        elif state["over"] and not state["match_over"] and state["me"] >= 0 and self.ready_for[at] < coming:
            self.ready_for[at] = coming
            if not self.only:
                self.finished.add(at)
                return
            one = asyncio.create_task(self.go_on_when_seen(line))
            self.looking.add(one)
            one.add_done_callback(self.looking.discard)

    async def go_on_when_seen(self, line: ClientConnection) -> None:
        """Looks at the score for a while, up to `look` seconds, and asks for the next round."""
        await asyncio.sleep(self.look * self.chance.random())
        await line.send('{"type":"next"}')


class BareTable(Table):
    """A table of the bare server: the seats move in turn, always the same."""

    def told(self, at: int, line: ClientConnection, message: dict[str, Any]) -> None:
        """A move was made."""
        if at == 0:
            self.ask(message["seq"])

    def ask(self, seq: int) -> None:
        """The next seat's turn."""
        self.asked = seq % self.seats, seq, ["discard C5"]


# ---------------------------------------------------------------- sitting down


async def sit_down(
    url: str, tables: int, seats: int, watchers: int, chance: random.Random, only: bool = True, look: float = LOOK
) -> tuple[list[Table], Figures]:
    """Tables of `ceki serve`, of every game that so many can play, by turns; everybody is connected."""
    figures, made = Figures(), list[Table]()
    async with httpx.AsyncClient(base_url=url, timeout=60) as web:
        games = [
            game["id"]
            for game in (await web.get("/api/catalogue")).json()["games"]
            if seats in game["seats"] and not any(option["name"] == "people" for option in game["options"])
        ]
        for n in range(tables):
            head = {"X-Ceki": "1", "X-Forwarded-For": f"10.0.{n // 250}.{n % 250}"}  # an address has twenty tables
            order = {"game": games[n % len(games)], "players": seats}
            first = (await web.post("/api/tables", json=order, headers=head)).raise_for_status().json()
            more = [
                (await web.post(f"/api/tables/{first['code']}/seats", json={}, headers=head)).json()["token"]
                for _ in range(seats - 1)
            ]
            tokens = [first["token"], *more, *[None] * watchers]
            table = RealTable(order["game"], seats, len(tokens), figures, chance, only, look)
            made.append(table)
            for at, token in enumerate(tokens):
                line = await connect(
                    f"{url.replace('http', 'ws')}/ws?table={first['table']}",
                    compression=None,
                    ping_interval=None,  # browsers send no pings
                    origin=url,
                    additional_headers=head,  # type: ignore[arg-type]
                )
                table.lines.append(line)
                hello = {"type": "hello", "version": 1, "table": first["table"], "token": token, "seen": 0}
                await line.send(json.dumps({**hello, "changes": True}))
                table.tasks.append(asyncio.create_task(table.listen(at, line)))
    return made, figures


async def sit_down_bare(
    url: str, tables: int, seats: int, watchers: int, chance: random.Random, name: str = ""
) -> tuple[list[Table], Figures]:
    """Tables of the bare server, whose names begin with `name`."""
    figures, made = Figures(), list[Table]()
    for n in range(tables):
        table = BareTable("bare", seats, seats + watchers, figures, chance)
        made.append(table)
        for at in range(table.sockets):
            line = await connect(f"{url.replace('http', 'ws')}/ws/{name}{n}/{at}", compression=None, ping_interval=None)
            table.lines.append(line)
            table.tasks.append(asyncio.create_task(table.listen(at, line)))
        table.ask(0)
    return made, figures


# ---------------------------------------------------------------- playing


async def play(tables: list[Table], figures: Figures, rate: float, seconds: float) -> None:
    """Sends so many moves a second, each at the next table that is ready, and waits until all have heard the last."""
    queue, began = list(tables), time.perf_counter()
    for n in range(int(rate * seconds)):
        wait = began + n / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        at = next((at for at, table in enumerate(queue) if table.ready), None)
        if at is None:
            figures.late += 1
            continue
        table = queue.pop(at)
        queue.append(table)
        await table.move()
    async with asyncio.timeout(SETTLED):
        for table in tables:
            if table.under_way is not None:
                await table.settled.wait()
            await asyncio.gather(*table.looking)


async def leave(tables: list[Table]) -> None:
    """Everybody goes."""
    for table in tables:
        tasks = [*table.tasks, *table.looking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for line in table.lines:
            line.transport.abort()
