"""The record of an outcome: what people tell of a round that was played at a real table.

A game writes `class Outcome(OutcomeRecord, seats=..., faces=...)` and declares in it what is asked, in the order of the
questions. Its rules read this record as they read the table: `ask_outcome` says what is asked here, and `enter_outcome`
lays the finished round on a blank table, or refuses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from ceki.engine.bits import NONE
from ceki.engine.record import ALL, CARD, COUNTS, NUMBER, PILE, Field, FixedRecord, number

SEAT, CHOICE, YES, AMOUNT, ONE_CARD, CARDS, ROW = KINDS = (
    "seat",
    "choice",
    "yes",
    "amount",
    "card",
    "cards",
    "row",
)
ANY: Final = -1  # asked for, with any number of cards


@dataclass(frozen=True)
class Asked(Field):
    """Something that is asked about a round. `ask` is one of `KINDS`, and `says` the question.

    `among` are the words of a choice by their numbers, an empty one for none of them. An amount is from 0 to `most`.
    `nobody` marks a seat that may be nobody's; what is `optional` may be left open.
    """

    ask: str = ""
    clause: str = ""
    says: str = ""
    among: tuple[str, ...] = ()
    most: int = 0
    nobody: bool = False
    optional: bool = False

    @property
    def each(self) -> bool:
        """Whether every seat has one."""
        return bool(self.shape) and self.shape[0] == "seats"


def player(*, clause: str, says: str, nobody: bool = False, optional: bool = False) -> Any:
    """A seat; `NONE` is nobody."""
    return Asked(NUMBER, (), 8, ALL, empty=NONE, ask=SEAT, clause=clause, says=says, nobody=nobody, optional=optional)


def choice(*among: str, clause: str, says: str) -> Any:
    """One of several words, by its number."""
    return Asked(NUMBER, (), 8, ALL, ask=CHOICE, clause=clause, says=says, among=among, optional=not among[0])


def yes(*, clause: str, says: str) -> Any:
    """1 for yes; no, where nothing is said."""
    return Asked(NUMBER, (), 8, ALL, ask=YES, clause=clause, says=says, optional=True)


def amounts(most: int, *, clause: str, says: str, optional: bool = False) -> Any:
    """A whole number of each seat, from 0 to `most`."""
    return Asked(NUMBER, ("seats",), 32, ALL, ask=AMOUNT, clause=clause, says=says, most=most, optional=optional)


def one_card(*, clause: str, says: str) -> Any:
    """A card; `NONE` where it is not asked."""
    return Asked(CARD, (), 8, ALL, empty=NONE, ask=ONE_CARD, clause=clause, says=says)


def cards(*shape: str, clause: str, says: str) -> Any:
    """Cards counted by face: of one hand, `"faces"`, or of every seat, `"seats", "faces"`."""
    return Asked(COUNTS, shape, 8, ALL, ask=CARDS, clause=clause, says=says)


def row(n: int, *, clause: str, says: str) -> Any:
    """Up to `n` cards in order; an empty place holds `NONE`."""
    return Asked(PILE, (n,), 8, ALL, empty=NONE, ask=ROW, clause=clause, says=says)


class OutcomeRecord(FixedRecord):
    """What every outcome has: nothing but what its game asks."""

    LENGTHS = ("seats", "faces")
    SEATS: ClassVar[int] = 0
    FACES: ClassVar[int] = 0


def asked_of(outcome: type[FixedRecord]) -> type[FixedRecord]:
    """The record in which a game's `ask_outcome` writes what is asked: a number for each field of its outcome. It is 0
    for what is not asked; of cards, of each seat's where all have some, how many, or `ANY`; 1 for anything else."""
    if outcome not in _asked:
        fields = {name: number(seen=ALL) for name in outcome.FIELDS}
        kind: Any = type(OutcomeRecord)
        _asked[outcome] = kind("AskedFor", (OutcomeRecord,), {"__module__": __name__, **fields}, seats=1)
    return _asked[outcome]


_asked: dict[type[FixedRecord], type[FixedRecord]] = {}


def fields_of(outcome: type[FixedRecord]) -> dict[str, Asked]:
    """What a game asks, by name, in the order of the questions."""
    return {name: field for name, field in outcome.FIELDS.items() if isinstance(field, Asked)}
