"""The result of a settled round: its lines, who has won, what each seat has by unit, and who pays whom.

Nothing else adds a score up: screens, terminal, logs and advice get these sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ceki.cards.notation import CODES, card_number, members
from ceki.engine.bits import NONE
from ceki.engine.contract import lay_sets
from ceki.engine.game import CENTS, UNITS, Line
from ceki.engine.score import MOST_LAID
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
class Result:
    """The result of a round. `winners` are seats; `sets` are those that won, where a game has sets; `order` are all
    seats, the first place first; `totals` by seat; `to_pot` are the cents that the pot has gained; `payments` are those
    that the rules wrote, stakes included, as they were paid."""

    lines: list[ScoreLine]
    winners: list[int]
    order: list[int]
    totals: list[Totals]
    to_pot: int
    payments: list[Payment]
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
    seats = range(int(table.seats))
    lines, cents = score_lines(game, table), [int(table.cents[seat]) for seat in seats]
    winners, to_pot = winners_of(table), int(table.pot) - pot_before
    order = sorted(seats, key=lambda seat: (seat not in winners, int(table.place[seat]), seat))
    sets = [one for seat in winners for one in laid_sets(game, table, seat)]
    return Result(lines, winners, order, totals(lines, cents), to_pot, payments(game, table), sets)


def laid_sets(game: GameModule, table: Any, seat: int) -> list[LaidSet]:
    """The hand with which a seat has won, laid out by the rules as the sets that it is made of."""
    cards = np.full(MOST_LAID, NONE, np.int64)
    size = int(game.rule(lay_sets)(table, seat, cards))
    codes = [CODES[game.info.pack][card] for card in cards.tolist() if card != NONE]
    return [LaidSet(seat, tuple(codes[i : i + size])) for i in range(0, len(codes), size or 1)]


def winners_of(table: Any) -> list[int]:
    """The seats that have won a settled round."""
    return [seat for seat in range(int(table.seats)) if int(table.winners) >> seat & 1]


def totals(lines: Sequence[ScoreLine], cents: Sequence[int]) -> list[Totals]:
    """What each seat has by unit: the amounts of its lines, of one unit each, and its cents as they were settled.

    A line that repeats a total is not added, and neither are lines in cents: they say for what some of them were paid.
    A unit of which nobody has anything is left out, but for cents.
    """
    found = [dict.fromkeys(UNITS, 0) for _ in cents]
    for line in lines:
        if 0 <= line.seat < len(found):
            if line.unit != CENTS and not line.total:
                found[line.seat][line.unit] += line.amount
            if line.counts:
                found[line.seat][line.counts] += line.count
    units = [unit for unit in UNITS if unit != CENTS and any(own[unit] for own in found)]
    return [{unit: own[unit] for unit in units} | {CENTS: paid} for own, paid in zip(found, cents, strict=True)]


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
