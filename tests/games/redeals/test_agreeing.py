"""What all know from moves is true at the real table, and at every table that is dealt again."""

from __future__ import annotations

import numpy as np
import pytest

from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from tests.games.namespaces import chabut

ROUNDS = 20


def rounds(name, **options):
    """Every state of rounds of random moves."""
    for number in range(ROUNDS):
        played, chance = Round.from_seed(ruleset(name, **options), number), np.random.default_rng(number)
        while not played.over:
            yield played
            moves = played.legal_numbers
            played.make(*moves[int(chance.integers(len(moves)))])


@pytest.mark.parametrize(("game", "options"), [("sakopong", {}), ("chabut", {}), ("chabut", {"min_stand": 15})])
def test_a_table_is_found_wherever_a_round_comes_to(game, options):
    for played in rounds(game, **options):
        played.view(played.turn).determinize(1)


def test_sk6_nobody_is_dealt_a_suit_that_he_could_not_follow():
    known = 0
    for played in rounds("sakopong"):
        if played.table.lacks.any() and len(played.legal_numbers) > 1:
            known += 1
            table = played.view(played.turn).determinize(known)
            for seat, lacks in enumerate(table.lacks.max(axis=1)):
                suits = {card // 13 for card in np.flatnonzero(table.hand[seat])}
                assert not any(int(lacks) >> suit & 1 for suit in suits)
    assert known > 50


def test_ch9_who_is_out_is_dealt_too_many_points_and_who_passed_is_not():
    known = 0
    for played in rounds("chabut"):
        done = played.table.turn != played.table.starter
        if done and len(played.legal_numbers) > 1:
            known += 1
            table = played.view(played.turn).determinize(known)
            for step in range((table.turn - table.starter) % table.seats):
                seat = (table.starter + step) % table.seats
                assert (chabut.value(table, seat) > table.target) == bool(table.out[seat])
    assert known > 25


def test_who_passes_far_from_the_target_is_doubted_and_near_to_it_is_not():
    doubted = set()
    for number in range(40):
        played = Round.from_seed(ruleset("chabut"), number)
        first = played.turn
        while number % 2 and played.turn == first and chabut.value(played.table, first) < 25:
            played.make(chabut.DRAW, -1)
        total = int(chabut.value(played.table, first))
        if played.turn == first and (chabut.PASS, -1) in played.legal_numbers:
            played.make(chabut.PASS, -1)
            assert played.turn != first
            assert chabut.implausibility(played.table) == int(total < 25)  # of 31 a simple player draws below 25
            doubted.add(total < 25)
    assert doubted == {False, True}
