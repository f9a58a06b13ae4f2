"""The facts of a move that advice is made of."""

from __future__ import annotations

from typing import Any

from ceki.engine.game import Reason
from ceki.games._sets.advice import reasons as reasons_as_above
from ceki.games._sets.words import DRAW, TAKE

# ---------------------------------------------------------------- advice and the house, in plain Python


def reasons(g: Any, seat: int, verb: int, card: int, unseen: Any) -> list[Reason]:
    """As in Balik Satu; and which olo would lie open, where it was made with a discard."""
    opens = verb == TAKE and (g.hand[seat, g.discard] - g.exposed[seat, g.discard]) % 3 == 2
    found = reasons_as_above(g, seat, verb, card, unseen, "olo")
    if verb in (TAKE, DRAW):
        told = "hidden" if not opens else "opens_stays" if g.exposed_locked else "opens"
        found.append(Reason("hidden", "CQ-3", int(not opens), told=told))
    return found
