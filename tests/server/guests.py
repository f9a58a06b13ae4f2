"""A server in this process, and guests at its tables: the whole of it but the wire. Time is turned by hand."""

from __future__ import annotations

import asyncio
import functools
import inspect
import json
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from sqlalchemy import create_engine

from ceki.server.http.app import create_app
from ceki.server.http.session import Session
from ceki.server.settings import Settings
from ceki.server.storage.migrate import upgrade
from tests.patience import PATIENCE
from tests.server.hand_clock import HandClock
from tests.server.protocol.contract import hold_answer, hold_message

HOME = "http://127.0.0.1:8000"
FEW = 4  # playouts for advice


def asynchronous(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Runs a test in an event loop of its own."""

    @functools.wraps(test)
    def run(**given: Any) -> None:
        asyncio.run(asyncio.wait_for(test(**given), 2 * PATIENCE))

    run.__signature__ = inspect.signature(test)  # type: ignore[attr-defined]
    return run


class Socket:
    """The server's end of a connection."""

    def __init__(self, origin: str | None = HOME) -> None:
        self.client = None  # an address that is not known
        self.headers = {"host": "127.0.0.1:8000", **({} if origin is None else {"origin": origin})}
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self.sent: list[str] = []
        self.deaf = False

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()

    async def send_text(self, text: str) -> None:
        while self.deaf:
            await asyncio.sleep(3600)
        text.encode("utf-8")
        self.sent.append(text)
        self.outbox.put_nowait(text)

    async def close(self, code: int) -> None:
        self.outbox.put_nowait(code)


class Guest:
    """A client: what it says goes through a session as if it came over a socket."""

    def __init__(self, house: Host, origin: str | None = HOME) -> None:
        self.house = house
        self.socket = Socket(origin)
        self.session = Session(house.registry, self.socket)  # type: ignore[arg-type]
        self.task = asyncio.create_task(self.session.run())
        self.state: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []

    def say(self, **message: Any) -> None:
        self.raw(json.dumps(message))

    def raw(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        self.socket.inbox.put_nowait({"type": "websocket.receive", kind: text})

    async def hear(self) -> Any:
        """The next message, or the code that the socket was closed with."""
        found = await asyncio.wait_for(self.socket.outbox.get(), PATIENCE)
        if isinstance(found, int):
            return found
        hold_message(found)
        message = json.loads(found)
        if message["type"] == "state":
            self.state = message
        self.told.append(message)
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next state of which `wanted` holds."""
        while True:
            message = await self.hear()
            assert not isinstance(message, int), f"closed with {message}; last {self.told[-1:]}"
            if message["type"] == "state" and wanted(message):
                return message

    async def answer(self) -> dict[str, Any]:
        """The next message that is not a state."""
        while True:
            message = await self.hear()
            assert not isinstance(message, int), f"closed with {message}"
            if message["type"] != "state":
                return message

    async def closed(self) -> tuple[dict[str, Any], int]:
        """The last message but states, and the code of the close."""
        last: dict[str, Any] = {}
        while True:
            message = await self.hear()
            if isinstance(message, int):
                return last, message
            last = message if message["type"] != "state" else last

    def move(self, move: str | None = None, base: int | None = None, move_id: str | None = None) -> str:
        """Sends a move (the first legal one by default); returns its id."""
        self.house.clock.turn(0.1)  # within the rate of messages
        one = move_id or uuid.uuid4().hex
        seq = self.state["seq"] if base is None else base
        self.say(type="move", move_id=one, base_seq=seq, move=move or self.state["legal"][0])
        return one

    async def leave(self) -> None:
        """The connection ends."""
        self.socket.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)


class Host:
    """A server, and ways in."""

    def __init__(self, app: Any, clock: HandClock) -> None:
        self.app, self.clock = app, clock
        self.registry, self.driver = app.state.registry, app.state.driver
        self.guests: list[Guest] = []
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app),
            base_url=HOME,
            headers={"X-Ceki": "1", "Origin": HOME},
            event_hooks={"response": [hold_answer]},
        )

    async def table(self, game: str = "balik_satu", **order: Any) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"game": game, **order})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def sit(self, code: str, **wish: Any) -> dict[str, Any]:
        answer = await self.http.post(f"/api/tables/{code}/seats", json=wish)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def full_table(self, game: str = "balik_satu", **order: Any) -> tuple[dict[str, Any], list[Guest]]:
        """A table of people, all seated and connected."""
        made = await self.table(game, **order)
        tokens = [made["token"]]
        facts = (await self.http.get(f"/api/tables/{made['code']}")).json()
        free = sum(chair.kind == "free" for chair in self.room(made).table.chairs)
        assert free == sum(seat["kind"] == "free" for seat in facts["seats"]) or free
        tokens += [(await self.sit(made["code"]))["token"] for _ in range(free)]
        made["tokens"] = tokens
        guests = [await self.come(made["code"], token) for token in tokens]
        return made, guests

    async def come(self, code: str, token: str | None, seen: int = 0, origin: str | None = HOME) -> Guest:
        """A guest that has said hello and has its first state."""
        guest = self.visitor(origin)
        guest.say(type="hello", version=1, table=code, token=token, seen=seen)
        await guest.until(lambda state: True)
        return guest

    def visitor(self, origin: str | None = HOME) -> Guest:
        """A guest that has said nothing yet."""
        guest = Guest(self, origin)
        self.guests.append(guest)
        return guest

    def room(self, made: dict[str, Any]) -> Any:
        return self.registry.rooms[made["table"]]

    async def quiet(self, made: dict[str, Any]) -> None:
        """Waits until the table goes on no further by itself."""
        while (driver := self.room(made).driver) is not None and not driver.done():
            await asyncio.wait_for(driver, PATIENCE)
            await asyncio.sleep(0)


def laid_in(folder: Path) -> Path:
    """A database in a folder: the one that is there, or an empty one of this version; in no folder there is none."""
    path = folder / "tables.sqlite3"
    if folder.is_dir() and not path.exists():
        path.write_bytes(empty_database())
    return path


@functools.cache
def empty_database() -> bytes:
    """A SQLite file of this version; it is migrated once for all tests."""
    with TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{folder}/empty.sqlite3")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return Path(folder, "empty.sqlite3").read_bytes()


@asynccontextmanager
async def serving(database: Any, clock: HandClock | None = None, **settings: Any) -> AsyncIterator[Host]:
    """A server on a SQLite file in a folder (or at a URL)."""
    url = database if isinstance(database, str) else f"sqlite+aiosqlite:///{laid_in(database)}"
    given = {"pause": 0.0, "tick": 3600.0, "bot_workers": 0, "seed_seconds": 0.0, **settings}
    turned = clock or HandClock()
    app = create_app(Settings(database=url, **given), turned)
    async with app.router.lifespan_context(app):
        house = Host(app, turned)
        house.registry.bots.many = FEW
        try:
            yield house
        finally:
            for guest in house.guests:
                if not guest.task.done():
                    await guest.leave()
            await house.http.aclose()


async def play_round(
    guests: list[Guest], choose: Callable[[dict[str, Any]], str] | None = None, most: int = 5000
) -> None:
    """Plays until the round is over (or so many moves were made): whoever is asked and has a choice makes it."""
    tasks = [asyncio.create_task(_play(guest, choose, most)) for guest in guests]
    await asyncio.gather(*tasks)


async def _play(guest: Guest, choose: Callable[[dict[str, Any]], str] | None, most: int) -> None:
    done = moves = 0
    while True:
        state = guest.state
        if state["over"] or moves >= most:
            return
        if state["asked"] and len(state["legal"]) > 1 and done != state["seq"]:
            done, moves = state["seq"], moves + 1
            guest.move(choose(state) if choose else None)
        message = await guest.hear()
        assert not isinstance(message, int), message
        assert message["type"] != "error", message
