"""Worked examples about the deck itself: kind `deck` of `ceki` (rules DK-1..DK-6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ceki.cards.ceki import CODES, FACES, RANK_OF, RED, honour_rank


def deck(options: Mapping[str, Any], given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Cards of some sets of 60: two of each face to a set (DK-1); ranks by number, honours apart by name (DK-4)."""
    if given["deck"] != "ceki":
        raise ValueError(f"deck {given['deck']!r} is unknown; known: ceki")
    unknown = set(options) - {"honour_rank"}
    if unknown:
        raise ValueError(f"option {sorted(unknown)[0]!r} is not one of the deck's")
    option = honour_rank("DK-4")
    ranks = RANK_OF[option.store(option.read(options.get("honour_rank", option.default)))]
    copies = 2 * given["sets"]
    classes: dict[str, int] = {}
    for face in range(FACES):
        name = str(ranks[face] + 1) if ranks[face] < 9 else CODES[face]
        classes[name] = classes.get(name, 0) + copies
    return {
        "cards": FACES * copies,
        "faces": FACES,
        "red_stamped": RED.bit_count() * copies,
        "rank_classes": classes,
    }


EXAMPLES: dict[str, Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]]] = {"deck": deck}
