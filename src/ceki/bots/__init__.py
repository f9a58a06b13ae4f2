"""Bots: players that are given a view and never the true table.

Each is a function of a view and a small generator (rulekit/chance.py) to a legal move; equal views and equal
generators give equal moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ceki.bots import greedy, random
from ceki.play.view import View
from ceki.rulekit.chance import Words

Bot = Callable[[View, Words], tuple[int, int]]

BOTS: Final[dict[str, Bot]] = {"random": random.choose, "greedy": greedy.choose}


def bot(name: str) -> Bot:
    """A bot by its name. Raises `ValueError` that lists the bots."""
    if name not in BOTS:
        raise ValueError(f"bot {name!r} does not exist; the bots are {', '.join(BOTS)}")
    return BOTS[name]
