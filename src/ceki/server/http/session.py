"""One socket: the guest is who they say they are, says no more than they may, and gets no more than they take."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from ceki.server import limits, log_lines, networks
from ceki.server.http import commands
from ceki.server.protocol import client
from ceki.server.protocol.encoder import Snapshot
from ceki.server.protocol.errors import Refused
from ceki.server.seats import join
from ceki.server.tables import chat, practice
from ceki.server.tables.events import NOBODY
from ceki.server.tables.live import LiveTable
from ceki.server.tables.registry import TableRegistry
from ceki.server.tracing import span
from ceki.server.waiting import Signal

GOING_AWAY, POLICY, TOO_BIG, RESTART, TRY_AGAIN = 1001, 1008, 1009, 1012, 1013
CLOSES = {"too_long": TOO_BIG, "retry": TRY_AGAIN, "closed": TRY_AGAIN}
WRITE_SECONDS = 2.0  # for a write under way to end
log = logging.getLogger("ceki.server")


def size_of(text: str) -> int:
    """How many bytes a message is on the wire."""
    return len(text) if text.isascii() else len(text.encode())


class Session:
    """A guest at a table."""

    def __init__(self, registry: TableRegistry, socket: WebSocket) -> None:
        self.registry, self.socket = registry, socket
        self.address = networks.address_of(socket.client.host if socket.client else None)
        self.origin, self.host = socket.headers.get("origin"), socket.headers.get("host", "")
        self.person, self.seen = NOBODY, 0
        self.changes = False
        self.told: Snapshot | None = None
        self.room: LiveTable | None = None
        self.waiting: list[str] = []
        self.bytes = 0
        self.advice: asyncio.Task[None] | None = None
        self.more = Signal()
        self.closing: int | None = None
        self.typed_at = float("-inf")
        self.bucket = limits.Bucket(limits.RATE, limits.BURST, registry.clock.steady())

    # ------------------------------------------------------------ sending

    def send(self, text: str) -> None:
        """Puts a message in line; closes the socket of a guest who does not read when the line grows long."""
        if self.closing is not None:
            return
        size = size_of(text)
        self.waiting.append(text)
        self.bytes += size
        if len(self.waiting) > limits.WAITING or self.bytes > max(limits.WAITING_BYTES, size):
            self.waiting.clear()
            self.closing = TRY_AGAIN
        self.more.set()

    def answer(self, data: dict[str, Any]) -> None:
        """Sends an object."""
        self.send(orjson.dumps(data).decode())

    def refuse(self, refused: Refused) -> None:
        """Sends a refusal."""
        self.registry.metrics.refused.labels(refused.code).inc()
        self.answer(refused.as_data())

    def dismiss(self, code: int, why: Refused) -> None:
        """Says why, and closes the socket."""
        self.answer(why.as_data())
        if self.closing is None:
            self.closing = code
        self.more.set()

    async def _send_all(self) -> None:
        """Sends what is in line, until the socket closes. It ends by closing the socket."""
        try:
            while self.waiting or self.closing is None:
                if not self.waiting:
                    self.more.clear()
                    await self.more.wait()
                    continue
                await self._send(self.waiting.pop(0))
            self.registry.metrics.closes.labels(self.closing or POLICY).inc()
            async with asyncio.timeout(limits.SEND_SECONDS):
                await self.socket.close(self.closing or POLICY)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            self.closing = self.closing or TRY_AGAIN

    async def _send(self, text: str) -> None:
        self.bytes -= size_of(text)
        async with asyncio.timeout(limits.SEND_SECONDS):
            await self.socket.send_text(text)

    # ------------------------------------------------------------ the life of a socket

    async def run(self) -> None:
        """Serves the socket from the first message to the last."""
        await self.socket.accept()
        self.registry.sockets += 1
        self.registry.sockets_of[self.address] += 1
        sender = asyncio.create_task(self._send_all())
        try:
            await self._live_while(sender)
            if not sender.done():
                self.closing = self.closing or GOING_AWAY
                self.more.set()
                await asyncio.wait({sender}, timeout=limits.SEND_SECONDS)
        finally:
            self.registry.sockets -= 1
            self.registry.sockets_of[self.address] -= 1
            if not self.registry.sockets_of[self.address]:
                del self.registry.sockets_of[self.address]
            if self.advice is not None:
                self.advice.cancel()
            sender.cancel()
            for result in await asyncio.gather(sender, return_exceptions=True):
                if isinstance(result, Exception):
                    log.error("a socket ended badly", exc_info=result)
            if self.room is not None:
                log_lines.about(table=self.room.table.id)
                log.info("a socket went: %s", self.closing)
                await asyncio.shield(join.go(self.registry, self.room, self))

    async def _live_while(self, sender: asyncio.Task[None]) -> None:
        """Hears the guest, until they have gone or nothing is sent any more."""
        loop, lives = asyncio.get_running_loop(), True

        def end(_: object) -> None:
            if lives:
                until.reschedule(loop.time())

        try:
            async with asyncio.timeout(None) as until:
                sender.add_done_callback(end)
                try:
                    await self._live()
                finally:
                    lives = False
        except Exception as problem:
            if not (isinstance(problem, TimeoutError) and until.expired()):
                log.exception("a socket ended badly")

    async def _live(self) -> None:
        try:
            await self._greet()
            while self.closing is None:
                await self._hear(await self._receive())
        except Refused as refused:
            self.refuse(refused)
            self.closing = self.closing or CLOSES.get(refused.code, POLICY)
            self.more.set()
        except WebSocketDisconnect:
            self.waiting.clear()
            self.closing = self.closing or GOING_AWAY
            self.more.set()

    async def _greet(self) -> None:
        self._refuse_strange_pages()
        if self.registry.sockets > limits.SOCKETS or self.registry.stopping:
            raise Refused("too_many_visitors")
        many = self.registry.sockets_of[self.address]
        if many > limits.CONNECTIONS and self.address not in self.registry.trusted:
            raise Refused("too_many_connections")
        try:
            async with asyncio.timeout(limits.HELLO_SECONDS):
                said = await self._receive()
        except TimeoutError:
            raise Refused("nothing_said") from None
        hello = client.read_hello(said)
        if self.origin is None and hello.token is None:
            raise Refused("origin_needed")
        self.seen, self.changes = hello.seen, hello.changes
        self.room = await join.enter(self.registry, hello.table, hello.token, self, self.address)
        log_lines.about(table=self.room.table.id)
        log.info("a socket came to a table of %s", self.room.table.ruleset.game.id)
        if (lately := chat.lately(self.room, self)) is not None:
            self.answer(lately)

    def _refuse_strange_pages(self) -> None:
        if self.origin is not None and not self.registry.settings.allows(self.origin, self.host):
            raise Refused("foreign_origin")

    async def _receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        text = message.get("text")
        if not isinstance(text, str):
            raise Refused("not_bytes")
        if len(text.encode("utf-8", "surrogatepass")) > limits.FRAME:
            raise Refused("too_large", what="message", most=limits.FRAME)
        return text

    async def _hear(self, text: str) -> None:
        if not self.bucket.take(self.registry.clock.steady()):
            raise Refused("too_many_messages")
        try:
            said = client.read_said(text)
            with span("message", kind=said.type, game=self.at.table.about.game, table=self.at.table.id):
                await commands.obey(self, said)
        except Refused as refused:
            self.refuse(refused)

    # ------------------------------------------------------------ what is said

    @property
    def at(self) -> LiveTable:
        """The table of this guest, who has said hello."""
        assert self.room is not None
        return self.room

    def advise(self, thinking: practice.Thinking) -> None:
        """Answers when it has been thought about; who speaks meanwhile is heard, and who asks again asks anew."""

        async def think() -> None:
            self.answer(await thinking)

        if self.advice is not None:
            self.advice.cancel()
        self.advice = asyncio.create_task(think())
        self.advice.add_done_callback(self._thought)

    def _thought(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("advice failed: %s", type(problem).__name__)  # its words could name cards
            self.refuse(Refused("advice_failed"))


async def farewell(registry: TableRegistry) -> None:
    """Before a restart: opens no new tables, lets the writes under way end, and asks all to come back in a moment."""
    registry.stopping = True
    here = registry.neighbours.here()
    await asyncio.gather(*map(_part, list(registry.rooms.values())))
    await registry.neighbours.leave(here)


async def _part(room: LiveTable) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(WRITE_SECONDS), room.lock:
            pass
    for guest in list(room.guests):
        wait = 500 + secrets.randbelow(3000)
        guest.dismiss(RESTART, Refused("restarting", retry_ms=wait))
