"""Why a ruleset cannot be: rules say it with a number and two more, and the sentence is made where it is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ceki.engine.bits import NONE
from ceki.engine.numbered import Numbered
from ceki.engine.rule import rule

NUMBERS: Final = 2  # that a refusal brings along


@dataclass(frozen=True)
class Refusal:
    """A reason to refuse options: its id, and what it says.

    `option` is the one whose value does not fit; empty where a number of players or several options do not. `says` is a
    text with places such as `{n}`. Its facts are the options of the game, each as its value in words, `players`, and
    the names in `numbers`, for what the rule brings along.
    """

    word: str
    option: str
    says: str
    numbers: tuple[str, ...] = ()


class Refusals(Numbered[Refusal]):
    """The reasons of a game to refuse options, by number."""


def no_refusal() -> Any:
    """Space for one refusal, int64, (3,): its number, `NONE` while there is none, and what it brings along."""
    return np.array([NONE] + [0] * NUMBERS, np.int64)


@rule
def refuse(refused: Any, what: int, first: int, second: int) -> None:
    """Refuses the options of a table for reason `what`, unless they are refused already. `refused`: (3,)."""
    if refused[0] == NONE:
        refused[0] = what
        refused[1] = first
        refused[2] = second
