"""Deals that can be checked: the server binds itself before the deal, players mix in seeds, all is shown afterwards.

What it does not prove: whoever runs the server sees all cards, and could, together with the player whose seed comes
last, try several seeds.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from typing import Any, Final

from ceki.play.house import house
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.rulekit.chance import key_from_seeds

VERSION: Final = 1
SEED_BYTES: Final = 32
PLAYER_BYTES: Final = 16


def new_seed() -> bytes:
    """A server's seed for one round."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(table: str, number: int, server_seed: bytes) -> str:
    """What binds the server to its seed for round `number` (from 1) of a table: SHA-256 of one line of text."""
    return hashlib.sha256(f"ceki deal {VERSION} {table} {number} {server_seed.hex()}".encode()).hexdigest()


def deal_key(server_seed: bytes, player_seeds: list[str | None]) -> bytes:
    """The key of the shuffle; a player who gave no seed counts as an empty one."""
    return key_from_seeds(server_seed, [bytes.fromhex(seed or "") for seed in player_seeds])


def match_seed(table: str) -> int:
    """The seed of what is drawn between rounds: known to all from the start, for it decides no cards."""
    return int.from_bytes(hashlib.sha256(f"ceki match {table}".encode()).digest()[:6], "big")


class Broken(ValueError):  # noqa: N818  what happened, not an error of ours
    """A log that does not hold what it promised."""


_KEYS: Final = {
    "ceki_table": int, "table": str, "game": str, "players": int, "options": dict, "rounds": list,
}  # fmt: skip
_ROUND: Final = {
    "round": int, "commitment": str, "server_seed": str, "player_seeds": list, "key": str, "starter": int, "pot": int,
    "moves": list, "cents": list,
}  # fmt: skip


def verify(text: str) -> int:
    """Replays the log of a table from its seeds alone; returns how many rounds hold. Raises `Broken` in a sentence."""
    return len(rounds(text))


def rounds(text: str) -> list[Round]:
    """The rounds of the log of a table, replayed from its seeds alone. Raises `Broken` in a sentence."""
    try:
        log = json.loads(text)
    except ValueError as error:
        raise Broken(f"the log is not whole JSON: {error}") from error
    _refuse_wrong_types(log, _KEYS, "the log")
    if log["ceki_table"] != VERSION:
        raise Broken(f"the log is of version {log['ceki_table']}; this is version {VERSION}")
    match = Match(
        house(log["game"], log["players"], **log["options"]), match_seed(log["table"]), log.get("match_rounds")
    )
    found = []
    for number, entry in enumerate(log["rounds"], 1):
        _refuse_wrong_types(entry, _ROUND, f"round {number}")
        if entry["round"] != number:
            raise Broken(f"round {number} is missing; round {entry['round']} stands in its place")
        found.append(_check_round(log["table"], match, entry))
    return found


def _refuse_wrong_types(data: Any, kinds: dict[str, type], what: str) -> None:
    if not isinstance(data, dict):
        raise Broken(f"{what} is not a JSON object")
    for key, kind in kinds.items():
        if not isinstance(data.get(key), kind):
            raise Broken(f"{what} has no good {key!r}")


def _check_round(table: str, match: Match, entry: dict[str, Any]) -> Round:
    number = entry["round"]
    try:
        seed, key = (
            bytes.fromhex(entry["server_seed"]),
            deal_key(bytes.fromhex(entry["server_seed"]), entry["player_seeds"]),
        )
    except (ValueError, TypeError) as error:
        raise Broken(f"round {number}: a seed is not written in hexadecimal") from error
    if not hmac.compare_digest(commitment(table, number, seed), entry["commitment"]):
        raise Broken(f"round {number}: the server's seed is not the one it was bound to")
    if not hmac.compare_digest(key.hex(), entry["key"]):
        raise Broken(f"round {number}: the cards were not shuffled by the seeds")
    return _replay(match, key, entry)


def _replay(match: Match, key: bytes, entry: dict[str, Any]) -> Round:
    number = entry["round"]
    played = match.next_round(key)
    if (played.starter, played.pot_before) != (entry["starter"], entry["pot"]):
        raise Broken(f"round {number}: the first player or the pot is not what the rounds before it give")
    for place, move in enumerate(entry["moves"], 1):
        try:
            played.play(str(move))
        except ValueError as error:
            raise Broken(f"round {number} breaks at move {place}: {error}") from error
    if not played.over:
        if entry.get("abandoned") is True:
            return played
        raise Broken(f"round {number}: the moves end before the round does")
    if played.cents != entry["cents"]:
        raise Broken(f"round {number}: the rules settle it otherwise: {played.cents}, not {entry['cents']}")
    match.settle(played)
    return played
