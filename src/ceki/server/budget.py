"""What one address may have written in a day, so that nobody alone fills the disk of a server."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable
from typing import Final

from ceki.server import limits
from ceki.server.clock import Clock
from ceki.server.networks import THIS_MACHINE
from ceki.server.protocol.errors import Refused
from ceki.server.tables.events import Event

DAY: Final = 86_400.0  # seconds
TABLE: Final = 1200  # bytes of a table in the database, with its indexes,
EVENT: Final = 350  # of an event without its body,
UNKNOWN: Final = "?"  # in place of an address
STAR: Final = 300  # and of a star
FOR_MOVES: Final = 0.25  # of a day's bytes: what only moves may still use, so that a round is played to its end


class Budget:
    """A bucket of bytes for each address, which fills again within a day. The server's own machine has all that there
    is, as have a trusted address and a caller without one."""

    def __init__(self, most: int, clock: Clock, trusted: Container[str]) -> None:
        self.most, self.trusted = most, trusted
        self.buckets = limits.Buckets(most / DAY, most, clock.steady)

    def require(self, address: str, spare: float = 0.0) -> None:
        """Raises `Refused` for an address that has used its bytes, but for this share of them."""
        if self._counts(address) and self.buckets.left(address) <= self.most * spare:
            raise Refused("too_much_today", megabytes=self.most // 1_000_000)

    def _counts(self, address: str) -> bool:
        return address != UNKNOWN and address not in self.trusted and address not in THIS_MACHINE

    def charge(self, addresses: Collection[str], written: int) -> None:
        """These addresses had so many bytes written together."""
        for address in addresses:
            self.buckets.spend(address, written / len(addresses))


def size_of(events: Iterable[Event]) -> int:
    """The bytes of events in the database, roughly."""
    return sum(EVENT + len(str(event.body)) for event in events)
