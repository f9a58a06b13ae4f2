"""Every way to part the cards of a hand into sets, tried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from tests.brute_force.ceki_cards import CODES, Hand, in_order, rank

Groups = tuple[str, ...]  # the type of each identical set of an arrangement, in order; mixed sets are not told


@lru_cache(maxsize=1 << 18)
def partings(cards: Groups, size: int) -> frozenset[Groups]:
    """The identical sets of each way to part these cards of one rank into sets; none when they cannot be parted."""
    if not cards:
        return frozenset({()})
    if len(cards) % size:
        return frozenset()
    found = set()
    for others, rest in _with_first(cards, size - 1):
        same = (cards[0],) if all(card == cards[0] for card in others) else ()
        found |= {tuple(in_order((*same, *more))) for more in partings(rest, size)}
    return frozenset(found)


@lru_cache(maxsize=1 << 18)
def _with_first(cards: Groups, n: int) -> tuple[tuple[Groups, Groups], ...]:
    """The different choices of `n` cards besides the first, and what is left."""
    found = {}
    rest = cards[1:]
    for choice in _choices(tuple(sorted(Counter(rest).items())), n):
        left = Counter(rest) - Counter(choice)
        found[choice] = tuple(sorted(left.elements()))
    return tuple(found.items())


def _choices(held: tuple[tuple[str, int], ...], n: int) -> Iterator[Groups]:
    if n == 0:
        yield ()
    elif held:
        (card, copies), more = held[0], held[1:]
        for taken in range(min(copies, n) + 1):
            for choice in _choices(more, n - taken):
                yield (card,) * taken + choice


def by_rank(cards: Hand, honours: str) -> list[tuple[str, Groups]]:
    """The cards of each rank."""
    ranks: dict[str, list[str]] = {}
    for card in cards:
        ranks.setdefault(rank(card, honours), []).append(card)
    return [(name, tuple(sorted(held))) for name, held in sorted(ranks.items())]


def arrangements(cards: Hand, size: int, honours: str = "all_one") -> set[Groups]:
    """The identical sets of each way to part a whole hand; none when some card is left over."""
    each = [partings(held, size) for _, held in by_rank(cards, honours)]
    return {tuple(in_order(sum(choice, ()))) for choice in product(*each)}


def most_identical(cards: Hand, size: int, honours: str = "all_one") -> Groups | None:
    """The identical sets of the arrangement that has the most of them; None when some card is left over."""
    best: list[str] = []
    for _, held in by_rank(cards, honours):
        ways = partings(held, size)
        if not ways:
            return None
        best += max(ways, key=len)
    return tuple(in_order(best))


def wins(cards: Hand, size: int, honours: str = "all_one") -> bool:
    """Whether all cards are in sets, one of them identical [BS-13] [BS-14]."""
    return bool(most_identical(cards, size, honours))


def left_over(cards: Hand, size: int, honours: str = "all_one") -> dict[Groups, set[Groups]]:
    """For each pair of one rank (or card, where sets are pairs) that can be left over, the arrangements of the rest."""
    found: dict[Groups, set[Groups]] = {}
    for _, held in by_rank(cards, honours):
        if len(held) % size == size - 1:
            for pair in {tuple(sorted(choice)) for choice in _choices(tuple(sorted(Counter(held).items())), size - 1)}:
                rest = list((Counter(cards) - Counter(pair)).elements())
                ways = arrangements(rest, size, honours)
                if ways:
                    found[pair] = ways
        elif len(held) % size:
            return {}
    return found


def completing(cards: Hand, size: int, copies: int, honours: str = "all_one") -> Hand:
    """The cards that make a hand win, but for those of which it holds every copy [HA-5]."""
    return [card for card in CODES if cards.count(card) < copies and wins([*cards, card], size, honours)]
