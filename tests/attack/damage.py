"""Texts and files as accidents and enemies leave them, made from true ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

DEEP: Final = 100_000  # brackets within each other
DIGITS: Final = 5_000  # of a number, more than Python reads
ODD: Final = (
    "", "-1", "1.5", "NaN", "9" * 30, "９", "\ud800", "\udc80", "x" * 5000, "../../etc/passwd", "%s%n", "{", "[" * 500,
    "--", "-o", "=", "a=b", "a=b=c", "人", "\u202e", "None", "[]", "1_000", "0x10", " ", "\n", "/dev/null/x", "~",
)  # fmt: skip


def _cut(text: str, chance: random.Random) -> str:
    return text[: chance.randrange(len(text) + 1)]


def _twice(text: str, chance: random.Random) -> str:
    at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    return text[:to] + text[at:to] + text[to:]


def _out(text: str, chance: random.Random) -> str:
    at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    return text[:at] + text[to:]


def _letter(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text) or 1)
    return text[:at] + chance.choice('{}[]",:0-1eE.\\/ntfaZ\0\ud800\u202e人') + text[at + 1 :]


def _value(text: str, chance: random.Random) -> str:
    """A value of another kind in the place of one."""
    parts = text.split(": ")
    at = chance.randrange(1, len(parts)) if len(parts) > 1 else 0
    end = min((parts[at].find(sign) for sign in ",\n}]" if sign in parts[at]), default=0)
    odd = chance.choice(["null", "true", "-1", "1e9", "1.5", "[]", "{}", '""', '"人"', "9" * 17, "9" * DIGITS, "[[]]"])
    parts[at] = odd + parts[at][end:]
    return ": ".join(parts)


def _deep(text: str, chance: random.Random) -> str:
    return chance.choice(["[", '{"a":', text[:20] + "["]) * chance.choice([40, 2_000, DEEP])


TEXTS: Final[tuple[Callable[[str, random.Random], str], ...]] = (_cut, _twice, _out, _letter, _value, _value, _deep)


def damaged(text: str, chance: random.Random) -> bytes:
    """A true text with one to three damages, in one of the encodings that editors write."""
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        text = chance.choice(TEXTS)(text, chance)
    encoding = chance.choice(["utf-8"] * 6 + ["utf-8-sig", "utf-16", "utf-16-le", "latin-1", "utf-32"])
    return text.encode(encoding, "surrogatepass" if encoding.startswith("utf") else "replace")


def flipped(raw: bytes, chance: random.Random) -> bytes:
    """A file of bytes, cut or with some of them changed."""
    if chance.random() < 0.2:
        return raw[: chance.randrange(len(raw))]
    changed = bytearray(raw)
    for _ in range(chance.choice([1, 2, 20])):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)
