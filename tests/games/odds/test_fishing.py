"""The odds of the fishing games at the deal: by hand, by what must be so on average, and one by one for small pools."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import pytest

from ceki.cards.ceki import FACES, of_rank, rank_of
from ceki.cards.notation import card_number
from ceki.play.ruleset import ruleset
from tests.games.namespaces import cholek_tiga, pei

RANK_CARDS = [24, *[12] * 8]  # of the rank of one, with the honours, and of each other


def table_of(game: str, **options: Any) -> Any:
    return ruleset(game, **options).table()


def test_ct3_three_cards_as_dealt():
    found = cholek_tiga.count_alike(table_of("cholek_tiga"))
    identical = 30 * comb(4, 3)
    of_a_rank = sum(comb(n, 3) for n in RANK_CARDS)
    pairs = sum(comb(n, 2) * (120 - n) for n in RANK_CARDS)
    assert found == {3: identical, 2: of_a_rank - identical, 1: pairs, 0: comb(120, 3) - of_a_rank - pairs}


def test_ct19_red_cards_in_a_hand():
    found = cholek_tiga.count_reds(table_of("cholek_tiga"))
    assert found == {n: comb(12, n) * comb(108, 3 - n) for n in range(4)}


@pytest.mark.parametrize("pool", [2, 3])
def test_ct6_a_first_take_is_counted_as_one_by_one(pool):
    """Every pool and hand, by ranks alone."""
    g = table_of("cholek_tiga", initial_pool=pool)
    good = total = 0
    for in_pool, ways in by_ranks(RANK_CARDS, pool):
        left = [n - taken for n, taken in zip(RANK_CARDS, in_pool, strict=True)]
        for in_hand, more in by_ranks(left, 3):
            total += ways * more
            if any(p >= 2 and h for p, h in zip(in_pool, in_hand, strict=True)):
                good += ways * more
    assert cholek_tiga.count_first_take(g) == {1: good, 0: total - good}


def by_ranks(sizes: list[int], cards: int) -> list[tuple[tuple[int, ...], int]]:
    """Every choice of cards by rank."""
    found: Counter[tuple[int, ...]] = Counter()
    for ranks in combinations([rank for rank in range(9) for _ in range(cards)], cards):
        counts = tuple(ranks.count(rank) for rank in range(9))
        ways = 1
        for size, n in zip(sizes, counts, strict=True):
            ways *= comb(size, n)
        found[counts] = ways
    return list(found.items())


def test_ct2_without_a_pool_a_first_take_means_nothing():
    events = cholek_tiga.ODDS.events
    assert [event.when(table_of("cholek_tiga")) for event in events] == [True, True, False]
    assert all(event.when(table_of("cholek_tiga", initial_pool=2)) for event in events)


HOUSES = [{}, {"honour_rank": "own_kind"}, {"honour_rank": "flowers_one", "macan_cards": "text"}]


@pytest.mark.parametrize("options", HOUSES)
def test_pe12_ranks_missing_in_the_pool_on_average(options):
    g = table_of("pei", **options)
    found = pei.count_missing(g)
    sizes = [4 * of_rank(rank, g.honour_rank).bit_count() for rank in range(12)]
    assert sum(found.values()) == comb(120, 36)
    assert sum(n * ways for n, ways in found.items()) == sum(comb(120 - size, 36) for size in sizes if size)


@pytest.mark.parametrize("options", HOUSES)
def test_pe12_cards_without_a_match_on_average(options):
    """Fourteen cards, each of which has no match when none of its rank's other cards is in the pool."""
    g = table_of("pei", **options)
    found = pei.count_unmatched(g)
    total = comb(120, 36) * comb(84, 14)
    assert sum(found.values()) == total
    mean = Fraction(0)
    for face in range(FACES):
        size = 4 * of_rank(rank_of(face, g.honour_rank), g.honour_rank).bit_count()
        mean += 14 * Fraction(1, 30) * Fraction(comb(120 - size, 36), comb(119, 36))
    assert Fraction(sum(n * ways for n, ways in found.items()), total) == mean


@pytest.mark.parametrize("options", HOUSES)
def test_pe23_whole_combinations_on_average_and_two_at_once(options):
    """By inclusion and exclusion over the faces that a combination, or two of them together, must have."""
    g = table_of("pei", **options)
    found = pei.count_whole(g)
    assert sum(found.values()) == comb(120, 14)
    needed = [set(cards) for cards in pei.FIXED[g.macan_cards].tolist()]
    assert sum(n * ways for n, ways in found.items()) == sum(holding(len(cards)) for cards in needed)
    pairs = sum(holding(len(one | other)) for one, other in combinations(needed, 2))
    assert sum(comb(n, 2) * ways for n, ways in found.items()) == pairs


def holding(faces: int) -> int:
    """The hands of 14 in which each of so many faces is there."""
    return sum((-1) ** n * comb(faces, n) * comb(120 - 4 * n, 14) for n in range(faces + 1))


def test_dk5_red_cards_of_a_hand():
    found = pei.count_reds(table_of("pei"))
    assert found == {n: comb(12, n) * comb(108, 14 - n) for n in range(13)}


def test_pe29_a_whole_combination_is_told_by_the_house():
    g = table_of("pei")
    for code in ("C9", "S1", "M1", "C1", "C2"):
        g.hand[0, card_number(code)] = 1
    assert pei.event(g, pei.WHOLE) == 1
    g.macan_cards = pei.TEXT
    assert pei.event(g, pei.WHOLE) == 0
    g.hand[0, card_number("S9")] = 1
    assert pei.event(g, pei.WHOLE) == 1
