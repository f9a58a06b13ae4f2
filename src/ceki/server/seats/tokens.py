"""The right to a seat: a token that only its holder knows. The server keeps a digest of it, and no log has either."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Final

BYTES: Final = 32
LETTERS: Final = "23456789ACDEFHJKLMNPRTWXY"  # of those that look alike one at most: 0ODQ 1IL 2Z 5S 8B 6G, none of UV
CODE: Final = 6
MEANT: Final = str.maketrans("0OQ1IZSBG", "DDDLL2586")  # what was read wrongly off a screen or a slip of paper


def new_token() -> str:
    """A token of 256 random bits."""
    return secrets.token_urlsafe(BYTES)


def digest(token: str) -> str:
    """The digest of a token, which the server keeps instead of it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def holder(token: str, kept: Mapping[int, str]) -> int | None:
    """Whose token this is; compares every kept digest, each in the same time."""
    given, found = digest(token), None
    for person, one in kept.items():
        if hmac.compare_digest(given, one):
            found = person
    return found


def new_id() -> str:
    """The id of a table: 128 random bits."""
    return secrets.token_hex(16)


def new_code() -> str:
    """The short code of a table, to be read out and typed: one of 244 million."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def is_id(key: str) -> bool:
    """Whether this has the form of a table's id, which nobody can guess."""
    return len(key) == 32


def meant(key: str) -> str:
    """A table's id as it is; a code as its writer meant it: in capitals, with lookalike letters put right."""
    return key.upper().translate(MEANT) if len(key) == CODE else key
