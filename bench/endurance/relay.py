"""A wire that can be cut: what one program sends to another on this machine goes through here."""

from __future__ import annotations

import asyncio
import contextlib


class Relay:
    """Hands on what comes, between a port of its own and another one, unless it is cut: then nothing arrives, either
    way, and nobody knows."""

    def __init__(self, to: int) -> None:
        self.to, self.port = to, 0
        self.whole = asyncio.Event()
        self.server: asyncio.Server | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Begins to listen."""
        self.whole.set()
        self.server = await asyncio.start_server(self._joined, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Cuts the wire."""
        self.whole.clear()

    def mend(self) -> None:
        """Mends it: what was sent meanwhile arrives now."""
        self.whole.set()

    async def end(self) -> None:
        """Stops."""
        assert self.server is not None
        self.server.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self.whole.wait()
            there, here = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.close()
            return
        for one, other in ((reader, here), (there, writer)):
            task = asyncio.create_task(self._hand_on(one, other))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while text := await reader.read(1 << 16):
                await self.whole.wait()
                writer.write(text)
                await writer.drain()
        writer.close()
