"""Drawing cards one by one and knowing when to stop: exact, by hands as counts of alike cards. No game is named here.

A hand is a tuple of counts, one for each class of cards that are worth the same; `sizes` is how many of each class
there are. Orders of drawing are counted as whole numbers: n cards come in falling(unseen, n) orders.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import perm
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Hand: TypeAlias = tuple[int, ...]
Draws: TypeAlias = Callable[[Hand], bool]
Ways: TypeAlias = npt.NDArray[np.int64]

TOGETHER = 1024  # hands of the one that are set against the other at a time: what bounds the memory


def with_one_more(hand: Hand, sizes: Sequence[int]) -> Iterator[tuple[Hand, int]]:
    """Every hand that the next card can make, and how many cards make it."""
    for i, (n, size) in enumerate(zip(hand, sizes, strict=True)):
        if n < size:
            yield (*hand[:i], n + 1, *hand[i + 1 :]), size - n


def orders(sizes: Sequence[int], starts: Mapping[Hand, int], draws: Draws) -> dict[Hand, int]:
    """In how many orders one who draws while `draws` says so reaches each hand from those at the start."""
    found = dict(starts)
    level = list(starts)
    while level:
        longer: dict[Hand, None] = {}
        for hand in level:
            if draws(hand):
                for more, cards in with_one_more(hand, sizes):
                    found[more] = found.get(more, 0) + found[hand] * cards
                    longer[more] = None
        level = list(longer)
    return found


def ends_beside(
    sizes: Sequence[int], held: Sequence[Hand], draws: Draws, end: Callable[[Hand], int], ends: int, most: int
) -> Ways:
    """How a player who draws from nothing ends, beside each hand `held` by another: ways[i, e], (held, ends), out of
    falling(left, most) orders.

    `left` are the cards not in held[i]; `most` is the greatest number of cards drawn. They must be few enough for 64
    bits (52 cards and 8 draws are).
    """
    parts = [_ends_beside(sizes, held[i : i + TOGETHER], draws, end, ends, most) for i in range(0, len(held), TOGETHER)]
    return np.concatenate(parts) if parts else np.zeros((0, ends), np.int64)


def _ends_beside(
    sizes: Sequence[int], held: Sequence[Hand], draws: Draws, end: Callable[[Hand], int], ends: int, most: int
) -> Ways:
    free = np.array(sizes, np.int64) - np.array(held, np.int64)
    unseen = free.sum(axis=1)
    found = np.zeros((len(held), ends), np.int64)
    level: dict[Hand, Ways] = {(0,) * len(sizes): np.ones(len(held), np.int64)}
    for n in range(most + 1):
        rest = np.array([perm(int(left) - n, most - n) if left >= most else 0 for left in unseen], np.int64)
        longer: dict[Hand, Ways] = {}
        for hand, ways in level.items():
            if not draws(hand):
                found[:, end(hand)] += ways * rest
                continue
            for i, n_held in enumerate(hand):
                if n_held < sizes[i]:
                    more = (*hand[:i], n_held + 1, *hand[i + 1 :])
                    new = ways * (free[:, i] - n_held)
                    longer[more] = longer[more] + new if more in longer else new
        level = longer
    return found


def best_values(
    sizes: Sequence[int],
    hands: Sequence[Hand],
    may_draw: Draws,
    stand: Mapping[Hand, Fraction],
) -> tuple[dict[Hand, Fraction], dict[Hand, Fraction]]:
    """What each hand is worth to a player who plays on as well as possible, and what drawing is worth where it is
    allowed.

    `stand` is the worth of the hands that may be kept. Hands that can be drawn must be among `hands`.
    """
    worth: dict[Hand, Fraction] = {}
    drawing: dict[Hand, Fraction] = {}
    cards = sum(sizes)
    for hand in sorted(hands, key=sum, reverse=True):
        if may_draw(hand):
            total = sum((n * worth[more] for more, n in with_one_more(hand, sizes)), Fraction(0))
            drawing[hand] = total / (cards - sum(hand))
        choices = [values[hand] for values in (drawing, stand) if hand in values]
        worth[hand] = max(choices)
    return worth, drawing
