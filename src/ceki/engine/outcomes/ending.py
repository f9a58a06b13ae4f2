"""The record of what is told of the end of a round: what a caller gives of its lines, and what a driver finds."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ceki.engine.bits import NONE
from ceki.engine.game import CENTS, UNITS
from ceki.engine.record import ALL, FixedRecord, number
from ceki.engine.score import MOST_LAID

REASONS: Final = 3  # lines that say why, at most
MONEY: Final = UNITS.index(CENTS)
MOST_UNITS: Final = len(UNITS)


class Ending(FixedRecord, seats=20, lines=60):
    """The facts of an ending. Units are numbers of `UNITS`. What a caller knows of each line is given; the rest is
    found."""

    LENGTHS = ("seats", "lines")
    SEATS: ClassVar[int] = 0
    LINES: ClassVar[int] = 0  # a set of them is one number

    unit: Any = number("lines", seen=ALL)  # given: of its amount
    held: Any = number("lines", seen=ALL)  # given: of its count, or `NONE` where that counts things
    repeats: Any = number("lines", seen=ALL)  # given: 1 where it repeats what others add up to
    each: Any = number("lines", seen=ALL, width=32)  # given: the cents that every other pays for each thing, or 0

    totals: Any = number("seats", MOST_UNITS, seen=ALL, width=32)  # what each seat has
    order: Any = number("seats", seen=ALL)  # the seats, the first place first
    set_of: Any = number("seats", seen=ALL)  # the cards of each set with which a winner has won, or 0
    laid: Any = number("seats", MOST_LAID, seen=ALL, empty=NONE)  # the cards of those sets, set after set
    counted: int = number(seen=ALL)  # the unit in which the round was decided
    won_with: int = number(seen=ALL, width=32)  # what each winner has of it, and nobody else; 0: it was not won so
    worth: int = number(seen=ALL, width=32)  # else the one number that tells what it was worth to each winner, or 0
    worth_in: int = number(seen=ALL)
    all_have: int = number(seen=ALL, width=32)  # what everybody has, where nobody has won; or 0
    first: Any = number("lines", seen=ALL, empty=NONE)  # of each line: the line that it is told with
    count: Any = number("lines", seen=ALL, width=32)  # of a line with those that are told with it
    amount: Any = number("lines", seen=ALL, width=32)
    reasons: int = number(seen=ALL)
    reason: Any = number(REASONS, seen=ALL)  # the lines that say why, as they are told
    named: Any = number(REASONS, seen=ALL)  # 1 where it is to be said whose line it is
    besides: int = number(seen=ALL, width=32)  # what the winner's other lines come to, of what is counted
    even: int = number(seen=ALL)
    even_from: Any = number("seats", seen=ALL)  # who pays somebody who has exactly as much
    even_to: Any = number("seats", seen=ALL)
    even_line: Any = number("seats", seen=ALL)  # the line with what both have
