"""Every bound of the server, and how each is kept: nothing that a stranger sends or asks for is without one."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from ceki.table.refused import Refused

NAME: Final = 24  # code points
TITLE: Final = 60
CHAT: Final = 300
FRAME: Final = 4096  # bytes of one message from a client
BODY: Final = 16_384  # bytes of one HTTP body
DEPTH: Final = 8  # arrays and objects within each other
RATE: Final = 10.0  # messages a second on one socket,
BURST: Final = 20  # and at once
HTTP_RATE: Final = 10.0  # changing requests a second from one address,
HTTP_BURST: Final = 40  # and at once
MISS_RATE: Final = 1 / 6  # wrong codes of tables a second from one address,
MISS_BURST: Final = 20  # and at once
WAITING: Final = 64  # messages to a client that it has not read,
WAITING_BYTES: Final = 256 * 1024  # and their bytes
REQUEST_SECONDS: Final = 10.0  # for the head of a request, and again for its body
HELLO_SECONDS: Final = 5.0  # to say who one is
SEND_SECONDS: Final = 8.0  # for a client to take one message
TABLES_OF_ONE: Final = 20  # open tables made from one address
TABLES: Final = 100_000  # open tables in all
WATCHERS: Final = 200  # at one table
SOCKETS: Final = 20_000  # of one process
GAP: Final = 200  # events told one by one to a client that comes back
LISTED: Final = 50  # tables in the list of public tables
SECONDS: Final = (5, 3600)  # a clock for one move
ROUNDS: Final = 1000
ADDRESSES: Final = 10_000  # remembered for their rate
MARKS: Final = 2  # accents on one letter


class Bucket:
    """So many at once, and so many a second."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, now

    def take(self, now: float) -> bool:
        """Takes one; False when there is none left."""
        if not self.has(now):
            return False
        self.left -= 1
        return True

    def has(self, now: float) -> bool:
        """Whether there is one left."""
        self.left = min(self.burst, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        return self.left >= 1

    def owe(self, now: float) -> None:
        """Takes one, be it there or not: what is owed must be filled up first."""
        self.has(now)
        self.left -= 1


class Buckets:
    """A bucket for each address; the ones used longest ago are forgotten."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate, self.burst, self.now = rate, burst, now
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Takes one for an address; False when it has none left."""
        return self._bucket(address).take(self.now())

    def has(self, address: str) -> bool:
        """Whether an address has one left."""
        return self._bucket(address).has(self.now())

    def owe(self, address: str) -> None:
        """Takes one from an address, be it there or not."""
        self._bucket(address).owe(self.now())

    def _bucket(self, address: str) -> Bucket:
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.burst, self.now())
        self.known[address] = bucket
        while len(self.known) > ADDRESSES:
            self.known.popitem(last=False)
        return bucket


def within_depth(text: str, most: int = DEPTH) -> bool:
    """Whether JSON text nests no deeper than `most`, seen before it is read."""
    depth, quoted, escaped = 0, False, False
    for letter in text:
        if quoted:
            quoted = escaped or letter != '"'
            escaped = letter == "\\" and not escaped
        elif letter == '"':
            quoted = True
        elif letter in "[{":
            depth += 1
            if depth > most:
                return False
        elif letter in "]}":
            depth -= 1
    return True


def clean(text: str, most: int, what: str) -> str:
    """Text of a person as it may be shown: composed (NFC), without control and direction marks, spaces made single.

    Raises `Refused` when more than `most` code points are left.
    """
    if len(text) > 8 * most:
        raise Refused("too_long", f"{what} is too long: at most {most} characters.")
    kept, marks = [], 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if category in ("Zs", "Zl", "Zp", "Cc"):
            kept.append(" ")
        elif not category.startswith("C") and marks <= MARKS:
            kept.append(letter)
    found = " ".join("".join(kept).split())
    if len(found) > most:
        raise Refused("too_long", f"{what} is too long: at most {most} characters.")
    return found
