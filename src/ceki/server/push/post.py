"""One request to a push service: it is given its time and no more, and is followed nowhere else."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from typing import Final

import h11

from ceki.server.push.address import Address

SECONDS: Final = 10.0  # for all of it
PIECE: Final = 4096


async def post(to: Address, headers: Mapping[str, str], body: bytes, tls: ssl.SSLContext) -> int:
    """Sends a body; returns the status of the answer. Raises `OSError` (also `TimeoutError`) or
    `h11.RemoteProtocolError`."""
    async with asyncio.timeout(SECONDS):
        reader, writer = await asyncio.open_connection(to.at, to.port, ssl=tls, server_hostname=to.host)
        try:
            speaks = h11.Connection(h11.CLIENT)
            host = to.origin.removeprefix("https://")
            all_headers = {"Host": host, **headers, "Content-Length": str(len(body)), "Connection": "close"}
            for part in (
                h11.Request(method="POST", target=to.path, headers=list(all_headers.items())),
                h11.Data(data=body),
                h11.EndOfMessage(),
            ):
                writer.write(speaks.send(part) or b"")
            await writer.drain()
            return await _status(speaks, reader)
        finally:
            writer.transport.abort()


async def _status(speaks: h11.Connection, reader: asyncio.StreamReader) -> int:
    while True:
        event = speaks.next_event()
        if event is h11.NEED_DATA:
            speaks.receive_data(await reader.read(PIECE))
        elif isinstance(event, h11.Response):
            return int(event.status_code)
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionError("the push service has said nothing")
