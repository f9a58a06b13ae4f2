"""Runs worked examples: files of vectors `{id, game, kind, rules, options, given, expect}`.

A game's file answers for its own kinds in `EXAMPLES`: kind to a function of (lay, given), where `lay(players)`
gives a blank table with the vector's options. It evaluates through the rules that play uses. An unknown game,
kind, option or key is a failure, never a skip.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ceki.cards import deck_examples
from ceki.engine.errors import NotAllowed
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.play.json_text import read_json
from ceki.play.ruleset import ruleset

Lay = Callable[..., Any]
Example = Callable[[Lay, Mapping[str, Any]], Mapping[str, Any]]


@dataclass(frozen=True)
class Failure:
    """A vector that failed: what it expected and what the rules say (or a sentence)."""

    id: str
    rules: list[str]
    expected: Any
    got: Any


@dataclass
class Report:
    """How many vectors passed, and every failure."""

    passed: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def failed(self) -> int:
        """The number of failures."""
        return len(self.failures)


def check_file(path: Path | str) -> Report:
    """Runs every vector of a file. Raises `ValueError` with one sentence when the file cannot be read as vectors."""
    document = read_vectors(Path(path))
    report = Report()
    for vector in document["vectors"]:
        failure = check_vector(vector, document.get("keys", {}))
        if failure is None:
            report.passed += 1
        else:
            report.failures.append(failure)
    return report


def read_vectors(path: Path) -> Mapping[str, Any]:
    """The document of a vector file. Raises `ValueError` for a missing, broken or truncated one."""
    try:
        document = read_json(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"vector file {path}: {error.strerror}") from error
    except (NotAllowed, UnicodeDecodeError) as error:
        raise ValueError(f"vector file {path}: {error}") from error
    vectors = document.get("vectors") if isinstance(document, dict) else None
    if not isinstance(vectors, list) or not all(isinstance(v, dict) for v in vectors):
        raise ValueError(f"vector file {path} has no list of vectors")
    if "count" in document and document["count"] != len(vectors):
        raise ValueError(f"vector file {path} is truncated: it says {document['count']} vectors and has {len(vectors)}")
    return document


def check_vector(vector: Mapping[str, Any], keys: Mapping[str, Any]) -> Failure | None:
    """None when the rules give what the vector expects."""
    expected = vector.get("expect")
    try:
        missing = sorted({"id", "game", "kind", "rules", "options", "given", "expect"} - vector.keys())
        if missing:
            raise ValueError(f"the vector has no {', '.join(missing)}")
        _refuse_other_keys(vector, keys)
        got = evaluate(vector)
        wrong = _differences(vector["expect"], got)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        said = f"the key {error} is missing" if isinstance(error, KeyError) else str(error)
        return Failure(str(vector.get("id")), list(vector.get("rules", [])), expected, said)
    return Failure(vector["id"], vector["rules"], expected, wrong) if wrong is not None else None


def evaluate(vector: Mapping[str, Any]) -> Mapping[str, Any]:
    """What the rules say about a vector's `given`. Raises `ValueError` for an unknown game, kind or option."""
    name, kind, options = vector["game"], vector["kind"], vector["options"]
    if name == "ceki":
        if kind not in deck_examples.EXAMPLES:
            raise ValueError(f"kind {kind!r} is unknown for the deck")
        return deck_examples.EXAMPLES[kind](options, vector["given"])
    game = catalogue.game(name)
    examples: Mapping[str, Example] = game.namespace.get("EXAMPLES", {})
    if kind not in examples:
        raise ValueError(f"kind {kind!r} is unknown for {name}; known: {', '.join(examples) or 'none'}")
    return examples[kind](_lay(game, options), vector["given"])


def _lay(game: GameModule, options: Mapping[str, Any]) -> Lay:
    for key in options:
        if key not in game.options and key != "players":
            raise ValueError(f"option {key!r} is not one of {game.id}'s")

    def lay(players: int | None = None, **more: Any) -> Any:
        asked = {**options, **more}
        seats = asked.pop("players", None)
        return ruleset(game, players or seats, **asked).table()

    return lay


def _refuse_other_keys(vector: Mapping[str, Any], keys: Mapping[str, Any]) -> None:
    """The file says which keys each kind has, `?` marking those that may be absent."""
    if not keys:
        return
    place = f"{vector['game']}/{vector['kind']}"
    if place not in keys:
        raise ValueError(f"kind {place} is not among the file's keys")
    for part in ("given", "expect"):
        known = keys[place][part]
        for key in known:
            if not key.endswith("?") and key not in vector[part]:
                raise ValueError(f"the key {key!r} is missing in {part!r}")
        for key in vector[part]:
            if key not in known and f"{key}?" not in known:
                raise ValueError(f"the key {key!r} in {part!r} is unknown")
    for option in vector["options"]:
        if option not in keys[place]["options"]:
            raise ValueError(f"option {option!r} is not among the file's keys")


def _differences(expected: Mapping[str, Any], got: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """What the rules say where it differs; a key of `got` that ends in `?` need not be expected."""
    plain = {key.rstrip("?"): value for key, value in got.items()}
    needed = {key for key in got if not key.endswith("?")}
    wrong = {key: plain.get(key, "not known") for key in expected if key not in plain or plain[key] != expected[key]}
    wrong.update({key: plain[key] for key in needed if key not in expected})
    return wrong or None


def lines(failures: list[Failure]) -> Iterator[str]:
    """A line for each failure."""
    for f in failures:
        yield f"{f.id} [{' '.join(f.rules)}] expected {_short(f.expected)} got {_short(f.got)}"


def _short(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
