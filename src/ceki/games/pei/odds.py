"""What can be counted exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb
from operator import add
from typing import Any, Final

from ceki.cards.ceki import COPIES, FACES, RANKS, RED, of_rank
from ceki.cards.odds.chances import Counted, Event
from ceki.cards.odds.counting import drawn_of
from ceki.cards.odds.dealt import Part, hands_of_parts, laid, present
from ceki.cards.odds.texts import Texts
from ceki.cards.piles import held
from ceki.engine.bits import first, has
from ceki.engine.record import copy
from ceki.engine.rule import rule
from ceki.games.pei.combinations import FIXED
from ceki.games.pei.rules import HAND, PACK, RAJA, Table, matching

# ---------------------------------------------------------------- its texts

SAYS: Final = Texts(
    {
        "missing-dealt": "Ranks missing in the pool as dealt",
        "missing": "ranks missing",
        "how-pools": "pools of 36 counted rank by rank",
        "unmatched-dealt": "Cards of a hand without a match in the pool",
        "unmatched": "cards without a match",
        "how-unmatched": "pools of 36 by their missing ranks, then the hand of 14 from the rest",
        "whole-dealt": "Whole combinations in a hand as dealt",
        "whole": "combinations of which all three cards are held",
        "how-whole": "hands of 14 by the faces that are there",
        "reds-dealt": "Red-stamped cards in a hand as dealt",
        "reds": "red cards",
        "how-reds": "hypergeometric: 14 cards of 120",
        "beyond": "What the piles score has no closed form: it depends on what everyone plays.",
    }
)

# ---------------------------------------------------------------- what can be counted at the deal

MISSING, UNMATCHED, WHOLE, REDS = range(4)  # the events
POOL: Final = 36  # (PE-7)


@rule
def event(g: Table, what: int) -> int:
    """Ranks missing in the pool; and of the raja's hand the cards without a match, whole combinations, red cards."""
    if what == MISSING:
        return missing_ranks(g)
    if what == WHOLE:
        return whole_combinations(g, g.hand[RAJA])
    n = 0
    for face in range(FACES):
        if (what == REDS and has(RED, face)) or (what == UNMATCHED and matching(g, face) == 0):
            n += g.hand[RAJA, face]
    return n


@rule
def missing_ranks(g: Table) -> int:
    """How many ranks the pool has no card of."""
    n = 0
    for rank in range(RANKS):
        faces = of_rank(rank, g.honour_rank)
        n += int(faces != 0 and matching(g, first(faces)) == 0)
    return n


@rule
def whole_combinations(g: Table, hand: Any) -> int:
    """Of how many combinations a hand has all three cards (PE-23, PE-26, PE-27, PE-28, PE-29)."""
    n = 0
    for combination in range(5):
        cards = FIXED[g.macan_cards, combination]
        n += int(hand[cards[0]] > 0 and hand[cards[1]] > 0 and hand[cards[2]] > 0)
    return n


def ranks_of_deck(g: Any) -> list[list[int]]:
    """The faces of each rank."""
    ranks = [[face for face in range(FACES) if has(of_rank(rank, g.honour_rank), face)] for rank in range(RANKS)]
    return [faces for faces in ranks if faces]


def pools(g: Any) -> Any:
    """Every pool of 36 by the ranks that are missing in it: an example, the ways, and those ranks' cards."""
    ranks = []
    for faces in ranks_of_deck(g):
        cards = COPIES * len(faces)
        ranks.append(
            [
                Part(n, comb(cards, n), (cards, 1) if n == 0 else (0, 0), spread(faces, n))
                for n in range(min(cards, POOL) + 1)
            ]
        )
    return hands_of_parts(ranks, POOL, lambda a, b: (a[0] + b[0], a[1] + b[1]), (0, 0))


def spread(faces: Sequence[int], n: int) -> tuple[tuple[int, int], ...]:
    """`n` cards of some faces, by face."""
    return tuple((face, min(COPIES, n - COPIES * i)) for i, face in enumerate(faces) if n > COPIES * i)


def lay_dealt_pool(g: Any, pool: Any) -> None:
    """Lays a pool, by face."""
    g.pool[:] = pool
    g.pool_faces = held(g.pool)


def count_missing(g: Any) -> dict[int, int]:
    """In how many pools each number of ranks is missing."""
    g = copy(g)
    found: Counter[int] = Counter()
    for pool, ways, _ in pools(g):
        lay_dealt_pool(g, pool)
        found[int(event(g, MISSING))] += ways
    return dict(found)


def count_unmatched(g: Any) -> dict[int, int]:
    """By how many of the raja's 14 cards find no match in the pool: all cards of missing ranks are still out."""
    g = copy(g)
    found: Counter[int] = Counter()
    for pool, ways, (cards, _) in pools(g):
        lay_dealt_pool(g, pool)
        absent = [face for face in range(FACES) if matching(g, face) == 0]
        there = [face for face in range(FACES) if face not in absent]
        for n, more in drawn_of(cards, PACK - POOL, HAND).items():
            rest = laid(spread(there, PACK))
            free = [(face, rest[face] - pool[face]) for face in there]
            g.hand[RAJA] = laid([*spread(absent, n), *first_cards(free, HAND - n)])
            found[int(event(g, UNMATCHED))] += ways * more
    return dict(found)


def first_cards(free: list[tuple[int, int]], n: int) -> list[tuple[int, int]]:
    """The first `n` of the cards that are free, by face."""
    taken = []
    for face, cards in free:
        taken.append((face, min(cards, n)))
        n -= taken[-1][1]
    return taken


def count_whole(g: Any) -> dict[int, int]:
    """In how many hands of 14 each number of combinations is whole; combinations that share a card are counted
    together."""
    g = copy(g)
    groups: list[set[int]] = []
    for cards in FIXED[g.macan_cards].tolist():
        touched = [group for group in groups if group & set(cards)]
        groups = [group for group in groups if group not in touched] + [set(cards).union(*touched)]
    ranks = [present(sorted(group), COPIES, HAND, lambda hand: int(whole_combinations(g, hand))) for group in groups]
    others = [face for face in range(FACES) if not any(face in group for group in groups)]
    ranks.append([Part(n, comb(COPIES * len(others), n), 0, spread(others, n)) for n in range(HAND + 1)])
    found: Counter[int] = Counter()
    for hand, ways, _ in hands_of_parts(ranks, HAND, add, 0):
        g.hand[RAJA] = hand
        found[int(event(g, WHOLE))] += ways
    return dict(found)


def count_reds(g: Any) -> dict[int, int]:
    """By how many of a hand's 14 cards bear the red stamp."""
    g = copy(g)
    red = [face for face in range(FACES) if has(RED, face)]
    found: Counter[int] = Counter()
    for n, ways in drawn_of(COPIES * len(red), PACK, HAND).items():
        g.hand[RAJA] = laid([*spread(red, n), *spread(range(HAND - n), HAND - n)])
        found[int(event(g, REDS))] += ways
    return dict(found)


ODDS: Final = Counted(
    events=(
        Event(
            SAYS("missing-dealt"),
            "PE-12",
            SAYS("missing"),
            SAYS("how-pools"),
            count_missing,
        ),
        Event(
            SAYS("unmatched-dealt"),
            "PE-12",
            SAYS("unmatched"),
            SAYS("how-unmatched"),
            count_unmatched,
        ),
        Event(
            SAYS("whole-dealt"),
            "PE-23",
            SAYS("whole"),
            SAYS("how-whole"),
            count_whole,
        ),
        Event(SAYS("reds-dealt"), "DK-5", SAYS("reds"), SAYS("how-reds"), count_reds),
    ),
    beyond=SAYS("beyond"),
    says=SAYS,
)
