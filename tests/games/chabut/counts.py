"""What a game counts of the moves of a view, in plain Python."""

from __future__ import annotations

import numpy as np

from ceki.engine import contract
from ceki.engine.module.specialize import specialize
from ceki.engine.reasons import COUNTED, COUNTED_PART, SPACE, Exact, Rows
from ceki.engine.record import copy
from ceki.play.view import View


def counted(view: View) -> dict[tuple[int, int], Exact]:
    """By move, what the game counts exactly; nothing where it cannot."""
    given, rows, space = Rows(), np.zeros(COUNTED, np.int64), np.zeros(SPACE, np.int64)
    count = specialize(contract.exact, view.game.namespace)
    n = count(copy(view.table), view.seat, view.unseen(), given, rows, space)
    reason = next(iter(view.game.facts.read(given)), None)
    return {
        (verb, card): Exact(worth / COUNTED_PART, gains / COUNTED_PART, losses / COUNTED_PART, reason)
        for verb, card, worth, gains, losses in rows[:n].tolist()
    }
