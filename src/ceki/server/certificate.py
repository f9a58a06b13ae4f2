"""Until when the certificate of a page holds, as its visitors see it."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Sequence
from math import inf
from typing import Final
from urllib.parse import urlsplit

TLS: Final = 443  # its port
PATIENCE: Final = 5.0  # seconds for an answer
EVERY: Final = 60.0  # seconds between two looks


async def ends(host: str, port: int, tls: ssl.SSLContext) -> float:
    """When the certificate there ends, in seconds since 1970. Raises `OSError` (`ssl.SSLCertVerificationError` where it
    does not hold) or `TimeoutError`."""
    async with asyncio.timeout(PATIENCE):
        _, writer = await asyncio.open_connection(host, port, ssl=tls)
        try:
            certificate = writer.get_extra_info("peercert")
        finally:
            writer.close()
    return float(ssl.cert_time_to_seconds(certificate["notAfter"]))


class Certificates:
    """Looks at the certificates of the pages of a server now and then; `origins` without one do not count."""

    def __init__(self, origins: Sequence[str]) -> None:
        self.found: dict[tuple[str, int], float] = {}
        for origin in origins:
            with contextlib.suppress(ValueError):  # the doctor says what is wrong with it
                parts = urlsplit(origin)
                if parts.scheme == "https" and parts.hostname:
                    self.found[parts.hostname, parts.port or TLS] = inf

    @property
    def first(self) -> float:
        """When the first of them ends, in seconds since 1970; 0 where one does not hold, and infinity for none."""
        return min(self.found.values(), default=inf)

    async def look(self) -> None:
        """One look at each. A page that does not answer is another matter, and changes nothing."""
        for host, port in self.found:
            with contextlib.suppress(OSError, TimeoutError, UnicodeError):
                try:
                    self.found[host, port] = await ends(host, port, ssl.create_default_context())
                except ssl.SSLCertVerificationError:
                    self.found[host, port] = 0.0

    async def watch(self) -> None:
        """Looks again and again."""
        while self.found:
            await self.look()
            await asyncio.sleep(EVERY)
