"""Fitting a network: it finds what was planted, finds nothing in noise, and is the same every time."""

from __future__ import annotations

import numpy as np
import pytest

from ceki.lab.learning.fit import Fitting, offers_of
from ceki.lab.learning.train import _margin

MOVES, INPUTS = 3, 4


def planted(choices: int, seed: int, effect: float) -> object:
    """Choices among three moves: the first is the simple player's; the second input of a move says what it gains."""
    chance = np.random.default_rng(seed)
    inputs = chance.integers(0, 9, (choices * MOVES, INPUTS)).astype(np.int16)
    offers = np.zeros((choices * MOVES, 4), np.int64)
    offers[:, 0] = np.repeat(np.arange(choices), MOVES)
    offers[:, 1] = np.tile(np.arange(MOVES), choices)
    offers[:, 2] = np.tile([0, -1, -2], choices)
    luck = np.repeat(chance.normal(0, 50, choices), MOVES)
    offers[:, 3] = luck + effect * inputs[:, 1] + chance.normal(0, 20, choices * MOVES)
    return offers_of(inputs, offers)


def fitted(effect: float, parts: int = 12) -> Fitting:
    fitting = Fitting(hidden=4, actions=MOVES, looks=1, seed=2, steps=parts * 8)
    for part in range(parts):
        offers = planted(4096, part, effect)
        if part == 0:
            fitting.begin(offers)
        fitting.learn(offers)
    return fitting


def test_differences_are_those_from_the_simple_players_move() -> None:
    inputs = np.zeros((5, 1), np.int16)
    offers = np.array([[7, 0, -3, 10], [7, 1, 0, 4], [8, 0, 0, 1], [8, 1, 0, 9], [8, 2, -1, 5]], np.int64)
    found = offers_of(inputs, offers)
    assert found.simple.tolist() == [1, 2]  # the best-looking; the first of equals
    assert found.ahead.tolist() == [6, 0, 0, 8, 4]
    assert found.begins.tolist() == [0, 2]


def test_what_was_planted_is_found_and_pays() -> None:
    fitting, fresh = fitted(effect=5.0), planted(4096, 99, 5.0)
    truth = 5.0 * (fresh.inputs[:, 1] - fresh.inputs[fresh.simple, 1][fresh.choices])
    found = fitting.worth(fresh) * fitting.spread
    assert np.corrcoef(found, truth)[0, 1] > 0.97
    margin, gain = _margin(fitting, [fresh])
    assert margin < 1
    assert gain.low > 8  # the best of three draws from 0..8 is 2.0 above one of them, times 5


def test_where_there_is_nothing_to_learn_no_move_is_ahead() -> None:
    margin, gain = _margin(fitted(effect=0.0), [planted(4096, 99, 0.0)])
    assert margin == pytest.approx(float("inf")) or gain.low < 1


def test_whole_numbers_say_what_the_fit_says() -> None:
    fitting, fresh = fitted(effect=5.0), planted(512, 98, 5.0)
    network = fitting.network(0.1)
    units = fresh.inputs.astype(np.int64) @ network.weights + network.actions[fresh.actions]
    whole = np.maximum(units[:, :-1], 0) @ network.out + units[:, -1] * 4096
    ahead = (whole - whole[fresh.simple][fresh.choices]) / 4096**2
    assert np.abs(ahead - fitting.worth(fresh)).max() < 0.02
    assert network.margin == round(0.1 * 4096**2)


def test_it_is_the_same_every_time() -> None:
    assert all(np.array_equal(one, other) for one, other in zip(
        fitted(3.0, 3).parts.values(), fitted(3.0, 3).parts.values(), strict=True
    ))  # fmt: skip
