"""Every bound of the server, and how each is kept: nothing that a stranger sends or asks for is without one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Container
from typing import Final

from ceki.locales.written import cleaned
from ceki.server.protocol.errors import Refused

NAME: Final = 24  # code points
TITLE: Final = 60
CHAT: Final = 300
LINES: Final = 30  # of chat that a table remembers for who comes later
TYPING_SECONDS: Final = 2.0  # between two times that one tells the others that they are writing
MEET_SECONDS: Final = 20.0  # that one waits for strangers, before bots take the free seats
FRAME: Final = 4096  # bytes of one message from a client
BODY: Final = 16_384  # bytes of one HTTP body
DEPTH: Final = 8  # arrays and objects within each other
RATE: Final = 10.0  # messages a second on one socket,
BURST: Final = 20  # and at once
FRAMES_RATE: Final = 20.0  # frames a second on one socket, with pings, pongs and parts of messages,
FRAMES_BURST: Final = 60  # and at once
WIRE_RATE: Final = 65_536  # bytes a second on one connection,
WIRE_BURST: Final = 262_144  # and at once
CONNECTIONS: Final = 512  # open at once from one address
CONNECT_RATE: Final = 30.0  # new ones a second from one address,
CONNECT_BURST: Final = 300  # and at once: fifty browsers that open a page
GET_RATE: Final = 100.0  # requests a second from one address that change nothing,
GET_BURST: Final = 1000  # and at once: sixteen first visits to a page of sixty files
SOCKET_COST: Final = 5  # such requests that the beginning of a socket counts as,
TABLE_COST: Final = 5  # what is asked of one table (see TableRegistry.sought),
PRINT_COST: Final = 10  # what is asked of the press,
COSTS: Final = {"log": 20, "past": 20, "qr.svg": 10}  # and what ends so
HALF_DECKS: Final = 20  # of a deck that is printed,
PRINTS_WAITING: Final = 16  # prints that are asked for and not yet made, one after the other,
PRINTS_KEPT: Final = 16_000_000  # and the bytes of those that are kept for who asks next
HTTP_RATE: Final = 10.0  # changing requests a second from one address,
HTTP_BURST: Final = 40  # and at once
MISS_RATE: Final = 1 / 6  # wrong codes of tables a second from one address that are answered as such,
MISS_BURST: Final = 20  # and at once; see TableRegistry.sought
WAITING: Final = 64  # messages to a client that it has not read,
WAITING_BYTES: Final = 256 * 1024  # and their bytes
REQUEST_SECONDS: Final = 10.0  # for the head of a request, and again for its body
ANSWER_SECONDS: Final = 60.0  # for an answer to be worked out and taken
HELLO_SECONDS: Final = 5.0  # to say who one is
SEND_SECONDS: Final = 8.0  # for a client to take one message
WATCHERS: Final = 200  # at one table
SOCKETS: Final = 20_000  # of one process
GAP: Final = 200  # events told one by one to a client that comes back
LISTED: Final = 50  # tables in the list of public tables
SECONDS: Final = (5, 3600)  # a clock for one move
DAYS: Final = (1, 7)  # for a move at a table by days,
KEPT_DAYS: Final = 60  # and how long such a table is kept where nothing happens
PUSHES: Final = 5  # devices on which one player is told of their turn at one table
ROUNDS: Final = 1000
ADDRESSES: Final = 10_000  # remembered for their rate


class Bucket:
    """A token bucket: at most `burst` at once, and `rate` a second."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, now

    def take(self, now: float, many: float = 1) -> bool:
        """Takes `many` tokens; False, and takes nothing, when fewer are left."""
        self.left = min(self.burst, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < many:
            return False
        self.left -= many
        return True


class Buckets:
    """A bucket for each address, but of one that is `free` of it; forgets those used longest ago."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float], free: Container[str] = frozenset()) -> None:
        self.rate, self.burst, self.now, self.free = rate, burst, now, free
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, many: float = 1) -> bool:
        """Takes `many` tokens for an address; False, and takes nothing, when fewer are left."""
        return address in self.free or self._of(address).take(self.now(), many)

    def left(self, address: str) -> float:
        """How many tokens an address has; below nothing, how many it has spent too much."""
        bucket = self._of(address)
        bucket.take(self.now(), 0)
        return bucket.left

    def spend(self, address: str, many: float) -> None:
        """Takes `many` tokens for what has happened already, though there be fewer."""
        self._of(address).left = self.left(address) - many

    def _of(self, address: str) -> Bucket:
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.burst, self.now())
        self.known[address] = bucket
        while len(self.known) > ADDRESSES:
            self.known.popitem(last=False)
        return bucket


def cost_of(path: str) -> int:
    """How many requests a path counts as: an answer worked out for one caller costs more than a file."""
    if path.startswith("/api/print/"):
        return PRINT_COST
    return COSTS.get(path.rpartition("/")[2], TABLE_COST if path.startswith("/api/tables/") else 1)


def within_depth(text: str, most: int = DEPTH) -> bool:
    """Whether JSON text nests at most `most` deep; looks before anything parses it."""
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
    """Text of a person as it may be shown. Raises `Refused` when more than `most` code points are left."""
    found = cleaned(text) if len(text) <= 8 * most else None
    if found is None or len(found) > most:
        raise Refused("too_many_letters", what=what, most=most)
    return found
