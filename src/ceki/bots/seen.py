"""What one seat sees, laid for the drivers that look ahead (halving.py, advice/drivers.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from ceki.bots.halving import TRIED, search
from ceki.bots.playout import GREEDY
from ceki.bots.tally import COLUMNS, MOST_MOVES
from ceki.engine.chance import Words
from ceki.engine.module.specialize import is_compiled, specialize
from ceki.engine.moves import no_moves
from ceki.engine.rule import COMPILED, WRITTEN
from ceki.engine.visibility.hide import layout, scratch
from ceki.engine.visibility.tables import bytes_of, repeat
from ceki.play.game_module import GameModule
from ceki.play.view import View


class Seen:
    """A view, a small generator, (2,), and room for a tally, for a driver and those that it calls.

    `mode` is one of engine/rule.py's; where the game has no module, the drivers run as written.
    Raises `ValueError` when the viewer is not asked.
    """

    def __init__(self, view: View, state: Words, mode: str, driver: Callable[..., Any]) -> None:
        if not view.asked:
            raise ValueError(f"seat {view.seat} is not asked to move")
        table = view.game.table
        run = specialize(driver, view.game.namespace, mode)
        self.view, self.mode = view, mode if is_compiled(run) else WRITTEN
        self.tables = repeat(table, view.record, TRIED + 1, run)
        self.tally = np.zeros((MOST_MOVES, COLUMNS), np.int64)
        seats = int(view.record[0]["seats"])
        rows = bytes_of(self.tables), layout(table), state, scratch(table)
        policies = np.full(seats, GREEDY, np.int64)
        self._laid = self.tables, *rows, sides(view.game, seats), policies, no_moves(), self.tally

    def run(self, driver: Callable[..., Any], *more: Any) -> int:
        """Runs a driver that takes the tables, their bytes and layout, the generator, and what else a search takes
        (halving.py), and more."""
        return int(specialize(driver, self.view.game.namespace, self.mode)(*self._laid, *more))


def runs_compiled(game: GameModule) -> bool:
    """Whether a search in this game runs compiled; as written it is a hundred times slower."""
    return is_compiled(specialize(search, game.namespace, COMPILED))


def sides(game: GameModule, seats: int) -> npt.NDArray[np.int64]:
    """A number for each seat, int64, (seats,), the same for partners."""
    found = np.arange(seats, dtype=np.int64)
    for number, partners in enumerate(game.info.partners):
        for seat in partners:
            if seat < seats:
                found[seat] = seats + number
    return found
