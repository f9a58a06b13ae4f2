"""What is done with an outcome, in any game: its own rules say what is asked, lay the round out and settle it."""

from __future__ import annotations

from typing import Any

from ceki.engine.bits import NONE
from ceki.engine.contract import ask_outcome, enter_outcome, settle
from ceki.engine.rule import driver


@driver
def ask(g: Any, s: Any, asked: Any) -> None:
    """Writes what is asked, once the outcome `s` holds what is told so far. `g`: the blank table, which is changed."""
    ask_outcome(g, s, asked)


@driver
def settle_outcome(g: Any, s: Any, refused: Any) -> None:
    """Lays the outcome `s` on the blank table `g` as a finished round and settles it, or refuses it."""
    settled = enter_outcome(g, s, refused)
    if refused[0] == NONE and settled == 0:
        settle(g)
