"""Where pushes may go: to https addresses of public hosts alone, for a player names them and the server calls them."""

from __future__ import annotations

import asyncio
import socket
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

PORT: Final = 443
SECONDS: Final = 5.0  # to learn where a host is
WAYS_INSIDE: Final = tuple(map(IPv6Network, ("::ffff:0:0/96", "64:ff9b::/96", "2002::/16", "2001::/32")))
"""Networks of IPv6 whose addresses name one of IPv4, which may be inside."""
KNOWN: Final = 1000  # names that were found before, the last of them
_known: OrderedDict[str, None] = OrderedDict()
_first = ThreadPoolExecutor(2, "names")  # of their own: a name server that hangs holds up nothing else,
_again = ThreadPoolExecutor(2, "known-names")  # and a name that hangs none of those that were found before

Resolve = Callable[[str, int], Awaitable[list[str]]]


@dataclass(frozen=True)
class Address:
    """An address of a push service: `host` is its name, `at` the number that was looked up and is called."""

    host: str
    port: int
    at: str
    path: str

    @property
    def origin(self) -> str:
        """As RFC 8292 names whom a push is for."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"https://{host}" + ("" if self.port == PORT else f":{self.port}")


async def looked_up(host: str, port: int) -> list[str]:
    """The numbers of a host. Raises `OSError`."""
    found = await asyncio.get_running_loop().run_in_executor(
        _again if host in _known else _first, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    )
    _known[host] = None
    _known.move_to_end(host)
    if len(_known) > KNOWN:
        _known.popitem(last=False)
    return [str(one[4][0]) for one in found]


def is_public(number: str) -> bool:
    """Whether an address lies outside, where everybody may call."""
    try:
        found: IPv4Address | IPv6Address = ip_address(number.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and any(found in network for network in WAYS_INSIDE):
        return False
    if isinstance(found, IPv6Address) and found.is_site_local:  # RFC 3879: no more given out, but still inside
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


async def address_of(endpoint: str, resolve: Resolve = looked_up) -> Address:
    """Where an endpoint is, at every one of its numbers outside. It is called by number, so that nobody can point the
    name elsewhere meanwhile. Raises `ValueError` for one that is not allowed, `OSError` where it is not found now."""
    parts = urlsplit(endpoint)
    host, port = parts.hostname or "", parts.port or PORT
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if parts.scheme != "https" or not host or parts.username is not None or port != PORT or not plain:
        raise ValueError("an endpoint is an https address without a user or a port")
    async with asyncio.timeout(SECONDS):
        numbers = await resolve(host, port)
    if not numbers or not all(is_public(number) for number in numbers):
        raise ValueError("an endpoint is outside")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Address(host, port, numbers[0], path)
