"""What a game tells seat 0 of what it needs, on tables laid by hand, in sentences."""

from __future__ import annotations

from typing import Any

import numpy as np

from ceki.cards.notation import counted
from ceki.engine.reasons import Reason, Rows
from ceki.engine.record import copy
from ceki.play import catalogue
from ceki.play.showing.facts import fact_as_data
from ceki.terminal.lines.goal import goal_told

NAMES = ("You", "Bima", "Citra", "Dewi")


def goal_of(name: str, g: Any, seen: tuple[str, ...] = ()) -> list[Reason]:
    """The facts, when all cards are unseen but its own and some seen ones."""
    game = catalogue.game(name)
    rows = [getattr(g, field) for field in ("hand", "keels", "drawn", "won") if field in g.FIELDS]
    own = sum(row[0] for row in rows if np.ndim(row) == 2)
    out = Rows()
    game.namespace["goal"](copy(g), 0, np.array(g.deck) - own - counted(seen, game.info.pack), out)
    return game.goals.read(out)


def told(name: str, g: Any, seen: tuple[str, ...] = ()) -> list[str]:
    """The same in sentences."""
    game = catalogue.game(name)
    return goal_told(game, [fact_as_data(one, game) for one in goal_of(name, g, seen)], NAMES)
