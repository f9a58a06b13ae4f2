"""Who calls: the address that is counted, the proxies that speak for others, and the connections of each address."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from ceki.server import limits

SUBNET: Final = 64  # bits of an IPv6 address that one who has it cannot change
Connection = asyncio.WriteTransport


def address_of(host: str | None) -> str:
    """The address that limits count: of IPv6 the first 64 bits, for whoever has one of these has them all."""
    try:
        found = ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or "?"
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, SUBNET), strict=False))


class Proxies:
    """The proxies whose word about callers' addresses the server takes, by address or network; `*` is everybody."""

    def __init__(self, names: Sequence[str]) -> None:
        named = [name.strip() for name in names if name.strip()]
        self.everybody = "*" in named
        self.networks: list[IPv4Network | IPv6Network] = []
        for name in named:
            try:
                self.networks += [] if name == "*" else [ip_network(name, strict=False)]
            except ValueError:
                raise ValueError(
                    f"proxy: {name!r} is not allowed; an address, a network as 10.0.0.0/8, or * for whoever connects"
                ) from None

    @property
    def listed(self) -> list[str]:
        """Their names, made uniform."""
        return ["*"] if self.everybody else [str(network) for network in self.networks]

    def __contains__(self, host: str | None) -> bool:
        try:
            found = ip_address(host or "")
        except ValueError:
            return self.everybody
        return self.everybody or any(found in network for network in self.networks)


class Connections:
    """The open connections: a bound for each address, and one for all, and a rate at which an address opens new ones.
    Where one more comes, the one that has asked for nothing for the longest time gives way; where all are at work, the
    new one does."""

    def __init__(self, proxies: Proxies, each: int = limits.CONNECTIONS, most: int = limits.SOCKETS) -> None:
        self.proxies, self.each, self.most = proxies, each, most
        self.coming = limits.Buckets(limits.CONNECT_RATE, limits.CONNECT_BURST, time.monotonic)
        self.address: dict[Connection, str] = {}  # of each; a proxy has none, for it speaks for many
        self.many: dict[str, int] = {}
        self.resting: dict[Connection, None] = {}  # the one that rests longest first
        self.resting_of: dict[str, dict[Connection, None]] = {}

    def come(self, one: Connection, host: str | None) -> bool:
        """Takes a connection; False when there is no room for it."""
        address = "" if host in self.proxies else address_of(host)
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
