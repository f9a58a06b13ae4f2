"""Hints between servers, as they go over the bus: signed with a key that only those on the same database have, read by
a model, and believed once. Whoever else writes on the channel changes nothing."""

from __future__ import annotations

import hashlib
import hmac
import logging
from collections import OrderedDict
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ceki.server.clock import Clock

FRESH_SECONDS: Final = 30.0  # a hint of before, or of a clock so far from ours, is not believed
WARN_SECONDS: Final = 60.0
SERVERS: Final = 1000  # whose last number is remembered
LARGEST: Final = 4096  # characters
DIGITS: Final = 64  # of the signature
log = logging.getLogger("ceki.server")


class _Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, allow_inf_nan=False)


class Changed(_Model):
    """The table has reached this event."""

    kind: Literal["changed"] = "changed"
    seq: Annotated[int, Field(ge=0)]


class Seats(_Model):
    """Somebody has sat down at the table, or gone."""

    kind: Literal["seats"] = "seats"


class Words(_Model):
    """A person has written something, or said phrase `n`; -1 is one who looks on, with a `name`."""

    kind: Literal["words"] = "words"
    person: Annotated[int, Field(ge=-1)]
    text: str
    n: Annotated[int, Field(ge=0)] | None = None
    name: str = ""


class Typing(_Model):
    """A person is writing."""

    kind: Literal["typing"] = "typing"
    person: Annotated[int, Field(ge=0)]


Says = Changed | Seats | Words | Typing


class Hint(_Model):
    """The hint number `number` of a server, about a table, at `at` seconds since 1970."""

    server: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
    number: Annotated[int, Field(ge=1)]
    at: float
    table: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
    says: Annotated[Says, Field(discriminator="kind")]


class Hints:
    """The hints of one server, and those of the others that it believes."""

    def __init__(self, server: str, clock: Clock) -> None:
        self.server, self.clock = server, clock
        self.key = b""
        self.began = clock.wall()
        self.number = 0
        self.heard: OrderedDict[str, int] = OrderedDict()  # the last number of each server
        self.warned = float("-inf")

    def open(self, secret: str) -> None:
        """Signs from now on with a secret that the servers of a database share."""
        self.key = hmac.new(secret.encode(), b"ceki bus 1", hashlib.sha256).digest()
        self.began = self.clock.wall()

    def write(self, table: str, says: Says) -> str:
        """A hint as it is sent."""
        self.number += 1
        hint = Hint(server=self.server, number=self.number, at=self.clock.wall(), table=table, says=says)
        text = hint.model_dump_json()
        return self._signature(text) + text

    def read(self, text: str) -> Hint | None:
        """A hint that is another server's, whole, of now and not heard before; else None."""
        signature, rest = text[:DIGITS], text[DIGITS:]
        if len(text) > LARGEST or not hmac.compare_digest(_bytes(signature), self._signature(rest).encode()):
            self._warn()
            return None
        try:
            hint = Hint.model_validate_json(rest)
        except ValidationError:  # of a newer server
            self._warn()
            return None
        now = self.clock.wall()
        old = hint.number <= self.heard.get(hint.server, 0) or hint.at < self.began
        if old or abs(now - hint.at) > FRESH_SECONDS or hint.server == self.server:
            return None
        self.heard[hint.server] = hint.number
        self.heard.move_to_end(hint.server)
        if len(self.heard) > SERVERS:
            self.heard.popitem(last=False)
        return hint

    def _signature(self, text: str) -> str:
        return hmac.new(self.key, _bytes(text), hashlib.sha256).hexdigest()

    def _warn(self) -> None:
        if self.clock.steady() - self.warned >= WARN_SECONDS:
            self.warned = self.clock.steady()
            log.warning("on the bus there are hints that no server of this database has signed; they are not heeded")


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
