"""The connections of each address."""

from __future__ import annotations

import asyncio
import time

from ceki.server import limits
from ceki.server.networks import Networks, address_of

Connection = asyncio.WriteTransport


class Connections:
    """The open connections: a bound for each address, and one for all, and a rate at which an address opens new ones.
    Where one more comes, the one that has asked for nothing for the longest time gives way; where all are at work, the
    new one does."""

    def __init__(
        self, proxies: Networks, trusted: Networks, each: int = limits.CONNECTIONS, most: int = limits.SOCKETS
    ) -> None:
        self.proxies, self.trusted, self.each, self.most = proxies, trusted, each, most
        self.coming = limits.Buckets(limits.CONNECT_RATE, limits.CONNECT_BURST, time.monotonic)
        self.address: dict[Connection, str] = {}  # of each; a proxy and a trusted caller have none
        self.many: dict[str, int] = {}
        self.resting: dict[Connection, None] = {}  # the one that rests longest first
        self.resting_of: dict[str, dict[Connection, None]] = {}

    def come(self, one: Connection, host: str | None) -> bool:
        """Takes a connection; False when there is no room for it."""
        address = "" if host in self.proxies or host in self.trusted else address_of(host)
        if address and not self.coming.take(address):
            return False
        full = address and self.many.get(address, 0) >= self.each
        if full and not self._give_way(self.resting_of.get(address, {})):
            return False
        if len(self.address) >= self.most and not self._give_way(self.resting):
            return False
        self.address[one] = address
        self.many[address] = self.many.get(address, 0) + 1
        self.rest(one)
        return True

    def go(self, one: Connection) -> None:
        """A connection has ended."""
        if one not in self.address:
            return
        self.work(one)
        address = self.address.pop(one)
        self.many[address] -= 1
        if not self.many[address]:
            del self.many[address]

    def rest(self, one: Connection) -> None:
        """A connection asks for nothing now, or has all its answers."""
        if one in self.address:
            self.resting[one] = None
            self.resting_of.setdefault(self.address[one], {})[one] = None

    def work(self, one: Connection) -> None:
        """The server works for a connection."""
        if one in self.resting:
            del self.resting[one]
            of = self.resting_of[self.address[one]]
            del of[one]
            if not of:
                del self.resting_of[self.address[one]]

    def _give_way(self, resting: dict[Connection, None]) -> bool:
        one = next(iter(resting), None)
        if one is None:
            return False
        self.go(one)
        one.abort()
        return True
