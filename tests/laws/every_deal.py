"""Every deal that a view leaves open, counted one by one, and how often re-deals come to each of them.

Nothing is shared with what draws hands: whatever could lie in each hidden place is tried, face after face, and what the
game does not believe is left out. Cards of a face are told apart when ways are counted.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ceki.engine.bits import NONE
from ceki.engine.contract import ANY_HAND, hand_consistent, hand_constraint
from ceki.engine.record import CARD, COUNTS, HIDDEN, PILE
from ceki.engine.rule import COMPILED
from ceki.play.ruleset import Ruleset
from ceki.play.view import view_of
from ceki.testing.watch import deal_views

Counts = tuple[int, ...]
Deal = tuple[Any, ...]  # the hidden rows of cards, the hidden note, and the card in the first other hidden place


@dataclass(frozen=True)
class Row:
    """A hidden row of counts: how many cards, and which of them all know."""

    field: str
    seat: int
    size: int
    known: Counts


# ---------------------------------------------------------------- all deals, by trying


def hidden_rows(ruleset: Ruleset, view: Any) -> list[Row]:
    found = []
    fields = ruleset.game.table.FIELDS
    for name, field in fields.items():
        if field.kind == COUNTS and field.holds_cards:
            known = next((f.name for f in fields.values() if f.kind == COUNTS and f.of == name), None)
            rows = np.asarray(getattr(view, name)).reshape(-1, ruleset.game.table.FACES)
            for seat, row in enumerate(rows):
                if row[0] < 0:
                    shown = getattr(view, known)[seat] if known else np.zeros(len(row), np.int64)
                    found.append(Row(name, seat, -int(row[0]), tuple(int(n) for n in shown)))
    return found


def first_place(ruleset: Ruleset, view: Any) -> tuple[str, int] | None:
    """The first hidden place for a card that no row holds."""
    for name, field in ruleset.game.table.FIELDS.items():
        if field.kind in (PILE, CARD) and field.holds_cards:
            for i, card in enumerate(np.atleast_1d(getattr(view, name))):
                if card == HIDDEN:
                    return name, i
    return None


def loose_cards(ruleset: Ruleset, view: Any, rows: list[Row]) -> Counts:
    """The cards, by face, that a view does not place."""
    left = np.array(view.deck)
    for name, field in ruleset.game.table.FIELDS.items():
        value = np.atleast_1d(getattr(view, name))
        if field.kind == COUNTS and field.holds_cards:
            left = left - sum(row for row in value.reshape(-1, len(left)) if row[0] >= 0)
        elif field.kind in (PILE, CARD) and field.holds_cards:
            left = left - np.bincount(value[value >= 0], minlength=len(left))
    return tuple(int(n) for n in left - sum(np.array(row.known) for row in rows))


def choices(loose: Counts, cards: int) -> Iterator[tuple[Counts, int]]:
    """Every choice of so many of the loose cards, by face, and in how many ways it can be made."""
    if not loose:
        if cards == 0:
            yield (), 1
        return
    for n in range(min(loose[0], cards) + 1):
        if cards - n <= sum(loose[1:]):
            ways = math.comb(loose[0], n)
            for rest, more in choices(loose[1:], cards - n):
                yield (n, *rest), ways * more


def every_deal(ruleset: Ruleset, table: Any, seat: int) -> Counter[Deal]:
    """Every deal that the view of a seat leaves open, with its ways."""
    view = view_of(ruleset.game, table, seat).table
    rows = hidden_rows(ruleset, view)
    place = first_place(ruleset, view)
    found: Counter[Deal] = Counter()
    for deal, loose, ways in fillings(ruleset, view, rows, loose_cards(ruleset, view, rows)):
        if place is None:
            found[(*deal, NONE)] += ways
        for face, n in enumerate(loose if place else ()):
            if n > 0:
                found[(*deal, face)] += ways * n
    return found


def fillings(ruleset: Ruleset, view: Any, rows: list[Row], loose: Counts) -> Iterator[tuple[Deal, Counts, int]]:
    """Every way to fill the hidden rows that the game believes: rows and note, what is left, and the ways."""
    if not rows:
        yield ((), NONE), loose, 1
        return
    row, *others = rows
    for chosen, ways in choices(loose, row.size - sum(row.known)):
        held = tuple(a + b for a, b in zip(row.known, chosen, strict=True))
        left = tuple(a - b for a, b in zip(loose, chosen, strict=True))
        for got, n in notes(ruleset, view, row, chosen):
            if believed(ruleset, view, row, held, got):
                for (rest, note), last, more in fillings(ruleset, view, others, left):
                    yield ((held, *rest), got if note == NONE and is_hidden(view, row) else note), last, ways * n * more


def is_hidden(view: Any, row: Row) -> bool:
    return row.field == "hand" and getattr(view, "got", NONE) == HIDDEN and row.seat == view.turn


def notes(ruleset: Ruleset, view: Any, row: Row, chosen: Counts) -> list[tuple[int, int]]:
    """Which cards of a row may be the one just got, and in how many ways; what all have seen come is no question."""
    if row.field != "hand" or row.seat != view.turn or getattr(view, "got", NONE) == NONE:
        return [(NONE, 1)]
    if view.seen_got != NONE:
        return [(int(view.seen_got), 1)]
    return [(face, n) for face, n in enumerate(chosen) if n > 0]


def believed(ruleset: Ruleset, view: Any, row: Row, held: Counts, got: int) -> bool:
    names = ruleset.game.namespace
    if (
        row.field != "hand"
        or row.seat >= view.seats
        or names.get("hand_constraint", hand_constraint)(view, row.seat) == ANY_HAND
    ):
        return True
    hand = np.array(held, np.int64)
    if got != NONE:
        hand[got] -= 1
    return bool(names.get("hand_consistent", hand_consistent)(view, row.seat, hand, got))


# ---------------------------------------------------------------- how often re-deals come to each


def dealt_often(ruleset: Ruleset, table: Any, seat: int, times: int, mode: str = COMPILED) -> Counter[Deal]:
    """How often re-deals of a view come to each deal."""
    view = view_of(ruleset.game, table, seat)
    rows, place = hidden_rows(ruleset, view.table), first_place(ruleset, view.table)
    at = ruleset.game.dtype.fields
    faces = ruleset.game.table.FACES
    places = [int(at[row.field][1]) + row.seat * faces + face for row in rows for face in range(faces)]
    places.append(int(at["got"][1]) if "got" in at else 0)
    places.append(int(at[place[0]][1]) + place[1] if place else 0)
    found = np.zeros((times, len(places)), np.int8)
    done = deal_views(ruleset, view, found, np.array(places, np.int64), mode)
    assert done == times, f"no table agrees with the view, after {done} re-deals"
    hidden_note = any(is_hidden(view.table, row) for row in rows)
    counted: Counter[Deal] = Counter()
    for values, n in zip(*np.unique(found, axis=0, return_counts=True), strict=True):
        hands = tuple(tuple(values[i * faces : (i + 1) * faces].tolist()) for i in range(len(rows)))
        counted[(hands, int(values[-2]) if hidden_note else NONE, int(values[-1]) if place else NONE)] += int(n)
    return counted


# ---------------------------------------------------------------- do they agree?


def agreement(ruleset: Ruleset, table: Any, seat: int, times: int = 20_000, mode: str = COMPILED) -> float:
    """How likely a difference as great as that between re-deals and all deals would be if they agreed."""
    return p_value(dealt_often(ruleset, table, seat, times, mode), every_deal(ruleset, table, seat))


def p_value(seen: Counter[Deal], ways: Counter[Deal]) -> float:
    """How likely so much difference or more would be if every way were as likely: a chi-square test (Pearson, 1900),
    rare deals put together with the next. Zero when there is a deal that cannot be."""
    times, total = seen.total(), ways.total()
    if set(seen) - set(ways):
        return 0.0
    cells: list[tuple[int, float]] = []
    n, expected = 0, 0.0
    for deal in sorted(ways):
        n, expected = n + seen[deal], expected + times * ways[deal] / total
        if expected >= 20:
            cells.append((n, expected))
            n, expected = 0, 0.0
    if cells:
        cells[-1] = cells[-1][0] + n, cells[-1][1] + expected
    if len(cells) <= 10:
        raise ValueError("too few re-deals to tell")
    return chi_square_tail(sum((n - e) ** 2 / e for n, e in cells), len(cells) - 1)


def chi_square_tail(x: float, freedom: int) -> float:
    """The upper tail of the chi-square distribution: the regularised incomplete gamma function, by its series."""
    a, half = freedom / 2, x / 2
    if half == 0:
        return 1.0
    if half > a + 40 * math.sqrt(a) + 40:
        return 0.0
    term = total = 1 / a
    n = a
    while term > total * 1e-16:
        n += 1
        term *= half / n
        total += term
    return max(0.0, 1 - total * math.exp(a * math.log(half) - half - math.lgamma(a)))
