"""Bots: players that are given a view and never the true table.

Each is a function of a view and a small generator (engine/chance.py) to a legal move; equal views and equal
generators give equal moves.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from ceki.bots import greedy, random
from ceki.bots.levels import LEVELS
from ceki.bots.search import Search
from ceki.engine.chance import Words
from ceki.engine.errors import NotAllowed
from ceki.play.view import View

Bot = Callable[[View, Words], tuple[int, int]]

LEARNED: Final = "learned:"
PROGRAM: Final = "program:"
BOTS: Final[dict[str, Bot]] = {"random": random.choose, "greedy": greedy.choose, **LEVELS, "search": Search()}


def bot(name: str) -> Bot:
    """A bot by its name; a search with its budget: `search:50ms`, or `search:400` for 400 playouts; a learned player
    with its file: `learned:pei.npz`, one for each thread; a search with a caution of its own, in standard
    errors: `search:400/1.5`; a program: `program:./my_bot --fast`.

    Raises `ValueError` that lists the bots, or for a file that is none, and `OSError`.
    """
    if name in BOTS:
        return BOTS[name]
    if name.startswith(LEARNED) and name != LEARNED:
        from ceki.bots.learned.player import Learned

        return Learned.of_file(Path(name.removeprefix(LEARNED)))
    if name.startswith(PROGRAM) and name != PROGRAM:
        from ceki.bots.program import Program

        return Program(name.removeprefix(PROGRAM))
    budget = re.fullmatch(r"search:(\d+)(ms)?(?:/(\d+(?:\.\d+)?))?", name)
    if budget is None or int(budget[1]) == 0:
        raise NotAllowed("bot-not-there", given=repr(name), bots=list(BOTS))
    n, caution = int(budget[1]), float(budget[3]) if budget[3] else None
    found = Search(milliseconds=n) if budget[2] else Search(playouts=n)
    return replace(found, caution=caution)
