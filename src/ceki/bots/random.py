"""The bot that makes any legal move, each with the same chance."""

from __future__ import annotations

import numpy as np

from ceki.engine.chance import Words, small_below, small_seed
from ceki.play.view import View


def choose(view: View, state: Words) -> tuple[int, int]:
    """A legal move (verb, card) at random. Raises `ValueError` when the viewer is not asked."""
    moves = view.legal_numbers
    if not moves:
        raise ValueError(f"seat {view.seat} is not asked to move")
    return moves[small_below(state, len(moves))]


def generator(*numbers: int) -> Words:
    """A small generator, (2,), started from whole numbers: equal numbers give equal streams."""
    state = np.zeros(2, np.int64)
    small_seed(state, 0, 0)
    for number in numbers:
        small_seed(state, int(state[0]) ^ number, int(state[1]))
    return state
