"""The arithmetic of hands against a search that lays the cards out in every way (rules HA-1 to HA-7)."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from ceki.cards import ceki, sets
from ceki.cards.ceki import FACES, RANK_OF
from ceki.engine.bits import NONE, has


@cache
def ways_to_lay(hand: tuple[int, ...], size: int, honours: int) -> frozenset[int]:
    """Numbers of identical sets that full layings-out of a hand (sorted cards) can have; empty when there is none."""
    if not hand:
        return frozenset({0})
    found: set[int] = set()
    first, rest = hand[0], hand[1:]
    for others in set(combinations(rest, size - 1)):
        if all(RANK_OF[honours, c] == RANK_OF[honours, first] for c in others):
            left = list(rest)
            for card in others:
                left.remove(card)
            same = int(all(c == first for c in others))
            found |= {n + same for n in ways_to_lay(tuple(left), size, honours)}
    return frozenset(found)


def most_matas(hand, size, honours):
    ways = ways_to_lay(tuple(sorted(hand)), size, honours)
    return max(ways) if ways else None


def counts(hand):
    found = np.zeros(FACES, np.int64)
    for card in hand:
        found[card] += 1
    return found


def random_hand(dice, size, number, honours, copies, short):
    """A hand of nearly whole sets, so that many are ready; at most `copies` of a card."""
    while True:
        hand = []
        for _ in range(number):
            card = dice.randrange(FACES)
            mates = [c for c in range(FACES) if RANK_OF[honours, c] == RANK_OF[honours, card]]
            hand += [card] * size if dice.random() < 0.3 else [dice.choice(mates) for _ in range(size)]
        for _ in range(short):
            hand.pop(dice.randrange(len(hand)))
        if dice.random() < 0.2:
            hand[dice.randrange(len(hand))] = dice.randrange(FACES)
        if max(hand.count(c) for c in hand) <= copies:
            return sorted(hand)


KINDS = [(3, 5, 6), (3, 5, 4), (3, 3, 4), (2, 3, 2)]


@pytest.mark.parametrize("honours", [ceki.ALL_ONE, ceki.FLOWERS_ONE, ceki.OWN_KIND])
@pytest.mark.parametrize(("size", "number", "copies"), KINDS)
def test_ha_1_and_ha_2_whole_hands(size, number, copies, honours):
    dice = random.Random(f"{size}{number}{copies}{honours}")
    for _ in range(150):
        hand = random_hand(dice, size, number, honours, copies, 0)
        expected = most_matas(hand, size, honours)
        assert sets.is_complete(counts(hand), honours, size) == (expected is not None)
        if expected is not None:
            assert sets.matas(counts(hand), size) == expected


@pytest.mark.parametrize("honours", [ceki.ALL_ONE, ceki.FLOWERS_ONE, ceki.OWN_KIND])
@pytest.mark.parametrize(("size", "number", "copies"), KINDS)
def test_ha_1_and_ha_2_a_whole_hand_is_laid_in_sets_with_as_many_identical_ones_as_there_can_be(
    size, number, copies, honours
):
    dice = random.Random(f"laid{size}{number}{copies}{honours}")
    laid = 0
    while laid < 60:
        hand = random_hand(dice, size, number, honours, copies, 0)
        expected = most_matas(hand, size, honours)
        if expected is None:
            continue
        laid += 1
        cards = np.full(32, NONE, np.int64)
        assert sets.lay_in_sets(counts(hand), honours, size, cards) == len(hand)
        assert sorted(cards[: len(hand)].tolist()) == hand
        assert set(cards[len(hand) :].tolist()) == {NONE}
        found = cards[: len(hand)].reshape(-1, size).tolist()
        assert all(len({RANK_OF[honours, card] for card in one}) == 1 for one in found)
        assert sum(len({*one}) == 1 for one in found) == expected


def winners(hand, size, honours, copies):
    """The cards that complete a hand with a mata in it, of which not every copy is in the hand."""
    found = set()
    for card in range(FACES):
        if hand.count(card) < copies and (most_matas([*hand, card], size, honours) or 0) > 0:
            found.add(card)
    return found


def holds_mata(hand, size, honours):
    """Whether, in some laying-out, all sets but the last are whole and one of them is identical."""
    for rest in set(combinations(hand, size - 1)):
        if len({RANK_OF[honours, c] for c in rest}) == 1:
            left = list(hand)
            for card in rest:
                left.remove(card)
            if (most_matas(left, size, honours) or 0) > 0:
                return True
    return False


@pytest.mark.parametrize("honours", [ceki.ALL_ONE, ceki.FLOWERS_ONE, ceki.OWN_KIND])
@pytest.mark.parametrize(("size", "number", "copies"), KINDS)
def test_ha_3_to_ha_5_hands_one_card_short(size, number, copies, honours):
    dice = random.Random(f"short{size}{number}{copies}{honours}")
    deck = np.full(FACES, copies, np.int64)
    seen = set()
    for _ in range(120):
        hand = random_hand(dice, size, number, honours, copies, 1)
        held, waits = counts(hand), winners(hand, size, honours, copies)
        call = sets.readiness(held, deck, honours, size)
        strong = holds_mata(hand, size, honours)
        assert call == (sets.SILENT if not waits else sets.STRONG if strong else sets.WEAK)
        seen.add(call)
        rank = sets.open_rank(held, honours, size)
        if waits:
            assert rank != NONE
            faces = ceki.of_rank(rank, honours)
            if call == sets.WEAK:
                faces = sets.short_of_one(held, rank, honours, size)
            assert {c for c in range(FACES) if has(sets.still_out(held, deck, faces), c)} == waits
    assert seen == {sets.SILENT, sets.STRONG, sets.WEAK}


@pytest.mark.parametrize("honours", [ceki.ALL_ONE, ceki.OWN_KIND])
def test_ha_6_exchange_within_a_rank(honours):
    """The best exchange by trying every choice of cards to keep of each rank."""
    dice = random.Random(f"swap{honours}")
    for _ in range(60):
        hand = random_hand(dice, 3, 5, honours, 6, 0)
        if most_matas(hand, 3, honours) is None:
            continue
        drawn = [dice.randrange(FACES) for _ in range(15)]
        best = 0
        for rank in range(12):
            mine = [c for c in hand if RANK_OF[honours, c] == rank]
            pool = sorted(mine + [c for c in drawn if RANK_OF[honours, c] == rank])
            keep = {tuple(k) for k in combinations(pool, len(mine))} if len(pool) <= 12 else {tuple(pool)}
            if len(pool) > 12:  # too many choices: count the whole groups instead, at most one for each set
                best += min(len(mine) // 3, sum(pool.count(c) // 3 for c in set(pool)))
            else:
                best += max(sum(k.count(c) // 3 for c in set(k)) for k in keep)
        by_rank = sum(sets.matas_in_rank(counts(hand), counts(drawn), rank, honours) for rank in range(12))
        assert by_rank == best


def test_ha_7_one_drawn_card():
    dice = random.Random("kena")
    for _ in range(200):
        hand = random_hand(dice, 3, 5, ceki.ALL_ONE, 6, 0)
        if most_matas(hand, 3, ceki.ALL_ONE) is None:
            continue
        card = dice.randrange(FACES)
        held, more = counts(hand), counts([*hand, card])
        gained = sets.matas(more, 3) > sets.matas(held, 3)
        assert sets.gains_mata(held, card) == gained
