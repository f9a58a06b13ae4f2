"""Players by name: `random`, `greedy`, `search:20ms`, `search:400` (playouts), and `oracle:50`, which sees all."""

from __future__ import annotations

from ceki.bots import bot
from ceki.engine.errors import NotAllowed
from ceki.lab.contest.match_runner import Player
from ceki.lab.oracle import Oracle


def player(name: str) -> Player:
    """A bot, or the oracle. Raises `ValueError` that lists the players."""
    kind, _, courses = name.partition(":")
    if kind != "oracle":
        return bot(name)
    if courses and (not courses.isdigit() or int(courses) == 0):
        raise NotAllowed("oracle", given=repr(name))
    return Oracle(int(courses or 50))
