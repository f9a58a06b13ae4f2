"""Sets of cards: how they are read from counts, as written and compiled."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ceki.cards.pack52 import held_of_suit
from ceki.cards.piles import held
from ceki.engine.module.specialize import specialize
from ceki.engine.rule import COMPILED, WRITTEN, driver


@driver
def write_held(rows, places):
    """The faces held of each row, and those of its second suit where it has four."""
    for i in range(len(rows)):
        places[i, 0] = held(rows[i])
        places[i, 1] = held_of_suit(rows[i], 1) if len(rows[i]) == 52 else 0


def members(bits):
    return {place for place in range(64) if bits >> place & 1}


@pytest.mark.parametrize("mode", [WRITTEN, COMPILED])
@pytest.mark.parametrize("faces", [3, 15, 16, 17, 30, 32, 52, 60])
def test_what_is_held_is_every_face_counted_above_zero(faces, mode):
    chance = random.Random(faces)
    rows = [[chance.choice((-128, -1, 0, 0, 0, 1, 2, 127)) for _ in range(faces)] for _ in range(20)]
    rows += [[0] * faces, [1] * faces, [0] * (faces - 1) + [1]]
    expected = [{face for face, n in enumerate(row) if n > 0} for row in rows]
    for kind in (np.int8, np.int64):  # as in a compact record, and as in scratch space
        found = np.zeros((len(rows), 2), np.int64)
        specialize(write_held, {}, mode)(np.array(rows, kind), found)
        assert [members(int(bits)) for bits in found[:, 0]] == expected
        if faces == 52:
            hearts = [one & set(range(13, 26)) for one in expected]
            assert [members(int(bits)) for bits in found[:, 1]] == hearts
