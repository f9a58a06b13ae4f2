"""The right to a seat: a token that only its holder knows. The server keeps a digest of it, and no log has either."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Final

BYTES: Final = 32
LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that looks like another
CODE: Final = 8


def new_token() -> str:
    """A token of 256 random bits."""
    return secrets.token_urlsafe(BYTES)


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def holder(token: str, kept: Mapping[int, str]) -> int | None:
    """Whose token this is; every kept digest is compared, each in the same time."""
    given, found = digest(token), None
    for person, one in kept.items():
        if hmac.compare_digest(given, one):
            found = person
    return found


def new_id() -> str:
    """The id of a table: 128 random bits."""
    return secrets.token_hex(16)


def new_code() -> str:
    """The short code of a table, to be read out and typed."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))
