"""What a match carries from round to round: whole numbers, each declared with its unit, its clause and who sees it.

A game writes `class Carried(carried.Carried)` and declares its fields in it, as it does for the table of a round. They
are integers and int64 arrays and nothing else: a copy is a copy of numbers, and what players see follows from the
declarations.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from ceki.engine.bits import NONE
from ceki.engine.game import UNITS
from ceki.engine.record import ALL, NOBODY

Ints = npt.NDArray[np.int64]

PEOPLE, SIDES, TABLE = OWNERS = ("people", "sides", "table")  # a number for each person, for each side, or one for all
TALLY, PERSON, CARDS = "tally", "person", "cards"


@dataclass(frozen=True)
class Kept:
    """A declared field. `kind` says what its numbers are: amounts, a person, or cards of a pack; `leads` marks the
    amount that decides who is ahead in the match."""

    kind: str
    of: str
    unit: str
    seen: str
    clause: str
    label: str
    says: str
    leads: bool = False
    empty: int = 0
    cards: int = 0
    name: str = ""

    def __post_init__(self) -> None:
        for what, value, allowed in (
            ("of", self.of, OWNERS), ("unit", self.unit, (*UNITS, "")), ("seen", self.seen, (ALL, NOBODY)),
        ):  # fmt: skip
            if value not in allowed:
                raise TypeError(f"carried {self.label}: {what}={value!r} is none of {', '.join(map(repr, allowed))}")


def tally(of: str, *, unit: str, seen: str, clause: str, label: str, says: str = "", leads: bool = False) -> Any:
    """An amount of each person, of each side, or of the table; `unit` is empty where the label says what it counts."""
    return Kept(TALLY, of, unit, seen, clause, label, says, leads)


def person(*, seen: str, clause: str, label: str, says: str = "") -> Any:
    """One of the people; `NONE` is nobody."""
    return Kept(PERSON, TABLE, "", seen, clause, label, says, empty=NONE)


def drawn_cards(n: int, *, seen: str, clause: str, label: str, says: str = "") -> Any:
    """Up to `n` cards of each person, in order; an empty place holds `NONE`."""
    return Kept(CARDS, PEOPLE, "", seen, clause, label, says, empty=NONE, cards=n)


class Carried:
    """What every match carries: how many rounds each has won, and in the end who has won it."""

    FIELDS: ClassVar[dict[str, Kept]]

    won: Ints = tally(PEOPLE, unit="", seen=ALL, clause="", label="rounds won", says="rounds that each has won")
    winners: int = tally(TABLE, unit="", seen=NOBODY, clause="", label="winners")  # of the match: people, as a set

    def __init_subclass__(cls) -> None:
        cls.FIELDS = _declared(cls)

    def __init__(self, people: int, sides: int) -> None:
        rows = {PEOPLE: (people,), SIDES: (sides,), TABLE: ()}
        for name, kept in type(self).FIELDS.items():
            shape = (*rows[kept.of], kept.cards) if kept.kind == CARDS else rows[kept.of]
            setattr(self, name, np.full(shape, kept.empty, np.int64) if shape else kept.empty)

    def copy(self) -> Carried:
        """A copy with arrays of its own."""
        other = object.__new__(type(self))
        for name, value in vars(self).items():
            setattr(other, name, value.copy() if isinstance(value, np.ndarray) else value)
        return other

    def values(self, name: str) -> Any:
        """A field as plain data: a number, or a list of numbers or of rows."""
        value = getattr(self, name)
        return value.tolist() if isinstance(value, np.ndarray) else int(value)


def _declared(cls: type[Carried]) -> dict[str, Kept]:
    found = {}
    for base in reversed(cls.__mro__):
        for name, value in vars(base).items():
            if isinstance(value, Kept):
                found[name] = replace(value, name=name)
    return found


Carried.FIELDS = _declared(Carried)
