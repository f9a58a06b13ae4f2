"""A connection to a table that comes back by itself, and a move that is sent until it is answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import uuid
from collections import deque
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass, field, replace
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ceki.client.fairness import Fairness
from ceki.client.link import Link
from ceki.client.refusals import refusal_told
from ceki.locales.messages import said

VERSION: Final = 1
FIRST_WAIT, LONGEST_WAIT, SPREAD = 0.5, 5.0, 0.3  # seconds, doubling; and the random part of each
RETRY_SECONDS: Final = 1.0
LEAVING_SECONDS: Final = 5.0
LONGEST_RETRY: Final = 60_000  # milliseconds that a server may ask to wait
PER_SECOND: Final = 8  # messages that are sent; servers hear ten
LARGEST: Final = 1 << 22  # bytes of a message
FINAL: Final = (1008, 1009)  # closes after which one does not connect again
RESTART: Final = 1012

Message = dict[str, Any]
CONNECTING, CONNECTED, RECONNECTING, RESTARTING, ENDED = (
    "connecting",
    "connected",
    "reconnecting",
    "restarting",
    "ended",
)


@dataclass(frozen=True)
class Standing:
    """How the connection stands: one of the words above; when it is tried again (loop time); why it has ended, in a
    sentence, and by which refusal, where the server has given one."""

    state: str = CONNECTING
    again_at: float = 0.0
    why: str = ""
    refusal: str = ""


@dataclass
class Connection:
    """A guest's connection. `token` is None for one who looks on. `seen` is the last event that the server sent.

    `pending` is the move without an answer yet; every new connection sends it again.
    """

    link: Link
    token: str | None
    tries: int = 60
    seen: int = 0
    acked: int = 0
    pending: Message | None = None
    standing: Standing = field(default_factory=Standing)
    socket: ClientConnection | None = None
    left: bool = False
    fairness: Fairness = field(default_factory=Fairness)
    _said: deque[float] = field(default_factory=lambda: deque(maxlen=PER_SECOND))
    _late: set[asyncio.Task[None]] = field(default_factory=set)

    async def messages(self) -> AsyncIterator[Message | Standing]:
        """What the server says, and every change of how the connection stands; ends with the standing `ENDED`."""
        failures, wait = 0, 0.0
        while failures <= self.tries:
            try:
                async with self._connected() as self.socket:
                    await self._greet()
                    async for text in self.socket:
                        message = _read(text)
                        if message.get("type") == "state" and self.standing.state != CONNECTED:
                            failures = 0
                            yield self._stand(CONNECTED)
                        wait = self._note(message, wait)
                        if message["type"] == "state" and (seed := self.fairness.hear(message)) is not None:
                            await self._say(seed)
                        yield message
            except (OSError, WebSocketException, TimeoutError):
                pass  # it is told by the standing, and tried again
            code = self.socket.close_code if self.socket is not None else None
            self.socket = None
            if self.left:
                yield self._stand(ENDED)
                return
            if code in FINAL:
                why = self.standing.why or said("client", "closed", {})
                yield self._stand(ENDED, why=why, refusal=self.standing.refusal)
                return
            failures += 1
            if not wait:
                wait = min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT) * (1 + SPREAD * random.random())
            at = asyncio.get_running_loop().time() + wait
            yield self._stand(RESTARTING if code == RESTART else RECONNECTING, at)
            await asyncio.sleep(wait)
            wait = 0.0
        yield self._stand(ENDED, why=said("client", "lost", {"server": self.link.server}))

    def _connected(self) -> connect:
        origin: Any = self.link.server if self.token is None else None  # one who looks on names the server's own page
        return connect(self.link.socket, compression=None, origin=origin, max_size=LARGEST)

    async def _greet(self) -> None:
        hello = {"type": "hello", "version": VERSION, "table": self.link.code, "token": self.token, "seen": self.seen}
        self.fairness.again()
        await self._say(hello)
        if self.pending is not None:
            await self._say(self.pending)

    def _stand(self, state: str, again_at: float = 0.0, why: str = "", refusal: str = "") -> Standing:
        self.standing = Standing(state, again_at, why, refusal)
        return self.standing

    def _note(self, message: Message, wait: float) -> float:
        """What a message means for the connection. Returns how long to wait if the socket closes next."""
        mine = self.pending is not None and message.get("move_id") == self.pending["move_id"]
        if message["type"] == "state":
            self.seen = max(self.seen, message["seq"])
        elif message["type"] == "ack" and mine:
            self.acked, self.pending = max(self.acked, message["seq"]), None
        elif message["type"] == "error":
            return self._refused(message, mine)
        return wait

    def _refused(self, refusal: Message, mine: bool) -> float:
        """What a refusal means, which is `mine` if it answers the move that is pending."""
        if refusal.get("code") == "retry":
            self.fairness.again()
            if mine:
                self._send_later()
                return 0.0
        self.pending = None if mine else self.pending
        why = refusal_told(refusal).rstrip(".")
        self.standing = replace(self.standing, why=why, refusal=str(refusal.get("id", "")))
        retry = refusal.get("retry_ms", 0)
        return retry / 1000 if type(retry) is int and 0 <= retry <= LONGEST_RETRY else 0.0

    def _send_later(self) -> None:
        async def send() -> None:
            await asyncio.sleep(RETRY_SECONDS)
            if self.pending is not None:
                await self._say(self.pending)

        task = asyncio.create_task(send())
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _say(self, message: Message) -> None:
        """Sends, where there is a connection, no faster than servers hear; when it breaks, `messages` sees it."""
        loop = asyncio.get_running_loop()
        if len(self._said) == PER_SECOND and (early := self._said[0] + 1.0 - loop.time()) > 0:
            await asyncio.sleep(early)
        self._said.append(loop.time())
        if self.socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(json.dumps(message, ensure_ascii=False))

    def move(self, base_seq: int, words: str) -> Coroutine[Any, Any, None]:
        """Makes a move that was chosen on a state; from now until it is answered, it is sent again by itself."""
        self.pending = {"type": "move", "move_id": str(uuid.uuid4()), "base_seq": base_seq, "move": words}
        return self._say(self.pending)

    async def say(self, kind: str, **more: Any) -> None:
        """Says something that is not a move: next, undo, back, chat, leave."""
        await self._say({"type": kind, **more})

    async def close(self) -> None:
        """Ends the connection; the seat stays, and a bot stands in."""
        self.left = True
        if self.socket is not None:
            await self.socket.close()

    async def leave(self) -> None:
        """Ends the connection and gives the seat up; where no server answers, the seat stays.

        It says so over a connection of its own and waits for the answer, for a client that closes at once may not be
        heard.
        """
        await self.close()
        if self.token is None:
            return
        with contextlib.suppress(OSError, WebSocketException, TimeoutError, ValueError):
            async with asyncio.timeout(LEAVING_SECONDS), self._connected() as self.socket:
                self.pending = None
                await self._greet()
                await self.say("leave")
                async for text in self.socket:
                    message = _read(text)
                    if message["type"] == "state" and (message.get("person") == -1 or message.get("closed")):
                        return


def _read(text: str | bytes) -> Message:
    """A message of the server. Raises `ValueError` for what is none."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        message = None
    kind = message.get("type") if isinstance(message, dict) else None
    if not isinstance(kind, str) or (kind in ("state", "ack") and type(message.get("seq")) is not int):
        raise ValueError(said("client", "not-of-protocol", {}))
    return dict(message)
