"""Deals that can be checked: the server commits to a seed before the deal, players mix in theirs, and all is shown
afterwards.

Every step is specified in docs/fair-deals.md, with what it does not prove; `server/fairness/verify.py` checks a log.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any, Final

from ceki.engine.chance import key_from_seeds

LOG_VERSION: Final = 3
SQUARED: Final = 2  # a log of that version has of payments only what squared each round up
SEED_BYTES: Final = 32
PLAYER_BYTES: Final = 16
TERMS: Final = (
    "ceki_table",
    "table",
    "game",
    "players",
    "options",
    "given",
    "match_rounds",
    "practice",
)  # what a table is bound to


def new_seed() -> bytes:
    """A server's seed for one round."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(table: str, number: int, server_seed: bytes) -> str:
    """The server's commitment to its seed for round `number` (from 1) of a table: SHA-256 of one line of text."""
    return _digest(f"ceki deal 1 {table} {number} {server_seed.hex()}".encode())


def deal_key(server_seed: bytes, player_seeds: list[str | None]) -> bytes:
    """The key of the shuffle; a player who gave no seed counts as an empty one."""
    return key_from_seeds(server_seed, [bytes.fromhex(seed or "") for seed in player_seeds])


def match_seed(table: str) -> int:
    """The seed of what is drawn between rounds: known to all from the start, for it decides no cards."""
    return int.from_bytes(hashlib.sha256(f"ceki match {table}".encode()).digest()[:6], "big")


def first_receipt(log: dict[str, Any]) -> str:
    """The start of the chain of receipts: the digest of how the table was made."""
    return _digest(canonical({name: log[name] for name in TERMS}))


def receipt(before: str, entry: dict[str, Any]) -> str:
    """The receipt of a round as the log has it, chained to the one before; a receipt in the entry does not count."""
    told = {name: value for name, value in entry.items() if name != "receipt"}
    return _digest(f"ceki round 2 {before} {_digest(canonical(told))}".encode())


def canonical(value: Any) -> bytes:
    """The one way to write a JSON value of whole numbers and text (RFC 8785). Raises `ValueError` for any other."""
    return json.dumps(
        value, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":")
    ).encode()  # fmt: skip


def _digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()
