"""Exact counts in plain Python: every hand that a pack can give, every course that a round can take.

Nothing is drawn at random here and no game is named: what counts as an event is the caller's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from fractions import Fraction
from math import comb
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ceki.engine.moves import listed, no_moves
from ceki.engine.record import copy

Score: TypeAlias = tuple[int, ...]


def hands_by_class(sizes: Sequence[int], cards: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every hand of `cards` cards from a pack with `sizes` cards in each class: its count of each class, (classes,),
    and its number of ways."""
    if not sizes:
        if cards == 0:
            yield (), 1
        return
    for n in range(min(sizes[0], cards) + 1):
        if cards - n <= sum(sizes[1:]):
            ways = comb(sizes[0], n)
            for rest, more in hands_by_class(sizes[1:], cards - n):
                yield (n, *rest), ways * more


def drawn_of(wanted: int, cards: int, drawn: int) -> dict[int, int]:
    """In how many of the hands of `drawn` cards of a pack there are 0, 1, 2 .. of the `wanted` ones."""
    return {
        n: comb(wanted, n) * comb(cards - wanted, drawn - n)
        for n in range(max(0, drawn - cards + wanted), min(wanted, drawn) + 1)
    }


def ways_together(sizes: Sequence[int], hands: Sequence[Sequence[int]]) -> npt.NDArray[np.int64]:
    """ways[i, j], int64, (hands, hands): in how many ways hand i and then hand j come from one pack with `sizes` of
    each class."""
    free = np.array(sizes, np.int64) - np.array(hands, np.int64)
    held = np.array(hands, np.int64)
    choose = np.array([[comb(n, k) for k in range(max(sizes) + 1)] for n in range(max(sizes) + 1)], np.int64)
    ways = np.ones((len(hands), len(hands)), np.int64)
    for i, size in enumerate(sizes):
        ways *= choose[size, held[:, i]][:, None] * choose[free[:, i][:, None], held[:, i][None, :]]
    return ways


def odds(good: int, total: int) -> dict[str, Any]:
    """A probability as counted and in lowest terms. Raises `ValueError` when there is nothing to count."""
    if total == 0:
        raise ValueError("cards: the pack has not so many")
    return {"numerator": good, "denominator": total, "reduced": str(Fraction(good, total))}


def courses(
    table: Any,
    legal: Callable[..., None],
    play: Callable[..., None],
    place: Callable[[Any], Hashable],
    score: Callable[[Any], Score],
) -> Counter[Score]:
    """How many orders of legal moves lead from a table to each score at its end.

    `place` is all that the rest of the round depends on: tables of the same place are counted once, so the score
    may only be added to. Every table is a copy; the given one stays as it is.
    """
    known: dict[Hashable, Counter[Score]] = {}

    def gains(g: Any) -> Counter[Score]:
        """What is still added to the score of a table, and how often."""
        here = place(g)
        if here not in known:
            known[here] = Counter({(0,) * len(score(g)): 1}) if g.over else _sum(after(g), score(g))
        return known[here]

    def after(g: Any) -> Iterator[tuple[Score, Counter[Score]]]:
        moves = no_moves()
        legal(g, moves)
        for verb, card in listed(moves):
            then = copy(g)
            play(then, verb, card)
            yield score(then), gains(then)

    return _sum([(score(table), gains(table))], (0,) * len(score(table)))


def _sum(parts: Iterable[tuple[Score, Counter[Score]]], less: Score) -> Counter[Score]:
    """Puts counted scores together, each moved by its own start and back by `less`."""
    found: Counter[Score] = Counter()
    for start, gained in parts:
        for gain, n in gained.items():
            found[tuple(a + b - c for a, b, c in zip(start, gain, less, strict=True))] += n
    return found
