"""The result of a settled round: its lines, who has won, what each seat has by unit, and who pays whom.

Nothing else adds a score up: screens, terminal, logs and advice get these sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ceki.cards.notation import CODES, card_number, members
from ceki.engine.bits import NONE
from ceki.engine.game import CENTS, UNITS, Line
from ceki.engine.outcomes.ending import Ending
from ceki.engine.rule import as_written
from ceki.play.drivers.ending_rules import find_ending
from ceki.play.game_module import GameModule

Totals = dict[str, int]  # by unit


@dataclass(frozen=True)
class ScoreLine:
    """`count` things of a kind bring `seat` an `amount` in `unit`, for these cards (a code for each copy), by the rule
    `clause`.

    `total` marks a line that repeats what other lines add up to; `counts` is the unit of `count` where it is one;
    `each` are the cents that every other player pays for each of the things counted.
    """

    word: str
    says: str
    clause: str
    seat: int
    count: int
    amount: int
    unit: str
    cards: tuple[str, ...] = ()
    total: bool = False
    counts: str = ""
    each: int = 0

    @property
    def paid(self) -> bool:
        """Whether it only says for what a seat has paid or was paid, which the payments tell."""
        return self.unit == CENTS and not self.counts and bool(self.amount or self.each)


@dataclass(frozen=True)
class LaidSet:
    """One of the sets with which `seat` has won: its cards, a code for each copy."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Payment:
    """Cents that one gives another, seats or persons; `NONE` is the pot. `word`, `says` and `clause` are of the kind of
    line that says for what; they are empty where it only squares sums up."""

    giver: int
    taker: int
    cents: int
    word: str = ""
    says: str = ""
    clause: str = ""


@dataclass(frozen=True)
class Reason:
    """A line that says why, with all of its kind and seat put together; `named` where it is to be said whose it is."""

    line: ScoreLine
    named: bool


@dataclass(frozen=True)
class Even:
    """`giver` pays `taker`, who has exactly as much: the `count` of something in `unit`."""

    giver: int
    taker: int
    count: int
    unit: str


@dataclass(frozen=True)
class EndingFacts:
    """What is told of an ending. `unit` is what the round was decided by; `won_with` is what each winner has of it,
    where the headline says so, or 0. Else `worth`, in `worth_in`, is what it was worth to each. `all_have` is
    what everybody has where nobody has won, or 0; `besides` is what the winner's other lines come to, in `unit`;
    `starter` is the seat that began."""

    unit: str = CENTS
    won_with: int = 0
    worth: int = 0
    worth_in: str = CENTS
    all_have: int = 0
    reasons: list[Reason] = field(default_factory=list)
    besides: int = 0
    even: list[Even] = field(default_factory=list)
    starter: int = 0


@dataclass(frozen=True)
class Result:
    """The result of a round. `winners` are seats; `sets` are those that won, where a game has sets; `order` are all
    seats, the first place first; `totals` by seat; `to_pot` are the cents that the pot has gained; `payments` are those
    that the rules wrote, stakes included, as they were paid; `ending` is
    what is told of it."""

    lines: list[ScoreLine]
    winners: list[int]
    order: list[int]
    totals: list[Totals]
    to_pot: int
    payments: list[Payment]
    ending: EndingFacts = field(default_factory=EndingFacts)
    sets: list[LaidSet] = field(default_factory=list)


def score_lines(game: GameModule, table: Any) -> list[ScoreLine]:
    """The lines that the rules wrote on the table."""
    found = []
    for i in range(int(table.lines)):
        kind = game.info.lines[int(table.line_what[i])]
        cards = _cards_of(kind, table, i, game.info.pack)
        seat, count, amount = int(table.line_seat[i]), int(table.line_count[i]), int(table.line_points[i])
        line = ScoreLine(kind.word, kind.says, kind.clause, seat, count, amount, kind.unit, cards)
        found.append(replace(line, total=kind.total, counts=kind.counts, each=_cents_of_each(kind, table)))
    return found


def _cards_of(kind: Line, table: Any, i: int, pack: str) -> tuple[str, ...]:
    """The cards of a line, a code for each copy; one for each face where the rules do not say how many there are."""
    faces = members(int(table.line_faces[i]), pack)
    count, seat = int(table.line_count[i]), int(table.line_seat[i])
    alike = int(getattr(table, kind.alike)) if isinstance(kind.alike, str) else kind.alike
    copies = dict.fromkeys(faces, alike * count if len(faces) == 1 else alike if len(faces) == count else 1)
    if kind.lie:
        row = getattr(table, kind.lie)[seat]
        copies = {code: int(row[card_number(code, pack)]) // alike * alike for code in faces}
    return tuple(code for code in faces for _ in range(copies[code]))


def _cents_of_each(kind: Line, table: Any) -> int:
    name, _, place = kind.each.partition(":")
    found: Any = getattr(table, name) if name else 0
    return int(found[int(place)] if place else found)


def result_of(game: GameModule, table: Any, pot_before: int) -> Result:
    """The result of a settled table whose pot held `pot_before` cents at the deal."""
    lines, seats = score_lines(game, table), range(int(table.seats))
    ending = _found_ending(game, table, lines)
    return Result(
        lines, winners_of(table), [int(ending.order[n]) for n in seats],
        [_totals(ending, seat, seats) for seat in seats], int(table.pot) - pot_before, payments(game, table),
        _facts_of(ending, lines, int(table.starter)), [one for seat in seats for one in _laid_sets(game, ending, seat)],
    )  # fmt: skip


def _found_ending(game: GameModule, table: Any, lines: Sequence[ScoreLine]) -> Ending:
    """The record of the ending of a settled table with these lines."""
    ending = Ending()
    for i, line in enumerate(lines):
        ending.unit[i] = UNITS.index(line.unit)
        ending.held[i] = UNITS.index(line.counts) if line.counts else NONE
        ending.repeats[i] = line.total
        ending.each[i] = line.each
    as_written(find_ending, game.namespace)(table, ending)
    return ending


def _facts_of(ending: Ending, lines: Sequence[ScoreLine], starter: int) -> EndingFacts:
    """The facts of an ending whose record has been found; `starter` is the seat that began the round."""
    reasons = [
        Reason(_together(ending, lines, int(ending.reason[k])), bool(ending.named[k])) for k in range(ending.reasons)
    ]
    even = []
    for k in range(ending.even):
        line = lines[int(ending.even_line[k])]
        even.append(Even(int(ending.even_from[k]), int(ending.even_to[k]), line.count, line.counts))
    return EndingFacts(
        UNITS[ending.counted], int(ending.won_with), int(ending.worth), UNITS[ending.worth_in], int(ending.all_have),
        reasons, int(ending.besides), even, starter,
    )  # fmt: skip


def _together(ending: Ending, lines: Sequence[ScoreLine], first: int) -> ScoreLine:
    """A line with those that are told with it."""
    cards = tuple(card for i, line in enumerate(lines) if ending.first[i] == first for card in line.cards)
    return replace(lines[first], count=int(ending.count[first]), amount=int(ending.amount[first]), cards=cards)


def _laid_sets(game: GameModule, ending: Ending, seat: int) -> list[LaidSet]:
    """The sets with which a seat has won."""
    size, codes = int(ending.set_of[seat]), [CODES[game.info.pack][card] for card in ending.laid[seat] if card != NONE]
    return [LaidSet(seat, tuple(codes[i : i + size])) for i in range(0, len(codes), size or 1)]


def _totals(ending: Ending, seat: int, seats: range) -> Totals:
    """What a seat has by unit. A unit of which nobody has anything is left out, but for cents, which come last."""
    units = [unit for unit in UNITS if unit != CENTS and any(ending.totals[one, UNITS.index(unit)] for one in seats)]
    return {unit: int(ending.totals[seat, UNITS.index(unit)]) for unit in (*units, CENTS)}


def winners_of(table: Any) -> list[int]:
    """The seats that have won a settled round."""
    return [seat for seat in range(int(table.seats)) if int(table.winners) >> seat & 1]


def kinds_that_add(game: GameModule) -> int:
    """The kinds of score lines whose amounts are points or tokens of a seat, as bits."""
    kinds = enumerate(game.info.lines)
    return sum(1 << what for what, kind in kinds if kind.unit != CENTS and not kind.total)


def unit_of_points(game: GameModule) -> str:
    """The unit in which a game counts where no money moves: that of its first kind of line that is not in cents."""
    return next((kind.unit for kind in game.info.lines if kind.unit != CENTS), CENTS)


def payments(game: GameModule, record: Any) -> list[Payment]:
    """Who has paid whom for what, as the rules wrote it on a table (by seat) or in a match (by person)."""
    found = []
    for i in range(int(record.payments)):
        kind, givers = game.info.lines[int(record.paid_for[i])], int(record.paid_by[i])
        cents, taker = int(record.paid_each[i]), int(record.paid_to[i])
        for giver in [who for who in range(givers.bit_length()) if givers >> who & 1] or [NONE]:
            found.append(Payment(giver, taker, cents, kind.word, kind.says, kind.clause))
    return found


def moved(payments: Sequence[Payment], n: int) -> tuple[list[int], int]:
    """What payments have brought each of `n` seats or persons, and the pot, in cents."""
    gained = [0] * (n + 1)  # the last is the pot, for `NONE` is -1
    for one in payments:
        gained[one.giver] -= one.cents
        gained[one.taker] += one.cents
    return gained[:n], gained[n]


def squared(cents: Sequence[int], pot: int) -> list[Payment]:
    """The fewest words to be square: who gives whom how many cents until all is even, whatever it was for. `cents`: by
    seat or person; the pot gained `pot` cents."""
    owed = dict(enumerate(cents)) | {NONE: pot}
    givers = [(who, -n) for who, n in owed.items() if n < 0]
    takers = [(who, n) for who, n in owed.items() if n > 0]
    found = []
    while givers and takers:
        (giver, gives), (taker, takes) = givers[0], takers[0]
        paid = min(gives, takes)
        found.append(Payment(giver, taker, paid))
        givers[0], takers[0] = (giver, gives - paid), (taker, takes - paid)
        givers, takers = [g for g in givers if g[1]], [t for t in takers if t[1]]
    return found
