"""The script of what every client does (`cases/README.md`), run by the Python client on a clock turned by hand."""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from ceki.client.connection import Connection, Standing
from ceki.client.link import Link
from tests.server.protocol.contract import hold_message

CASES = Path(__file__).parent / "cases"
SCRIPT = json.loads((CASES / "connection.json").read_text(encoding="utf-8"))
STATE = json.loads((CASES / "state.json").read_text(encoding="utf-8"))
SETTLES = 20  # turns of the loop after which nothing happens any more without time


class Socket:
    """The client's end of a connection that the script holds."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[str | int] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []
        self.close_code: int | None = None

    async def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    async def __aiter__(self) -> AsyncIterator[str]:
        while isinstance(told := await self.inbox.get(), str):
            yield told
        self.close_code = told
        raise ConnectionClosedError(Close(told, ""), None)

    async def close(self) -> None:
        self.inbox.put_nowait(1000)


class Turned(asyncio.SelectorEventLoop):
    """A loop whose time stands still until it is turned."""

    def __init__(self) -> None:
        super().__init__(selectors.SelectSelector())
        self.now = 0.0

    def time(self) -> float:
        return self.now


class Run:
    """One case, step by step."""

    def __init__(self, loop: Turned) -> None:
        self.loop, self.at = loop, 0.0
        self.link = Connection(Link("http://127.0.0.1:8000", "K7MPRA"), "secret", tries=10)
        self.link._connected = self.connected  # type: ignore[assignment, method-assign]
        self.sockets: list[Socket] = []
        self.opened = self.read = 0  # sockets and messages that the script has come to
        self.standing = Standing()
        self.names: dict[str, Any] = {}
        self.task = asyncio.ensure_future(self.listen())

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Socket]:
        self.sockets.append(Socket())
        yield self.sockets[-1]

    async def listen(self) -> None:
        async for message in self.link.messages():
            if isinstance(message, Standing):
                self.standing = message

    async def settle(self) -> None:
        for _ in range(SETTLES):
            await asyncio.sleep(0)

    async def turn(self, until: float) -> None:
        """Time goes on by ten milliseconds at a time."""
        while self.loop.now < until:
            self.loop.now += 0.01
            await self.settle()

    async def within(self, least: float, most: float, happened: Any) -> None:
        """Something happens so many milliseconds from the last step, not earlier and not later."""
        await self.turn(self.at + least / 1000 - 0.02)
        assert least == 0 or not happened(), f"too early, before {least} ms"
        while not happened() and self.loop.now <= self.at + most / 1000 + 0.02:
            await self.turn(self.loop.now + 0.01)
        assert happened(), f"not within {most} ms"

    def meant(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self.meant(one) for key, one in value.items()}
        return self.names.get(value, value) if isinstance(value, str) else value

    def fits(self, wanted: dict[str, Any], sent: dict[str, Any]) -> None:
        for name, value in wanted.items():
            if isinstance(value, str) and value.startswith("$"):
                value = self.names.setdefault(value, sent[name])
            assert sent[name] == value, (name, wanted, sent)

    # ------------------------------------------------------------ steps

    async def connects(self, window: list[float], step: dict[str, Any]) -> None:
        await self.within(*window, lambda: len(self.sockets) > self.opened)
        self.opened, self.read = self.opened + 1, 0

    async def sends(self, wanted: dict[str, Any], step: dict[str, Any]) -> None:
        await self.within(*step.get("after", [0, 0]), lambda: len(self.sockets[-1].sent) > self.read)
        self.fits(wanted, self.sockets[-1].sent[self.read])
        self.read += 1

    async def hears(self, message: dict[str, Any], step: dict[str, Any]) -> None:
        told = json.dumps(self.meant({**STATE, **message} if message["type"] == "state" else message))
        if "weather" not in message and message["type"] != "applause":
            hold_message(told)
        self.sockets[-1].inbox.put_nowait(told)

    async def plays(self, move: dict[str, Any], step: dict[str, Any]) -> None:
        await self.link.move(move["base_seq"], move["move"])

    async def closes(self, code: int, step: dict[str, Any]) -> None:
        self.sockets[-1].inbox.put_nowait(code)

    async def stands(self, how: str, step: dict[str, Any]) -> None:
        assert self.standing.state == how
        assert "id" not in step or self.standing.refusal == step["id"]

    async def silent(self, _: bool, step: dict[str, Any]) -> None:
        assert self.sockets[-1].sent[self.read :] == []

    async def passes(self, milliseconds: float, step: dict[str, Any]) -> None:
        before = len(self.sockets)
        await self.turn(self.at + milliseconds / 1000)
        assert len(self.sockets) == before


async def follow(steps: list[dict[str, Any]], loop: Turned) -> None:
    run = Run(loop)
    try:
        for step in steps:
            await run.settle()
            kind = next(iter(step))
            await getattr(run, kind)(step[kind], step)
            await run.settle()
            run.at = loop.now
    finally:
        run.task.cancel()


@pytest.mark.parametrize("case", SCRIPT, ids=lambda case: case["name"])
def test_the_client_does_what_every_client_does(case):
    loop = Turned()
    try:
        loop.run_until_complete(follow(case["steps"], loop))
    finally:
        loop.close()
