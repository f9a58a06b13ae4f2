"""What can be counted exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import Any, Final

from ceki.cards.ceki import COPIES, FACES, RANKS, RED, of_rank, rank_of
from ceki.cards.odds.chances import Counted, Event
from ceki.cards.odds.counting import drawn_of
from ceki.cards.odds.dealt import hands_by_look, laid
from ceki.cards.odds.texts import Texts
from ceki.engine.bits import first, has, one
from ceki.engine.record import copy
from ceki.engine.rule import rule
from ceki.games.cholek_tiga.rules import CARDS, HAND, Table, can_capture, put_in_pool, take_from_pool

# ---------------------------------------------------------------- its texts

SAYS: Final = Texts(
    {
        "three-dealt": "Three cards as dealt",
        "alike": "how they are alike",
        "how-three": "three cards of 120, counted with binomials",
        "three-ranks": "three ranks",
        "two-of-a-rank": "two of a rank",
        "three-of-a-rank": "three of a rank",
        "three-identical": "three identical",
        "reds-dealt": "Red-stamped cards in a hand as dealt",
        "reds": "red cards",
        "first-take": "A first card that takes from the pool",
        "first-hand": "the first hand",
        "how-pool": "pool and hand counted together, rank by rank",
        "none-takes": "no card takes",
        "one-takes": "one can take",
        "beyond": "Captures and points of a whole game have no closed form: they depend on what everyone plays.",
    }
)

# ---------------------------------------------------------------- what can be counted at the deal

ALIKE, REDS, FIRST_TAKE = range(3)  # the events
THREE_RANKS, PAIR, TRIPLET, IDENTICAL = range(4)  # values of the first


@rule
def event(g: Table, what: int) -> int:
    """Of the first player's three cards: how far they are alike, how many are red, whether one takes from the pool."""
    hand = g.hand[g.starter]
    if what == REDS:
        return held_of(hand, RED)
    if what == FIRST_TAKE:
        return int(takes_at_once(g, hand))
    found = THREE_RANKS
    for face in range(FACES):
        alike = held_of(hand, of_rank(rank_of(face, g.honour_rank), g.honour_rank))
        if hand[face] == 3:
            found = IDENTICAL
        elif hand[face] > 0 and alike > 1:
            found = max(found, alike - 1)
    return found


@rule
def held_of(hand: Any, faces: int) -> int:
    """How many cards of some faces a hand has."""
    n = 0
    for face in range(FACES):
        if has(faces, face):
            n += hand[face]
    return n


@rule
def takes_at_once(g: Table, hand: Any) -> bool:
    """Whether one of these cards finds two of its rank in the pool (CT-6)."""
    for face in range(FACES):
        if hand[face] > 0:
            put_in_pool(g, face)
            found = can_capture(g, face)
            take_from_pool(g, face)
            if found:
                return True
    return False


def count_alike(g: Any) -> dict[int, int]:
    """By how many of the three cards are of one rank, or of one face."""
    g = copy(g)
    found: Counter[int] = Counter()
    looks = hands_by_look(
        [COPIES] * FACES, int(g.honour_rank), HAND, lambda hand, rank: (sum(hand), max(hand)), max, (0, 0)
    )
    for hand, ways, _ in looks:
        g.hand[0] = hand
        found[int(event(g, ALIKE))] += ways
    return dict(found)


def count_reds(g: Any) -> dict[int, int]:
    """By how many of the three cards bear the red stamp."""
    g = copy(g)
    found: Counter[int] = Counter()
    for n, ways in drawn_of(COPIES * RED.bit_count(), CARDS, HAND).items():
        g.hand[0] = laid([(first(RED), n), (0, HAND - n)])
        found[int(event(g, REDS))] += ways
    return dict(found)


def count_first_take(g: Any) -> dict[int, int]:
    """By whether a hand card can take from the pool that was laid: hand and pool counted together, rank by rank."""
    g = copy(g)
    found: dict[Any, tuple[int, Any, Any]] = {(0, 0, False): (1, (), ())}
    for rank in range(RANKS):
        faces = [face for face in range(FACES) if has(of_rank(rank, g.honour_rank), face)]
        longer: dict[Any, tuple[int, Any, Any]] = {}
        for (pool, hand, takes), (ways, in_pool, in_hand) in found.items():
            for p, h, more in parts_of_rank(COPIES * len(faces), int(g.initial_pool) - pool, HAND - hand):
                key = pool + p, hand + h, takes or (p > 1 and h > 0)
                known = longer.get(key, (0, in_pool + laid_in(faces, p), in_hand + laid_in(faces, h)))
                longer[key] = known[0] + ways * more, known[1], known[2]
        found = longer
    counted_takes: Counter[int] = Counter()
    for (pool, hand, _), (ways, in_pool, in_hand) in found.items():
        if (pool, hand) == (g.initial_pool, HAND):
            g.pool[:], g.hand[0], g.pool_faces = laid(in_pool), laid(in_hand), sum({one(face) for face, _ in in_pool})
            counted_takes[int(event(g, FIRST_TAKE))] += ways
    return dict(counted_takes)


def parts_of_rank(cards: int, pool: int, hand: int) -> Iterator[tuple[int, int, int]]:
    """How many cards of a rank lie in a pool and in a hand, with room for `pool` and `hand` of them, and in how many
    ways."""
    for p in range(min(cards, pool) + 1):
        for h in range(min(cards - p, hand) + 1):
            yield p, h, comb(cards, p) * comb(cards - p, h)


def laid_in(faces: list[int], n: int) -> tuple[tuple[int, int], ...]:
    """`n` cards of some faces, by face."""
    return tuple((face, min(COPIES, n - COPIES * i)) for i, face in enumerate(faces) if n > COPIES * i)


ODDS_HOW: Final = SAYS("how-three")
ALIKE_WORDS: Final = ("three-ranks", "two-of-a-rank", "three-of-a-rank", "three-identical")
ODDS: Final = Counted(
    events=(
        Event(
            SAYS("three-dealt"),
            "CT-3",
            SAYS("alike"),
            ODDS_HOW,
            count_alike,
            {value: SAYS(word) for value, word in enumerate(ALIKE_WORDS)},
        ),
        Event(SAYS("reds-dealt"), "CT-19", SAYS("reds"), ODDS_HOW, count_reds),
        Event(
            SAYS("first-take"),
            "CT-6",
            SAYS("first-hand"),
            SAYS("how-pool"),
            count_first_take,
            {0: SAYS("none-takes"), 1: SAYS("one-takes")},
            lambda g: g.initial_pool > 1,
        ),
    ),
    beyond=SAYS("beyond"),
    says=SAYS,
)
