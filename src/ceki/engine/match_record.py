"""The record of a match: what spans rounds, in whole numbers of fixed size, each declared with who sees it.

A game writes `class Carried(MatchRecord)` and declares in it what it carries from round to round, each with its unit
and its clause, as it declares the table of a round. Its rules read and write this record; what players see of a match
follows from the declarations.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from ceki.engine.bits import NONE
from ceki.engine.game import UNITS
from ceki.engine.record import ALL, NOBODY, Field, FixedRecord, number
from ceki.engine.rule import rule

Ints = npt.NDArray[np.int64]

PEOPLE, SIDES, TABLE = OWNERS = ("people", "sides", "table")  # a number for each person, for each side, or one for all
TALLY, PERSON, CARDS = "tally", "person", "cards"
MOST_PEOPLE: Final = 20


@dataclass(frozen=True)
class Kept(Field):
    """A declared field that players see in the standing of a match. `kind` says what its numbers are: amounts, a
    person, or cards of a pack; `owners` whose they are; `leads` marks the amount that decides who is ahead."""

    owners: str = TABLE
    unit: str = ""
    clause: str = ""
    label: str = ""
    says: str = ""
    leads: bool = False

    def __post_init__(self) -> None:
        for what, value, allowed in (
            ("of", self.owners, OWNERS), ("unit", self.unit, (*UNITS, "")), ("seen", self.seen, (ALL, NOBODY)),
        ):  # fmt: skip
            if value not in allowed:
                raise TypeError(f"carried {self.label}: {what}={value!r} is none of {', '.join(map(repr, allowed))}")


def tally(of: str, *, unit: str, seen: str, clause: str, label: str, says: str = "", leads: bool = False) -> Any:
    """An amount of each person, of each side, or of the table; `unit` is empty where the label says what it counts."""
    shape = () if of == TABLE else (of,)
    return Kept(TALLY, shape, 32, seen, owners=of, unit=unit, clause=clause, label=label, says=says, leads=leads)


def person(*, seen: str, clause: str, label: str, says: str = "") -> Any:
    """One of the people; `NONE` is nobody."""
    return Kept(PERSON, (), 8, seen, empty=NONE, clause=clause, label=label, says=says)


def drawn_cards(n: int, *, seen: str, clause: str, label: str, says: str = "") -> Any:
    """Up to `n` cards of each person, in order; an empty place holds `NONE`."""
    return Kept(CARDS, (PEOPLE, n), 8, seen, empty=NONE, owners=PEOPLE, clause=clause, label=label, says=says)


class MatchRecord(FixedRecord, people=MOST_PEOPLE, sides=2, lines=24, payments=40):
    """What every match has. Money is in cents; `people` are those who play, more than there are seats (`players`)
    where they take turns; `limit` is how many rounds are played at most, 0 for no end."""

    LENGTHS = ("people", "sides", "lines", "payments")
    PEOPLE: ClassVar[int]
    SIDES: ClassVar[int]
    LINES: ClassVar[int]
    PAYMENTS: ClassVar[int]

    chance: Ints = number(2, seen=NOBODY, width=64)  # the small generator of lots, 0 where people draw them
    people: int = number(seen=ALL, width=8)
    players: int = number(seen=ALL, width=8)
    sides: int = number(seen=ALL, width=8)
    starter: int = number(seen=ALL, width=8)
    pot: int = number(seen=ALL, width=64)
    rounds: int = number(seen=ALL, width=32)
    limit: int = number(seen=ALL, width=32)
    over: int = number(seen=ALL, width=8)
    closed: int = number(seen=ALL, width=8)  # over, and paid out
    seated: Ints = number("people", seen=ALL, width=8, empty=NONE)  # the person at each seat
    cents: Ints = number("people", seen=ALL, width=64)  # the ledger
    settled: Ints = number("people", seen=ALL, width=64)  # what the end of the match moved
    from_pot: int = number(seen=ALL, width=64)  # and what it took out of the pot
    lines: int = number(seen=ALL, width=8)  # the lines by which the match was settled at its end
    line_what: Ints = number("lines", seen=ALL, width=8)
    line_who: Ints = number("lines", seen=ALL, width=8)
    line_count: Ints = number("lines", seen=ALL, width=64)
    line_cents: Ints = number("lines", seen=ALL, width=64)
    payments: int = number(seen=ALL, width=8)  # who then paid whom, people or the pot, as in a round
    paid_for: Ints = number("payments", seen=ALL, width=8)
    paid_by: Ints = number("payments", seen=ALL, width=32)
    paid_to: Ints = number("payments", seen=ALL, width=8)
    paid_each: Ints = number("payments", seen=ALL, width=64)
    won: Ints = tally("people", unit="", seen=ALL, clause="", label="rounds won", says="rounds that each has won")
    winners: int = tally(TABLE, unit="", seen=NOBODY, clause="", label="winners")  # of the match: people, as a set


@rule
def draws_lots(m: Any) -> int:
    """1 where the match draws its lots, 0 where people do, and say what came of it."""
    return int(m.chance[0] != 0)


@rule
def match_line(m: Any, what: int, who: int, count: int, cents: int) -> None:
    """Writes a line of the settlement of a match: `count` things of kind `what` bring a person, or a side where
    partners play, `cents`."""
    i = m.lines
    m.line_what[i] = what
    m.line_who[i] = who
    m.line_count[i] = count
    m.line_cents[i] = cents
    m.lines = i + 1
