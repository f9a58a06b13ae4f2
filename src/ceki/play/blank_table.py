"""The blank table of a game: its record with the options in it, before anything is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ceki.engine.record import Record
from ceki.play.game_module import GameModule
from ceki.play.score import kinds_that_add


def blank_table(game: GameModule, players: int, options: Mapping[str, Any]) -> Record:
    """A blank table for `players`, undealt, with a key of zeros. `options`: the value of every option."""
    table = game.table()
    table.seats = players
    table.adds = kinds_that_add(game)
    for name, option in game.options.items():
        stored = option.store(options[name])
        setattr(table, name, np.array(stored, np.int64) if isinstance(stored, list) else stored)
    lay_out = game.hook("lay_out")
    if lay_out:
        lay_out(table, options)
    return table
