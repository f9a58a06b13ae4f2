"""What a hand of sets may hope for, against every way to complete it."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from ceki.cards.ceki import ALL_ONE, FACES, OWN_KIND, RANK_OF
from ceki.cards.notation import card_number, counted
from ceki.cards.odds.chances import percent
from ceki.cards.prospects import nearer, short, worth
from ceki.engine.bits import count_in


def fewest_to_come(hand, honours: int, set_size: int, full: int) -> int:
    """By trying every choice of sets: the cards that must come to have them."""
    held = np.bincount(RANK_OF[honours], weights=hand, minlength=12)
    ranks = sorted(set(RANK_OF[honours].tolist()))
    sets = np.array(list(itertools.combinations_with_replacement(ranks, full // set_size)))
    wanted = set_size * np.array([(sets == rank).sum(axis=1) for rank in range(12)]).T
    return int(np.maximum(wanted - held, 0).sum(axis=1).min())


@pytest.mark.parametrize(("honours", "set_size", "full"), [(ALL_ONE, 3, 15), (OWN_KIND, 3, 9), (ALL_ONE, 2, 6)])
def test_ha_1_the_cards_that_must_come_are_the_fewest(honours, set_size, full):
    chance = np.random.default_rng(5)
    for n in [full - 1] * 12 + [full] * 12:
        hand = np.bincount(chance.choice(np.repeat(np.arange(FACES), 4), n, replace=False), minlength=FACES)
        assert short(hand, honours, set_size, full) == fewest_to_come(hand, honours, set_size, full)


def test_unseen_cards_that_bring_a_hand_nearer_are_counted_by_copies():
    """Two sets, and a pair of fours: a four helps, and nothing else."""
    hand = counted(["C1", "S1", "M1", "C2", "S2", "M2", "C4", "S4"])
    unseen = [0] * FACES
    for code, n in (("C4", 2), ("M4", 3), ("C5", 4), ("C7", 4)):
        unseen[counted([code]).tolist().index(1)] = n
    assert short(hand, OWN_KIND, 3, 9) == 1
    assert nearer(hand, unseen, OWN_KIND, 3, 9) == 5
    assert hand.sum() == 8


def test_waits_are_counted_by_copies():
    unseen = [0] * FACES
    unseen[0], unseen[9], unseen[20] = 3, 1, 16
    assert count_in(unseen, 1 << card_number("C1") | 1 << card_number("S1")) == 4
    assert count_in(unseen, 1 << card_number("RF")) == 0


def most_worth(hand, full: int) -> int:
    """By trying every choice of sets: what those count that fewest cards must come for."""
    held = np.bincount(RANK_OF[OWN_KIND], weights=hand, minlength=12)
    number = [*range(1, 10), 1, 1, 1]
    found = []
    for sets in itertools.combinations_with_replacement(sorted(set(RANK_OF[OWN_KIND].tolist())), full // 3):
        wanted = np.bincount(sets, minlength=12) * 3
        found.append((-int(np.maximum(wanted - held, 0).sum()), sum(3 * number[rank] for rank in sets)))
    return max(found)[1]


def test_kw_11_the_sets_that_a_hand_is_nearest_to_count_what_the_best_choice_of_them_counts():
    chance = np.random.default_rng(6)
    for n in [8] * 25 + [9] * 25:
        hand = np.bincount(chance.choice(np.repeat(np.arange(FACES), 4), n, replace=False), minlength=FACES)
        assert worth(hand, OWN_KIND, 3, 9) == most_worth(hand, 9)


@pytest.mark.parametrize(
    ("share", "said"), [(0, "0%"), (0.004, "less than 1%"), (0.5, "50%"), (0.996, "more than 99%"), (1, "100%")]
)
def test_only_what_is_certain_is_said_to_be_so(share, said):
    assert percent(share) == said
