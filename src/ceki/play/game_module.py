"""What a game's file must define, and the game made of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import numpy as np

from ceki.engine.game import Game
from ceki.engine.options import Option
from ceki.engine.record import Record, record_type
from ceki.engine.rule import is_rule
from ceki.play.checks import refuse_unfit

RULES = ("deal", "legal", "play", "settle")


@dataclass(frozen=True)
class GameModule:
    """A game: its description `info`, its record and its rules, by name in `namespace`."""

    id: str
    info: Game
    table: type[Record]
    namespace: Mapping[str, Any]

    @property
    def options(self) -> dict[str, Option]:
        """The house options in the order of the record."""
        return {name: f.option for name, f in self.table.FIELDS.items() if f.option is not None}

    @property
    def dtype(self) -> np.dtype[np.void]:
        """The compact record."""
        return record_type(self.table)

    def hook(self, name: str) -> Callable[..., Any] | None:
        """One of the plain functions that a game may define.

        For the house and the match: `arrange lay_out open_match set_out next_round close_match`. For advice:
        `reasons(g, seat, verb, card, unseen)`, a list of `Reason`, facts of a legal move, the weightiest first; and
        `exact(g, seat, unseen)`, an `Exact` for each move (verb, card) that can be counted. Both are given a view's
        table, which is theirs to change, and how many cards of each face the seat does not see.
        """
        return self.namespace.get(name)


def game_of(module: ModuleType) -> GameModule:
    """The game of a module. Raises `TypeError` that names what is missing or wrong."""
    name = module.__name__.rpartition(".")[2]
    names = vars(module)
    for needed in ("GAME", "Table", *RULES):
        if needed not in names:
            raise TypeError(f"game {name}: its file defines no {needed}")
    for word in RULES:
        if not is_rule(names[word]):
            raise TypeError(f"game {name}: {word} is not marked @rule")
    info: Game = replace(names["GAME"], id=name)
    table = names["Table"]
    for option_name, declared in table.FIELDS.items():
        if declared.option is not None:
            object.__setattr__(declared.option, "name", option_name)
    refuse_unfit(info, table, getattr(module, "__file__", None) or name)
    return GameModule(name, info, table, names)
