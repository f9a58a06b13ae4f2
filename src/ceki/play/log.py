"""A round as text: the house, the key and the moves, from which everything follows."""

from __future__ import annotations

import json
from typing import Any

from ceki.engine.errors import BadLog
from ceki.play.move import say
from ceki.play.round import Round
from ceki.play.ruleset import ruleset

VERSION = 1
_KEYS = ("ceki", "game", "players", "options", "key", "starter", "pot", "moves")


def write_log(played: Round) -> str:
    """The log of a round as JSON. It names every card: it is for afterwards, not for a player in the round. Raises
    `ValueError` for what is no round."""
    if not isinstance(played, Round):
        raise ValueError(f"the log is of {played!r:.80}; a log is written of a Round")
    options = {name: _plain(value) for name, value in played.ruleset.given.items()}
    document = {
        "ceki": VERSION,
        "game": played.ruleset.game.id,
        "players": played.ruleset.players,
        "options": options,
        "key": played.key.hex(),
        "starter": played.starter,
        "pot": played.pot_before,
        "moves": [say(played.ruleset.game, verb, card) for verb, card in played.numbers],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _plain(value: Any) -> Any:
    return sorted(value) if isinstance(value, (set, frozenset)) else list(value) if isinstance(value, tuple) else value


def read_log(text: str) -> Round:
    """The round of a log, replayed. Raises `BadLog`, in one sentence, for a broken, truncated or impossible one."""
    if not isinstance(text, str):
        raise BadLog(f"the log is no text: {text!r:.80}")
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadLog(f"the log is not whole JSON: {error}") from error
    except RecursionError as error:
        raise BadLog("the log is no log: brackets stand too deep within each other") from error
    if not isinstance(document, dict):
        raise BadLog("the log is not a JSON object")
    missing = [key for key in _KEYS if key not in document]
    if missing:
        raise BadLog(f"the log has no {missing[0]!r}; a log has {', '.join(_KEYS)}")
    if document["ceki"] != VERSION:
        raise BadLog(f"the log is of version {document['ceki']!r}; this is version {VERSION}")
    _refuse_wrong_types(document)
    try:
        chosen = ruleset(document["game"], document["players"], **document["options"])
        played = Round(chosen, _key(document["key"]), document["starter"], document["pot"])
    except ValueError as error:
        raise BadLog(str(error)) from error
    for number, move in enumerate(document["moves"], 1):
        try:
            played.play(move)
        except ValueError as error:
            raise BadLog(f"the log breaks at move {number}: {error}") from error
    return played


def _refuse_wrong_types(document: dict[str, Any]) -> None:
    kinds = {"game": str, "players": int, "options": dict, "key": str, "starter": int, "pot": int, "moves": list}
    for key, kind in kinds.items():
        if not isinstance(document[key], kind):
            raise BadLog(f"the log's {key!r} is not of the right kind: {document[key]!r}")
    if not 0 <= document["starter"] < document["players"]:
        raise BadLog(f"the log's starter {document['starter']} is not one of {document['players']} seats")
    if not all(isinstance(move, str) for move in document["moves"]):
        raise BadLog("the log's moves are not all text")


def _key(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadLog(f"the log's key {text!r} is not written in hexadecimal") from error
