"""Exact counting: the pieces, against listing everything."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product
from math import perm

import pytest

from ceki.cards.odds.chances import Chance, Event, before_the_end
from ceki.cards.odds.counting import drawn_of, ways_together
from ceki.cards.odds.dealt import face_counts, hands_by_look, laid, present
from ceki.cards.odds.draw_or_stand import best_values, ends_beside, orders


def test_a_card_comes_before_the_end_as_often_as_orders_say():
    pack = "xxooooo"
    for draws in range(8):
        good = sum("x" in order[:draws] for order in permutations(pack))
        assert before_the_end(2, 7, draws) == Fraction(good, 5040)
    assert before_the_end(0, 7, 3) == 0


def test_drawn_of_lists_every_hand():
    found = Counter(sum(card < 3 for card in hand) for hand in combinations(range(8), 6))
    assert drawn_of(3, 8, 6) == dict(found)


def test_face_counts_are_all_orders_of_all_counts():
    found: Counter[tuple[int, ...]] = Counter()
    for counts in product(range(3), repeat=3):
        if sum(counts) <= 4:
            ways = 1
            for n in counts:
                ways *= (1, 2, 1)[n]
            found[tuple(sorted(counts, reverse=True))] += ways
    assert dict(face_counts(3, 2, 4)) == dict(found)


def test_hands_by_look_count_every_hand():
    """Two copies of five faces: the most cards of one rank."""
    deck = laid([(0, 2), (9, 2), (18, 2), (1, 2), (10, 2)])
    found = {look: ways for _, ways, look in hands_by_look(deck, 0, 4, lambda hand, rank: sum(hand), max, 0)}
    cards = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1]  # by rank
    expected = Counter(max(hand.count(0), hand.count(1)) for hand in combinations(cards, 4))
    assert found == dict(expected)


def test_present_counts_which_faces_are_there():
    parts = present([3, 7], 2, 3, lambda hand: (hand[3] > 0, hand[7] > 0))
    expected: Counter[tuple[int, tuple[bool, bool]]] = Counter()
    cards = [3, 3, 7, 7]
    for n in range(4):
        for hand in combinations(cards, n):
            expected[n, (3 in hand, 7 in hand)] += 1
    assert {(part.cards, part.look): part.ways for part in parts} == dict(expected)
    for part in parts:
        hand = laid(part.example)
        assert sum(hand) == part.cards
        assert max(hand) <= 2
        assert (hand[3] > 0, hand[7] > 0) == part.look


def test_ways_together_are_pairs_of_hands_of_one_pack():
    cards = [0, 0, 1, 1, 1]
    hands = [(2, 0), (1, 1), (0, 2)]
    expected: Counter[tuple[tuple[int, int], tuple[int, int]]] = Counter()
    for order in combinations(range(5), 2):
        rest = [n for n in range(5) if n not in order]
        for other in combinations(rest, 2):
            both = [tuple(sum(cards[n] == rank for n in hand) for rank in (0, 1)) for hand in (order, other)]
            expected[both[0], both[1]] += 1
    ways = ways_together((2, 3), hands)
    found = {(a, b): int(ways[i, j]) for i, a in enumerate(hands) for j, b in enumerate(hands) if ways[i, j]}
    assert found == dict(expected)


SIZES = (2, 3, 2)  # worth 1, 2 and 3


def points(hand: tuple[int, ...]) -> int:
    return sum(n * (i + 1) for i, n in enumerate(hand))


def draws(hand: tuple[int, ...]) -> bool:
    return points(hand) < 4


def drawn_out(cards: tuple[int, ...]) -> tuple[int, ...]:
    """What one holds who draws these cards in order until it is enough."""
    hand = (0, 0, 0)
    for card in cards:
        if not draws(hand):
            break
        hand = tuple(n + (i == card) for i, n in enumerate(hand))
    return hand


def test_orders_of_drawing():
    cards = (0, 0, 1, 1, 1, 2, 2)
    found = orders(SIZES, {(0, 0, 0): 1}, draws)
    expected = Counter(drawn_out(order) for order in permutations(cards))
    total = perm(7, 7)
    for hand, n in expected.items():
        assert Fraction(found[hand], perm(7, sum(hand))) == Fraction(n, total)


def test_ends_beside_a_hand_that_another_holds():
    """Each end as often as when the cards that are left are drawn in every order."""
    held = [(1, 0, 1), (0, 2, 0)]
    found = ends_beside(SIZES, held, draws, lambda hand: points(hand) - 4, 3, 4)
    for mine, ways in zip(held, found.tolist(), strict=True):
        left = [i for i, n in enumerate(SIZES) for _ in range(n - mine[i])]
        expected = Counter(points(drawn_out(order)) - 4 for order in permutations(left))
        assert [Fraction(n, perm(5, 4)) for n in ways] == [Fraction(expected[end], perm(5, 5)) for end in range(3)]
    assert ends_beside(SIZES, [], draws, points, 3, 4).shape == (0, 3)


def test_best_values_choose_between_what_is_allowed():
    """Three cards worth 1, 2 and 3, above 3 is worth nothing: with a 1 draw on or keep it?"""
    sizes = (1, 1, 1)
    hands = list(orders(sizes, {(1, 0, 0): 1}, lambda hand: sum(hand) < 2))
    keep = {hand: Fraction(points(hand) if points(hand) <= 3 else 0) for hand in hands}
    worth, drawing = best_values(sizes, hands, lambda hand: sum(hand) < 2, keep)
    assert drawing == {(1, 0, 0): Fraction(3, 2)}  # 1 and 2 are three, 1 and 3 too much
    assert worth[1, 0, 0] == Fraction(3, 2)


def test_events_say_values_in_words_and_count_what_has_a_closed_form():
    event = Event("Coins", "X-1", "side", "by looking", lambda g: {0: 1, 2: 3}, {0: "heads", 1: "tails"})
    assert event.odds(None).lines == (Chance("heads", 1, 4), Chance("tails", 0, 4), Chance("2", 3, 4))
    assert event.odds(None).lines[2].share == Fraction(3, 4)
    with pytest.raises(ValueError, match="no closed form"):
        Event("Rounds", "X-2", "winner", "").odds(None)
