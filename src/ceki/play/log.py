"""A round or a match as text: the house, the keys and the moves, from which everything follows."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ceki.engine.errors import BadLog, NotAllowed
from ceki.play.json_text import LARGEST, read_json
from ceki.play.match import MAX_ROUNDS, Match
from ceki.play.move import say
from ceki.play.round import Round
from ceki.play.ruleset import ruleset

VERSION = 1
_KINDS = {"game": str, "players": int, "options": dict, "key": str, "starter": int, "pot": int, "moves": list}
_KEYS = ("ceki", *_KINDS)
_OF_MATCH: Final[dict[str, type]] = {"game": str, "players": int, "options": dict, "seed": int, "rounds": list}
_OF_ROUND: Final[dict[str, type]] = {"key": str, "moves": list}


def write_log(played: Round) -> str:
    """The log of a round as JSON. It names every card: it is for afterwards, not for a player in the round. Raises
    `ValueError` for what is no round."""
    if not isinstance(played, Round):
        raise NotAllowed("log-of-round", given=f"{played!r:.80}")
    options = {name: plain(value) for name, value in played.ruleset.given.items()}
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


def plain(value: Any) -> Any:
    """The value of an option as JSON has it."""
    return sorted(value) if isinstance(value, (set, frozenset)) else list(value) if isinstance(value, tuple) else value


def read_log(text: str) -> Round:
    """The round of a log, replayed. Raises `BadLog`, in one sentence, for a broken, truncated or impossible one."""
    document = parsed(text)
    missing = [key for key in _KEYS if key not in document]
    if missing:
        raise BadLog("log-lacks-keys", key=repr(missing[0]), keys=list(_KEYS))
    if document["ceki"] != VERSION:
        raise BadLog("log-version", version=f"{document['ceki']!r:.40}", reads=VERSION)
    kinds_checked(document, _KINDS, BadLog("part-log"))
    if not 0 <= document["starter"] < document["players"]:
        raise BadLog("log-starter", starter=document["starter"], players=document["players"])
    try:
        chosen = ruleset(document["game"], document["players"], **document["options"])
        played = Round(chosen, key_read(document["key"]), document["starter"], document["pot"])
    except (ValueError, TypeError, OverflowError) as error:
        raise BadLog("other", why=error) from error
    for number, move in enumerate(document["moves"], 1):
        try:
            played.play(move)
        except ValueError as error:
            raise BadLog("log-breaks", move=number, why=error) from error
    return played


def parsed(text: str) -> dict[str, Any]:
    """The JSON object of a log. Raises `BadLog`."""
    document = read_json(text)
    if not isinstance(document, dict):
        raise BadLog("log-no-object")
    return document


def kinds_checked(document: dict[str, Any], kinds: Mapping[str, type], where: BadLog) -> None:
    """Raises `BadLog` unless a log has these fields, each of its kind; `moves` are texts. `where` names
    the part of the log."""
    for key, kind in kinds.items():
        if key not in document:
            raise BadLog("part-lacks", where=where, key=repr(key))
        if not isinstance(document[key], kind) or isinstance(document[key], bool):
            raise BadLog("part-kind", where=where, key=repr(key), given=f"{document[key]!r:.60}")
    if not all(isinstance(move, str) for move in document.get("moves", [])):
        raise BadLog("part-moves", where=where)


def key_read(text: str) -> bytes:
    """The key of a shuffle. Raises `BadLog`."""
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadLog("log-key", given=f"{text!r:.80}") from error


@dataclass(frozen=True)
class Finished:
    """A round of a match that is over: who sat at each seat, and what had been agreed before it."""

    round: Round
    names: Sequence[str] = ()
    agreed: Mapping[str, Any] = field(default_factory=dict)


def write_match_log(match: Match, rounds: Sequence[Finished]) -> str:
    """The log of the finished rounds of a match as JSON, the first one first. `match` is how it stands or stood.

    It names every card. Raises `ValueError` for a seed that is no whole number which every reader of JSON knows.
    """
    if not 0 <= match.seed <= LARGEST:
        raise NotAllowed("log-seed", seed=match.seed, largest=LARGEST)
    first = rounds[0].round.ruleset if rounds else match.ruleset
    document = {
        "ceki_match": VERSION,
        "game": first.game.id,
        "players": first.players,
        "options": {name: plain(value) for name, value in first.given.items()},
        "seed": match.seed,
        "match_rounds": match.rounds,
        "rounds": [_told(one) for one in rounds],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _told(one: Finished) -> dict[str, Any]:
    played = one.round
    told: dict[str, Any] = {"key": played.key.hex()}
    if one.names:
        told["names"] = list(one.names)
    if one.agreed:
        told["agreed"] = {name: plain(value) for name, value in one.agreed.items()}
    return {**told, "moves": [say(played.ruleset.game, *move) for move in played.numbers]}


def read_rounds(text: str) -> list[Round]:
    """The rounds of a log of a round or of a match, replayed. Raises `BadLog` in one sentence."""
    document = parsed(text)
    return _rounds(document) if "ceki_match" in document else [read_log(text)]


def _rounds(document: dict[str, Any]) -> list[Round]:
    """The finished rounds of a match. Raises `BadLog`."""
    if document["ceki_match"] != VERSION:
        raise BadLog("log-version", version=f"{document['ceki_match']!r:.40}", reads=VERSION)
    kinds_checked(document, _OF_MATCH, BadLog("part-log"))
    wanted = document.get("match_rounds")
    if wanted is not None and (type(wanted) is not int or not 1 <= wanted <= MAX_ROUNDS):
        raise BadLog("log-match-rounds", given=f"{wanted!r:.60}")
    try:
        chosen = ruleset(document["game"], document["players"], **document["options"])
        match = Match(chosen, document["seed"], wanted)
    except (ValueError, TypeError, OverflowError) as error:
        raise BadLog("log-rules", why=error) from error
    _begun_elsewhere(match, document)
    if not document["rounds"]:
        raise BadLog("log-no-rounds")
    return [_played(match, entry, number) for number, entry in enumerate(document["rounds"], 1)]


def _begun_elsewhere(match: Match, document: dict[str, Any]) -> None:
    """A match that was played on from a round has its first player and pot from there."""
    for name, most in (("starter", match.players - 1), ("pot", 2**31 - 1)):
        value = document.get(name, 0)
        if type(value) is not int or not 0 <= value <= most:
            raise BadLog("log-whole", name=repr(name), most=most, given=f"{value!r:.60}")
        if name in document:
            setattr(match.record, name, value)


def _played(match: Match, entry: Any, number: int) -> Round:
    """A round of the match, entered in its ledger. Raises `BadLog`."""
    where = BadLog("part-round-of-log", round=number)
    if not isinstance(entry, dict):
        raise BadLog("part-no-object", where=where)
    kinds_checked(entry, _OF_ROUND, where)
    names = entry.get("names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadLog("part-names", where=where)
    if match.over:
        raise BadLog("part-after-end", where=where)
    agreed = entry.get("agreed", {})
    try:
        if not isinstance(agreed, dict):
            raise NotAllowed("agreed-no-object")
        match.agree(agreed)
        played = match.next_round(key_read(entry["key"]))
    except (ValueError, TypeError, OverflowError) as error:
        raise BadLog("part-why", where=where, why=error) from error
    for place, move in enumerate(entry["moves"], 1):
        try:
            played.play(str(move))
        except ValueError as error:
            raise BadLog("part-breaks", where=where, move=place, why=error) from error
    if not played.over:
        raise BadLog("part-ends-early", where=where)
    match.settle(played)
    return played
