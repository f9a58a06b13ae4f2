"""Exact counts in plain Python: every hand that a pack can give, every course that a round can take.

Nothing is drawn at random here and no game is named: what counts as an event is the caller's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import comb
from typing import Any

from ceki.rulekit.moves import listed, no_moves
from ceki.rulekit.record import copy


def hands_by_class(sizes: Sequence[int], cards: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way to hold `cards` cards of a pack that has so many of each class: how many of each, and in how many ways."""
    if not sizes:
        if cards == 0:
            yield (), 1
        return
    for n in range(min(sizes[0], cards) + 1):
        if cards - n <= sum(sizes[1:]):
            ways = comb(sizes[0], n)
            for rest, more in hands_by_class(sizes[1:], cards - n):
                yield (n, *rest), ways * more


def odds(good: int, total: int) -> dict[str, Any]:
    """A probability as counted and in lowest terms. Raises `ValueError` when there is nothing to count."""
    if total == 0:
        raise ValueError("cards: the pack has not so many")
    return {"numerator": good, "denominator": total, "reduced": str(Fraction(good, total))}


def sequences(
    table: Any, legal: Callable[..., None], play: Callable[..., None], outcome: Callable[[Any], str]
) -> Counter[str]:
    """How many orders of legal moves lead from a table to each outcome. Equal tables are counted once."""
    known: dict[bytes, Counter[str]] = {}

    def from_here(g: Any) -> Counter[str]:
        if g.over:
            return Counter({outcome(g): 1})
        place = _place(g)
        if place not in known:
            found: Counter[str] = Counter()
            moves = no_moves()
            legal(g, moves)
            for verb, card in listed(moves):
                after = copy(g)
                play(after, verb, card)
                found.update(from_here(after))
            known[place] = found
        return known[place]

    return from_here(table)


def _place(g: Any) -> bytes:
    """All that a table holds."""
    return b"".join(
        value.tobytes() if hasattr(value, "tobytes") else int(value).to_bytes(9, "little", signed=True)
        for value in vars(g).values()
    )
