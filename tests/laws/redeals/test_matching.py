"""Draws are matched with what became of the cards wherever that can be, as trying every way says."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.laws.redeals.matching import COLUMNS_OF_DRAWS, COLUMNS_OF_GOALS, FACE, GOAL, add_goal, matched, may_be


def laid(seed: int) -> tuple[Any, Any, Any]:
    """A few draws of two seats, goals of four faces, and the faces of as many goals as there are draws."""
    chance = np.random.default_rng(seed)
    draws = np.zeros((4, COLUMNS_OF_DRAWS), np.int64)
    draws[:, :3] = chance.integers((2, 6, 6), size=(4, 3))  # some let a card go that is no goal's
    goals = np.zeros((6, COLUMNS_OF_GOALS), np.int64)
    for n in range(len(goals)):
        add_goal(goals, n, *(int(k) for k in chance.integers((2, 12, 4))))
    drawn = chance.choice(len(goals), len(draws), replace=False)
    return draws, goals, np.bincount(goals[drawn, FACE], minlength=4)


def is_true(chosen: tuple[int, ...], draws: Any, goals: Any, need: Any) -> bool:
    fit = all(may_be(draw, goals[k]) for draw, k in zip(draws, chosen, strict=True))
    return fit and len({*chosen}) == len(chosen) and (np.bincount(goals[[*chosen], FACE], minlength=4) == need).all()


@pytest.mark.parametrize("first", range(0, 300, 100))
def test_a_matching_is_found_wherever_there_is_one(first):
    ways = 0
    for seed in range(first, first + 100):
        draws, goals, need = laid(seed)
        there_is = any(is_true(chosen, draws, goals, need) for chosen in product(range(len(goals)), repeat=len(draws)))
        assert matched(draws, goals, need) == there_is
        if there_is:
            assert is_true(tuple(int(k) for k in draws[:, GOAL]), draws, goals, need)
        ways += there_is
    assert 3 < ways < 97
