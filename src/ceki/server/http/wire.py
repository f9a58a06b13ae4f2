"""What is spoken on a connection, HTTP/1.1 or a socket: bytes and frames of whatever kind have a rate from the first
on, and a connection that only begins something does not stay open."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ceki.server import limits
from ceki.server.http.callers import Connections
from ceki.server.waiting import Inbox, Signal

PIECE: Final = 1024  # bytes that are read at once: no more frames than are in them are read for nothing
POLICY: Final = 1008
LINGER_SECONDS: Final = 1.0  # for the last word to be read


class Http(H11Protocol):
    """A connection. It has a bounded time for each request's head, from the start and from the first byte of each
    request."""

    waits: asyncio.TimerHandle | None = None
    begun: RequestResponseCycle | None = None  # the request whose answer is waited for

    def __init__(self, connections: Connections, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.all = connections
        self.bytes = limits.Bucket(limits.WIRE_RATE, limits.WIRE_BURST, self.loop.time())

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        if self.all.come(transport, self.client[0] if self.client else None):
            self._wait(limits.REQUEST_SECONDS)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Something comes."""
        if self.transport.is_closing():
            return
        if not self.bytes.take(self.loop.time(), len(data)):
            self.transport.abort()
            return
        if self.waits is None:
            self._wait(limits.REQUEST_SECONDS)
        super().data_received(data)
        if not self._idle:
            self._look()

    def on_response_complete(self) -> None:
        """The answer is complete; the next request may have begun."""
        self._wait(None)
        super().on_response_complete()
        self.all.rest(self.transport)
        if not self._idle:
            self._look()
        elif self.conn.trailing_data[0]:  # the next request came with this one, not all of it
            self._wait(limits.REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._wait(None)
        self.all.go(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is a socket."""
        self._wait(None)
        self.all.work(self.transport)
        super().handle_websocket_upgrade(event)

    @property
    def _idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _look(self) -> None:
        """Gives a request its time once it has begun; until it is here whole, its connection gives way to others."""
        if self.cycle is not self.begun:
            self.begun = self.cycle
            self._wait(limits.ANSWER_SECONDS)
        if not self.cycle.more_body:
            self.all.work(self.transport)

    def _wait(self, seconds: float | None) -> None:
        if self.waits is not None:
            self.waits.cancel()
        self.waits = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class Socket(WebSocketsSansIOProtocol):
    """A socket. Pings, pongs and parts of messages count like messages; a guest who sends too much is closed with
    1008."""

    def __init__(self, connections: Connections, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.all, self.refused = connections, False
        self.queue, self.writable = Inbox(), Signal(given=True)  # type: ignore[assignment]  # in fewer bytes
        self.bytes = limits.Bucket(limits.WIRE_RATE, limits.WIRE_BURST, self.loop.time())
        self.heard_at = self.loop.time()
        self.counted = limits.Bucket(limits.FRAMES_RATE, limits.FRAMES_BURST, self.heard_at)

    def data_received(self, data: bytes) -> None:
        """Reads what comes piece by piece, for it may hold a thousand frames."""
        self.heard_at = self.loop.time()
        for at in range(0, len(data), PIECE):
            if self.refused or self.transport.is_closing():
                return
            piece, now = data[at : at + PIECE], self.loop.time()
            self.conn.receive_data(piece)
            if not (self.bytes.take(now, len(piece)) and self.counted.take(now, len(self.conn.events))):
                self._refuse()
            elif self.conn.parser_exc is not None:
                self.handle_parser_exception()
            else:
                self.handle_events()

    def start_keepalive(self) -> None:
        """The handshake is over: what was said in it is forgotten."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"].clear()  # type: ignore[attr-defined]

    def send_keepalive_ping(self) -> None:
        """Asks whether anybody is there, unless something has come from them since the last time."""
        silent, most = self.loop.time() - self.heard_at, self.ping_interval or 0.0
        if silent < most:
            self.ping_timer = self.loop.call_later(most - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self.all.go(self.transport)
        super().connection_lost(exc)

    def _refuse(self) -> None:
        """Says why in the code of the close, and hears no more."""
        self.refused = True
        if self.close_sent or not self.handshake_complete or self.conn.parser_exc is not None:
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.conn.data_to_send()  # answers to pings that nobody waits for
        self.conn.send_close(POLICY, "too fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
