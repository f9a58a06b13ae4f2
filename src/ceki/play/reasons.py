"""What a game says of a legal move of a seat, from the view of that seat alone."""

from __future__ import annotations

import numpy as np

from ceki.engine import contract
from ceki.engine.reasons import Reason, Rows
from ceki.engine.record import Ints, copy
from ceki.engine.rule import specialize
from ceki.engine.visibility.hide import MOST_FACES, as_bytes, count_unseen, layout
from ceki.play.view import View


def unseen(view: View) -> Ints:
    """How many cards of each face the viewer neither sees nor knows of, (faces,)."""
    counts = np.zeros(MOST_FACES, np.int64)
    count_unseen(as_bytes(view.record)[0], layout(view.game.table), counts)
    return counts[: view.game.table.FACES]


def reasons(view: View, verb: int, card: int) -> list[Reason]:
    """The facts of a legal move of the viewer, the weightiest first; none where the game gives none."""
    out = Rows()
    specialize(contract.reasons, view.game.namespace)(copy(view.table), view.seat, verb, card, unseen(view), out)
    return view.game.facts.read(out)
