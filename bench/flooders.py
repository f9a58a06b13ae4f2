"""`python -m bench.flooders KIND PORT SECONDS ADDRESS`: one flood, in a process of its own.

It is stubborn: whoever is let go comes again at once. Prints, as JSON, what it did and how it fared."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from collections import Counter
from typing import Any, Final

BYTES: Final = 2_000_000  # a second, of pings and of parts of messages
IDLE: Final = 2_000  # connections that say nothing, at once
HALF: Final = 10_000  # requests that only begin, in all
SLOW: Final = 3_000  # requests whose body does not come, at once and in six seconds
GETS: Final = 500  # a second
LINES: Final = 50  # connections that carry them
ENDLESS: Final = "endless"  # the game, which floods.py writes
TURN: Final = 0.05  # seconds between what is sent
WAIT: Final = 10.0  # seconds for an answer
TABLES: Final = 0.5  # seconds between two tables of a game whose deal has no end, where the server answers at once
PATHS: Final = ("/api/catalogue", "/", "/api/rules/pei", "/api/tables", "/api/openapi.json", "/bare.js", "/healthz")
SHAKE: Final = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
POST: Final = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Ceki: 1\r\nContent-Length: 17\r\n\r\n"
PING: Final = bytes([0x89, 0x80 | 125]) + bytes(4 + 125)  # masked with zeros
PART: Final = bytes([0x00, 0x80 | 1]) + bytes(4) + b"x"
BEGUN: Final = bytes([0x01, 0x80 | 1]) + bytes(4) + b"x"


class Flood:
    """Where it goes, from which address, and what it has counted."""

    def __init__(self, port: int, seconds: float, address: str) -> None:
        self.port, self.address, self.until = port, address, time.monotonic() + seconds
        self.counted: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection. Raises `OSError`."""
        self.counted["connections"] += 1
        there = asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        return await asyncio.wait_for(there, WAIT)

    async def frames(self, frame: bytes, first: bytes = b"") -> None:
        """Frames over a socket, so many bytes a second; over a new one when it is closed."""
        chunk = frame * max(1, int(BYTES * TURN / len(frame)))
        began = time.monotonic()
        while self.goes_on:
            await asyncio.sleep(began + self.counted["bytes"] / BYTES - time.monotonic())  # in all no more than that
            try:
                reader, writer = await self.connect()
                with contextlib.closing(writer):
                    writer.write(SHAKE.format(port=self.port).encode())
                    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), WAIT)
                    writer.write(first)
                    await self._pour(reader, writer, chunk)
            except (OSError, EOFError, TimeoutError):
                self.counted["broken"] += 1

    async def _pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, chunk: bytes) -> None:
        heard = asyncio.create_task(self._close_code(reader))
        try:
            while self.goes_on and not heard.done():
                writer.write(chunk)
                self.counted["bytes"] += len(chunk)
                await asyncio.wait({heard}, timeout=TURN)
                if writer.transport.get_write_buffer_size():  # it does not read; one waits with more
                    await asyncio.wait_for(writer.drain(), WAIT)
        finally:
            heard.cancel()
            await asyncio.gather(heard, return_exceptions=True)

    async def _close_code(self, reader: asyncio.StreamReader) -> None:
        """Reads frames until a close, and counts its code."""
        while True:
            head = await reader.readexactly(2)
            length = head[1] & 127
            if length == 126:
                length = int.from_bytes(await reader.readexactly(2), "big")
            body = await reader.readexactly(length)
            if head[0] & 15 == 8:
                self.counted[f"closed {int.from_bytes(body[:2], 'big')}"] += 1
                return

    async def hold(self, said: bytes, many: int, a_second: float) -> None:
        """Connections on which this is said and no more, so many at once; others come for those that are closed."""
        held: set[asyncio.Task[None]] = set()
        while self.goes_on:
            for _ in range(min(many - len(held), int(a_second * TURN))):
                one = asyncio.create_task(self._held(said))
                held.add(one)
                one.add_done_callback(held.discard)
            await asyncio.sleep(TURN)
        self.counted["open at the end"] = len(held)
        for one in list(held):
            one.cancel()
        await asyncio.gather(*held, return_exceptions=True)

    async def _held(self, said: bytes) -> None:
        with contextlib.suppress(OSError, TimeoutError):
            reader, writer = await self.connect()
            with contextlib.closing(writer):
                writer.write(said)
                await reader.read()
        self.counted["let go"] += 1

    async def gets(self) -> None:
        """Requests for pages, each line its share of them."""
        await asyncio.gather(*(self._asking(n) for n in range(LINES)))

    async def _asking(self, n: int) -> None:
        while self.goes_on:
            try:
                reader, writer = await self.connect()
                with contextlib.closing(writer):
                    while self.goes_on:
                        began, n = time.monotonic(), n + 1
                        said = f"GET {PATHS[n % len(PATHS)]} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n"
                        writer.write(said.encode())
                        await asyncio.wait_for(self._answer(reader), WAIT)
                        await asyncio.sleep(max(0.0, began + LINES / GETS - time.monotonic()))
            except (OSError, EOFError, TimeoutError):
                self.counted["broken"] += 1
                await asyncio.sleep(LINES / GETS)

    async def tables(self, game: str) -> None:
        """Tables of a game, one after the other."""
        order = json.dumps({"game": game, "players": 2, "bots": 1, "name": "Siti", "options": {"stake": 1}})
        said = (
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nX-Ceki: 1\r\nContent-Type: application/json"
        )
        while self.goes_on:
            await asyncio.sleep(TABLES)
            with contextlib.suppress(OSError, EOFError, TimeoutError):
                reader, writer = await self.connect()
                with contextlib.closing(writer):
                    kind = f"Content-Type: application/json\r\nContent-Length: {len(order)}"
                    writer.write(f"{said}\r\n{kind}\r\n\r\n{order}".encode())
                    await asyncio.wait_for(self._answer(reader), WAIT)

    async def _answer(self, reader: asyncio.StreamReader) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        self.counted[head.split()[1]] += 1
        length = next(line.partition(":")[2] for line in head.split("\r\n") if line.startswith("content-length:"))
        await reader.readexactly(int(length))


async def flood(kind: str, port: int, seconds: float, address: str) -> dict[str, Any]:
    """Floods; returns what was counted."""
    one = Flood(port, seconds, address)
    if kind == "pings":
        await one.frames(PING)
    elif kind == "fragments":
        await one.frames(PART, BEGUN)
    elif kind == "idle":
        await one.hold(b"", IDLE, IDLE)
    elif kind == "half":
        await one.hold(b"GET / HTTP/1.1\r\nHost: x\r\n", HALF, HALF / seconds)
    elif kind == "body":
        await one.hold(POST, SLOW, SLOW / 6)
    elif kind == "endless":
        await one.tables(ENDLESS)
    else:
        await one.gets()
    return dict(one.counted)


if __name__ == "__main__":
    import resource

    os.nice(10)  # on few cores the flood shall not be the load of the machine
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    print(json.dumps(asyncio.run(flood(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]))))
