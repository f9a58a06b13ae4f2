"""Sets of cards: how they are read from counts, as written and compiled."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ceki.cards.pack52 import held_of_suit
from ceki.cards.piles import held
from ceki.engine.module.engine import Engine
from ceki.engine.module.file import ModuleFile, Signature
from ceki.engine.rule import driver
from ceki.engine.wasm.export import BYTE_ROWS, NOTHING, WORD_ROWS, Export
from ceki.engine.wasm.made import made


@driver
def write_held(rows, places):
    """The faces held of each row, and those of its second suit where it has four."""
    for i in range(len(rows)):
        places[i, 0] = held(rows[i])
        places[i, 1] = held_of_suit(rows[i], 1) if len(rows[i]) == 52 else 0


def members(bits):
    return {place for place in range(64) if bits >> place & 1}


FACES = [3, 15, 16, 17, 30, 32, 52, 60]


@pytest.mark.parametrize("faces", FACES)
def test_what_is_held_is_every_face_counted_above_zero(faces):
    held_as_counted(faces, write_held)


@pytest.mark.prove
def test_what_is_held_is_the_same_compiled(tmp_path):
    kinds = {np.dtype(np.int8): BYTE_ROWS, np.dtype(np.int64): WORD_ROWS}
    path = tmp_path / "held.wasm"
    path.write_bytes(made({}, [Export(write_held, (kind, WORD_ROWS), name=kind) for kind in kinds.values()]))
    engine = Engine(ModuleFile(path), tmp_path)

    def run(rows, places):
        kind = kinds[rows.dtype]
        engine.call(Signature(kind, (kind, WORD_ROWS), NOTHING, ""), rows, places)

    for faces in FACES:
        held_as_counted(faces, run)


def held_as_counted(faces, run):
    chance = random.Random(faces)
    rows = [[chance.choice((-128, -1, 0, 0, 0, 1, 2, 127)) for _ in range(faces)] for _ in range(20)]
    rows += [[0] * faces, [1] * faces, [0] * (faces - 1) + [1]]
    expected = [{face for face, n in enumerate(row) if n > 0} for row in rows]
    for kind in (np.int8, np.int64):  # as in a compact record, and as in scratch space
        found = np.zeros((len(rows), 2), np.int64)
        run(np.array(rows, kind), found)
        assert [members(int(bits)) for bits in found[:, 0]] == expected
        if faces == 52:
            hearts = [one & set(range(13, 26)) for one in expected]
            assert [members(int(bits)) for bits in found[:, 1]] == hearts
