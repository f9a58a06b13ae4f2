"""An evening as text: its house, its people and what was told of each round, from which everything follows."""

from __future__ import annotations

import json
from typing import Any, Final

from ceki.play.json_text import read_json
from ceki.play.log import plain
from ceki.play.match import MAX_ROUNDS
from ceki.play.outcomes.evening import Evening
from ceki.play.outcomes.refused import OutcomeError
from ceki.play.ruleset import PLAYERS, Ruleset, ruleset

VERSION: Final = 1
KINDS: Final[dict[str, Any]] = {
    "game": str,
    "players": int,
    "options": dict,
    "names": list,
    "seed": (int, type(None)),  # null where people draw the lots
    "entries": list,
    "ended": bool,
}


def as_text(evening: Evening) -> str:
    """The evening as JSON."""
    document = {
        "ceki_evening": VERSION,
        "game": evening.house.game.id,
        "players": evening.house.players,
        "options": {name: plain(value) for name, value in evening.house.given.items()},
        "names": evening.names,
        "seed": evening.seed,
        "rounds": evening.rounds,
        "entries": evening.entries,
        "ended": evening.ended,
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def house_kept(text: str) -> Ruleset:
    """The house of an evening, from its JSON; no round is read. Raises as `read_evening` does."""
    document = _document(text)
    return ruleset(document["game"], document["players"], **document["options"])


def read_evening(text: str) -> Evening:
    """An evening from its JSON, every round settled again. Raises `OutcomeError`, which names the round, for one that
    is broken or cannot be, and `UnknownGame` or `UnknownOption` for its house."""
    document = _document(text)
    house = ruleset(document["game"], document["players"], **document["options"])
    evening = Evening(house, document["names"], document["seed"], document["rounds"])
    for number, entry in enumerate(document["entries"], 1):
        try:
            evening.enter(entry)
        except OutcomeError as refused:
            field = refused.field or "outcome"
            at = f"entries {number}, {field}"
            raise OutcomeError(refused.reason, at, refused.clause, **refused.facts) from refused
    if document["ended"]:
        evening.end()
    return evening


def _document(text: str) -> dict[str, Any]:
    document = read_json(text)
    version = document.get("ceki_evening") if isinstance(document, dict) else None
    if type(version) is not int or version != VERSION:
        raise OutcomeError("not-evening", version=VERSION)
    if unknown := sorted(document.keys() - KINDS.keys() - {"ceki_evening", "rounds"}):
        raise OutcomeError("unknown-in-evening", key=unknown[0][:40])
    for key, kind in KINDS.items():
        if not isinstance(document.get(key), kind) or (kind is int and isinstance(document[key], bool)):
            raise OutcomeError("broken-evening", key=key)
    if document["options"].keys() & {"name", "preset", PLAYERS}:
        raise OutcomeError("broken-evening", key="options")
    limit = document.get("rounds")
    if limit is not None and (type(limit) is not int or not 1 <= limit <= MAX_ROUNDS):
        raise OutcomeError("broken-evening", key="rounds")
    if not all(isinstance(name, str) for name in document["names"]):
        raise OutcomeError("broken-evening", key="names")
    if len(document["entries"]) > MAX_ROUNDS:
        raise OutcomeError("broken-evening", key="entries")
    return document
