"""HTTP/1.1 whose requests must come: a connection that only begins one does not stay open."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

from ceki.table import limits


class Http(H11Protocol):
    """A connection. From its beginning, and from the first byte of each request, the request's head has so long."""

    waits: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Something comes."""
        if self.waits is None and self._idle:
            self._wait()
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        if self.waits is not None:
            self.waits.cancel()
        super().connection_lost(exc)

    @property
    def _idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _wait(self) -> None:
        self.waits = self.loop.call_later(limits.REQUEST_SECONDS, self._too_late)

    def _too_late(self) -> None:
        self.waits = None
        if self._idle and self.transport.get_protocol() is self:  # else it answers, or is a socket of a table now
            self.transport.close()
