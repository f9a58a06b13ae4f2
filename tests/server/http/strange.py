"""Messages that no client should send: good ones cut, bent, blown up, of other seats, other tables, other turns."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

MARK = "SpyMark"  # in every text of ours, so that a log line that repeats one is found
NUMBERS = (
    "1e999", "-1", "NaN", "Infinity", "-Infinity", "1e5", "0.5", "9223372036854775808", "18446744073709551616",
    "9" * 400, "9" * 3900, "-0", "true", "null", '"7"', "[]", "{}",
)  # fmt: skip
THINGS: tuple[Any, ...] = (
    None, True, -1, 2**63, 2**64, 1.5, "", MARK, f"{MARK} \x00\x1b[31m", "\ud800", "x" * 3000, [], {}, [[]], {"a": []},
)  # fmt: skip
Bytes = tuple[bytes, bool]  # a frame, and whether it says that it is text


class Strange:
    """Makes messages from good ones: `last` ones end the connection, after others it must still stand."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.ways: list[Callable[[dict[str, Any]], Bytes]] = [
            self.cut, self.flipped, self.deep, self.typed, self.numbered, self.doubled, self.lacking, self.noise,
            self.unasked,
        ]  # fmt: skip

    def __call__(self, good: dict[str, Any]) -> Bytes:
        return self.chance.choice(self.ways)(good)

    def last(self, good: dict[str, Any]) -> Bytes:
        """One that is no text, or too long."""
        return self.chance.choice([self.huge, self.binary, self.not_utf8])(good)

    def cut(self, good: dict[str, Any]) -> Bytes:
        """Ends anywhere."""
        text = json.dumps(good).encode()
        return text[: self.chance.randrange(len(text))], True

    def flipped(self, good: dict[str, Any]) -> Bytes:
        """Some bits are others."""
        text = bytearray(json.dumps(good).encode())
        for _ in range(self.chance.randint(1, 8)):
            text[self.chance.randrange(len(text))] ^= 1 << self.chance.randrange(7)
        return bytes(text), True

    def deep(self, good: dict[str, Any]) -> Bytes:
        """Nests."""
        depth = self.chance.choice([7, 8, 9, 100, 600])
        left, right = self.chance.choice([("[", "]"), ('{"a":', "}")])
        nest = left * depth + "1" + right * self.chance.choice([depth, 0])
        return json.dumps({**good, self.name(good): "@"}).replace('"@"', nest).encode(), True

    def huge(self, good: dict[str, Any]) -> Bytes:
        """Is longer than may be."""
        size = self.chance.choice([4097, 8192, 60_000, 70_000, 1_000_000])
        text = json.dumps({**good, "pad": ""})
        return (text[:-2] + "x" * max(0, size - len(text)) + '"}').encode(), True

    def typed(self, good: dict[str, Any]) -> Bytes:
        """Something of another kind stands in a field."""
        return json.dumps({**good, self.name(good): self.chance.choice(THINGS)}).encode(), True

    def numbered(self, good: dict[str, Any]) -> Bytes:
        """A number that is none, or that no machine word holds."""
        text = json.dumps({**good, self.chance.choice(["base_seq", "seen", "n", "version", "seat"]): "@"})
        return text.replace('"@"', self.chance.choice(NUMBERS)).encode(), True

    def binary(self, good: dict[str, Any]) -> Bytes:
        """A good message as bytes, or bytes that say nothing."""
        return self.chance.choice([json.dumps(good).encode(), self.chance.randbytes(40), b""]), False

    def not_utf8(self, good: dict[str, Any]) -> Bytes:
        """Text that is no text."""
        text, bad = json.dumps(good).encode(), self.chance.choice([b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5"])
        at = self.chance.randrange(len(text))
        return text[:at] + bad + text[at:], True

    def doubled(self, good: dict[str, Any]) -> Bytes:
        """A field stands twice."""
        name = self.name(good)
        return (json.dumps(good)[:-1] + f', "{name}": {json.dumps(self.chance.choice(THINGS))}}}').encode(), True

    def lacking(self, good: dict[str, Any]) -> Bytes:
        """A field is missing, or too many are there."""
        name = self.name(good)
        left = {key: value for key, value in good.items() if key != name}
        return json.dumps(
            self.chance.choice([left, {**good, MARK: {"person": 0, "seat": 0}}, [good], MARK])
        ).encode(), True

    def noise(self, good: dict[str, Any]) -> Bytes:
        """No message at all."""
        return bytes(
            self.chance.choices(b'{}[]":,0123456789.eE+-\\u nulltrue\x00\t', k=self.chance.randrange(200))
        ), True

    def unasked(self, good: dict[str, Any]) -> Bytes:
        """A message of another kind, or of the server's own kinds."""
        kinds = ["ack", "state", "change", "error", "hello", "leave2", "undo", "seed", "phrase", "dealt", "closed"]
        return json.dumps({**good, "type": self.chance.choice(kinds), "hex": "0" * 32, "text": MARK}).encode(), True

    def name(self, good: dict[str, Any]) -> str:
        return self.chance.choice(list(good))
