"""Every hand that can be dealt, counted rank by rank: classes of hands that are alike to a question, with an example.

A `look` says what a question needs to know of the cards of one rank and `join` puts two ranks together. Hands of one
class are counted by binomials and never listed; what an example is worth is for the rules of the game to say.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import comb, factorial
from typing import Any, Final

from ceki.cards.ceki import FACES, RANKS, of_rank
from ceki.cards.sets import left_over, matas, short_of_one, still_out

Hand = list[int]  # counts by face
FAR: Final = "far"  # whatever the other ranks are, there is nothing more to ask


@dataclass(frozen=True)
class Part:
    """Cards of one rank that are alike to a question: how many, in how many ways, and an example of them."""

    cards: int
    ways: int
    look: Hashable
    example: tuple[tuple[int, int], ...]  # face, copies


def face_counts(faces: int, copies: int, most: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """How many cards of each of some faces, at most `most`, the largest first; and in how many ways, in any order."""
    for counts in _falling(faces, copies, most):
        orders = factorial(faces)
        ways = 1
        for n in set(counts):
            orders //= factorial(counts.count(n))
        for n in counts:
            ways *= comb(copies, n)
        yield counts, orders * ways


def _falling(places: int, largest: int, most: int) -> Iterator[tuple[int, ...]]:
    if places == 0:
        yield ()
        return
    for n in range(min(largest, most) + 1):
        for rest in _falling(places - 1, n, most - n):
            yield (n, *rest)


def parts_of(
    faces: Sequence[int], copies: int, most: int, look: Callable[[Hand, int], Hashable], rank: int
) -> list[Part]:
    """Every way to hold cards of a rank, those alike to the question put together."""
    found: dict[tuple[int, Hashable], Part] = {}
    for counts, ways in face_counts(len(faces), copies, most):
        example = tuple((face, n) for face, n in zip(faces, counts, strict=True) if n)
        key = sum(counts), look(laid(example), rank)
        known = found.get(key)
        found[key] = Part(key[0], ways + (known.ways if known else 0), key[1], known.example if known else example)
    return list(found.values())


def present(faces: Sequence[int], copies: int, most: int, look: Callable[[Hand], Hashable]) -> list[Part]:
    """Every way to hold up to `most` cards of some faces, where only which of the faces are there matters."""
    parts = []
    for which in range(1 << len(faces)):
        there = [face for i, face in enumerate(faces) if which >> i & 1]
        ways = [1]  # by number of cards
        for _ in there:
            ways = [
                sum(ways[n - k] * comb(copies, k) for k in range(1, copies + 1) if 0 <= n - k < len(ways))
                for n in range(len(ways) + copies)
            ]
        known = look(laid([(face, 1) for face in there]))
        for n in range(len(there), min(most, len(ways) - 1) + 1):
            spare = n - len(there)
            example = []
            for face in there:
                more = min(spare, copies - 1)
                spare -= more
                example.append((face, 1 + more))
            parts.append(Part(n, ways[n], known, tuple(example)))
    return parts


def laid(example: Sequence[tuple[int, int]]) -> Hand:
    """The counts by face, (faces,), of an example given as (face, count) pairs."""
    hand = [0] * FACES
    for face, n in example:
        hand[face] += n
    return hand


def hands_by_look(
    deck: Sequence[int],
    honours: int,
    cards: int,
    look: Callable[[Hand, int], Hashable],
    join: Callable[[Any, Any], Hashable],
    empty: Hashable,
) -> list[tuple[Hand, int, Hashable]]:
    """Every hand of `cards` cards of a deck: an example of each class, (faces,), its ways, and what is known of it.

    Raises `ValueError` for a deck in which the faces of a rank differ in number: the count takes them to be alike.
    """
    return hands_of_parts(ranks_of(deck, honours, cards, look), cards, join, empty)


def hands_of_parts(
    ranks: Iterable[Sequence[Part]], cards: int, join: Callable[[Any, Any], Hashable], empty: Hashable
) -> list[tuple[Hand, int, Hashable]]:
    """The same where the parts of each rank, or of other cards that belong together, are given."""
    found: dict[tuple[int, Hashable], tuple[int, tuple[tuple[int, int], ...]]] = {(0, empty): (1, ())}
    for parts in ranks:
        longer: dict[tuple[int, Hashable], tuple[int, tuple[tuple[int, int], ...]]] = {}
        for (n, known), (ways, example) in found.items():
            for part in parts:
                if n + part.cards <= cards:
                    key = n + part.cards, FAR if FAR in (known, part.look) else join(known, part.look)
                    if key in longer:
                        longer[key] = longer[key][0] + ways * part.ways, longer[key][1]
                    else:
                        longer[key] = ways * part.ways, example + part.example
        found = longer
    return [(laid(example), ways, known) for (n, known), (ways, example) in found.items() if n == cards]


def ranks_of(
    deck: Sequence[int], honours: int, cards: int, look: Callable[[Hand, int], Hashable]
) -> Iterator[list[Part]]:
    """The parts of each rank that the deck has."""
    for rank in range(RANKS):
        faces = [face for face in range(FACES) if of_rank(rank, honours) >> face & 1 and deck[face]]
        copies = {int(deck[face]) for face in faces}
        if len(copies) > 1:
            raise ValueError("deck: the faces of a rank differ in number, so they cannot be counted together")
        if faces:
            yield parts_of(faces, copies.pop(), cards, look, rank)


# ---------------------------------------------------------------- how near a hand of sets is to being complete


@dataclass(frozen=True)
class Nearness:
    """The questions about sets of one deck: what must be known of a rank so that the rules can tell of the whole."""

    deck: Sequence[int]
    honours: int
    set_size: int

    def mata(self, hand: Hand, rank: int) -> int:
        """How many identical sets."""
        return int(matas(hand, self.set_size))

    def ready(self, hand: Hand, rank: int) -> Hashable:
        """Whole or one card short, whether there is a mata, and how many cards would complete it (HA-3, HA-5)."""
        over = self._over(hand)
        if over and over != self.set_size - 1:
            return FAR
        return int(over > 0), self.mata(hand, rank) > 0, self._waits(hand, rank) if over else ()

    def join_ready(self, one: Any, other: Any) -> Hashable:
        """At most one rank is short."""
        return FAR if one[0] and other[0] else (one[0] + other[0], one[1] or other[1], one[2] + other[2])

    def letting_go(self, hand: Hand, rank: int) -> Hashable:
        """The same for a hand with one card too many, which has the best call that a discard can leave.

        Whether there is a mata; what a whole rank would wait for if a card of it went; what a rank that is one card
        short waits for; and how many ranks have a single card over. A rank with cards over can let one of them go and
        keep its matas.
        """
        over, mata = self._over(hand), self.mata(hand, rank) > 0
        if over == 0:
            return mata, frozenset(self._can_without(hand, face, rank) for face in range(FACES) if hand[face]), (), 0
        if over == self.set_size - 1:
            return mata, frozenset(), (self._can(hand, rank),), 0
        return mata, frozenset(), (), 1

    def join_letting_go(self, one: Any, other: Any) -> Hashable:
        """Ranks put together; more of them with cards over than one discard can mend are far."""
        short, single = one[2] + other[2], one[3] + other[3]
        if single > 1 or len(short) > (2 if self.set_size == 2 else 1):
            return FAR
        whole = frozenset() if short or single else one[1] | other[1]
        return one[0] or other[0], whole, tuple(sorted(short)), single

    def _over(self, hand: Hand) -> int:
        return left_over(sum(hand), self.set_size)

    def _can_without(self, hand: Hand, face: int, rank: int) -> tuple[bool, bool]:
        hand[face] -= 1
        found = self._can(hand, rank)
        hand[face] += 1
        return found

    def _can(self, hand: Hand, rank: int) -> tuple[bool, bool]:
        every, same = self._waits(hand, rank)
        return every > 0, same > 0

    def _waits(self, hand: Hand, rank: int) -> tuple[int, int]:
        """How many cards of the rank are out, and how many of those that would make an identical set."""
        every = self._out(hand, of_rank(rank, self.honours))
        return every, self._out(hand, short_of_one(hand, rank, self.honours, self.set_size))

    def _out(self, hand: Hand, faces: int) -> int:
        out = still_out(hand, self.deck, faces)
        return sum(self.deck[face] - hand[face] for face in range(FACES) if out >> face & 1)
