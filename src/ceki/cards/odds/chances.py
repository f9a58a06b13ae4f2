"""Odds as a game declares them: what may happen, in how many of how many ways, and how that was counted.

What is told of a count, a title or a label, is a text, or a `Text` that other languages have too (`texts.py`).

A game's `event(g, what)` is a rule: it says what a dealt table shows. The exact count asks it of one table for every
class of deals, a simulation of dealt tables, and a proof of every deal of a small deck: there is no second opinion.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import comb
from typing import Any, Final, TypeAlias

from ceki.cards.odds.texts import Texts

COUNT, CHANCE, MONEY, NUMBER, WORD = "count", "chance", "cents", "number", "word"  # how the cells of a column are read


@dataclass(frozen=True)
class Chance:
    """One line: what happens in `good` of `total` equally likely ways."""

    says: str
    good: int
    total: int

    @property
    def share(self) -> Fraction:
        """The same in lowest terms."""
        return Fraction(self.good, self.total)


@dataclass(frozen=True)
class Odds:
    """Lines that exclude one another. `axis` says what tells them apart; `how` says how they were counted."""

    title: str
    clause: str
    how: str
    axis: str
    lines: tuple[Chance, ...]


@dataclass(frozen=True)
class Sheet:
    """Rows of exact numbers. `columns` are names, each with how to read it; a row has an int, Fraction or str for
    each."""

    title: str
    clause: str
    how: str
    columns: tuple[tuple[str, str], ...]
    rows: tuple[tuple[Any, ...], ...]


Page: TypeAlias = "Odds | Sheet"
Count: TypeAlias = Callable[[Any], Mapping[int, int]]


@dataclass(frozen=True)
class Event:
    """Something that a game counts at the deal: its place among a game's events is the `what` of the rule `event`.

    `count` gives, for a blank table, in how many ways each value of the rule comes; without it there is no closed form,
    and only simulation is left. `labels` are words for the values; other values stand for themselves. `when` says for
    which tables the event means anything.
    """

    title: str
    clause: str
    axis: str
    how: str
    count: Count | None = None
    labels: Mapping[int, str] = field(default_factory=dict)
    when: Callable[[Any], bool] = lambda g: True

    def says(self, value: int) -> str:
        """The words for a value."""
        return self.labels.get(value, str(value))

    def odds(self, g: Any) -> Odds:
        """The exact count for a blank table. Raises `ValueError` where there is no closed form."""
        if self.count is None:
            raise ValueError(f"{self.title}: has no closed form")
        found = self.count(g)
        total = sum(found.values())
        values = sorted({*found, *self.labels})
        lines = tuple(Chance(self.says(value), found.get(value, 0), total) for value in values)
        return Odds(self.title, self.clause, self.how, self.axis, lines)


@dataclass(frozen=True)
class Known:
    """What the asker knows, in codes: the hand, other cards seen, and the stock if it is not that of the deal."""

    hand: tuple[str, ...]
    seen: tuple[str, ...] = ()
    stock: int | None = None


@dataclass(frozen=True)
class Counted:
    """All that a game can count: events, what else follows for a house, what follows for a hand; and what it cannot.

    `says` are all the texts that other languages have; a game that brings plain texts has none.
    """

    events: tuple[Event, ...]
    outlook: Callable[[Any], Sequence[Page]] = lambda g: ()
    hand: Callable[[Any, Known], Sequence[Page]] | None = None
    beyond: str = ""
    says: Texts = field(default_factory=Texts)


def percent(share: Fraction | float) -> str:
    """A chance as people write it; only what is certain or impossible is called so."""
    whole = round(100 * share)
    if 0 < share < 1 and whole in (0, 100):
        return "less than 1%" if whole == 0 else "more than 99%"
    return f"{whole}%"


NO_CARD_LEFT: Final = Fraction(0)


def before_the_end(wanted: int, unseen: int, draws: int) -> Fraction:
    """The chance that one of `wanted` cards among `unseen` is among the next `draws` (hypergeometric)."""
    if draws <= 0 or wanted <= 0:
        return NO_CARD_LEFT
    return 1 - Fraction(comb(unseen - wanted, draws), comb(unseen, draws))
