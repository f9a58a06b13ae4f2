"""Fresh examples of every kind that has a method of its own, run through the reader of `ceki check`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from ceki.play.checks.examples import Failure, check_vector
from tests.brute_force import calling, chabut, counting_pei, fishing, pakau, sakopong, scoring, sharing

Made = tuple[dict[str, Any], dict[str, Any], dict[str, Any]]
VECTORS: Final = Path(__file__).parent.parent / "vectors"
KEYS: Final = {
    kind: keys
    for file in sorted(VECTORS.glob("*.json"))
    for kind, keys in json.loads(file.read_text(encoding="utf-8"))["keys"].items()
}
FAMILIES: Final = (calling, scoring, sharing, fishing, counting_pei, sakopong, chabut, pakau)
KINDS: Final[dict[tuple[str, str], Callable[[Random, str], Made]]] = {
    kind: make for family in FAMILIES for kind, make in family.KINDS.items()
}


def examples(kind: tuple[str, str], n: int, seed: int) -> Iterator[dict[str, Any]]:
    """`n` examples of a kind, the same for the same seed."""
    random, (game, name) = Random(f"{seed} {kind}"), kind
    for i in range(n):
        options, given, expect = KINDS[kind](random, game)
        yield {
            "id": f"{game}/{name} {i}",
            "game": game,
            "kind": name,
            "rules": [],
            "options": options,
            "given": given,
            "expect": expect,
        }


def run(kind: tuple[str, str], n: int, seed: int) -> list[tuple[dict[str, Any], Failure]]:
    """The examples that did not come out, each with what the rules say."""
    found = ((vector, check_vector(vector, KEYS)) for vector in examples(kind, n, seed))
    return [(vector, failure) for vector, failure in found if failure is not None]
