"""Where cards lie and what is public knowledge, read off a view by what is shown of its game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ceki.engine.bits import NONE
from ceki.engine.game import Show
from ceki.engine.record import CARD, COUNTS, HIDDEN, NUMBER, PILE, Field
from ceki.locales.rows import labelled
from ceki.play.rulebook.reading import about
from ceki.play.rulebook.spelling import place_at, spelled
from ceki.play.showing.honours import honours_of
from ceki.play.showing.shown import HAND, STOCK, shown
from ceki.play.view import View
from ceki.terminal.drawing.grouping import Group, by_rank, in_order


@dataclass(frozen=True)
class Place:
    """Cards lying together: those seen (a number for each copy) and how many are not.

    `part` names the field of which this repeats what all know; `single` marks a place for one card; `repeats` one whose
    cards lie elsewhere.
    """

    field: str
    label: str
    where: str
    seat: int
    cards: tuple[int, ...]
    hidden: int
    single: bool = False
    ordered: bool = False
    part: str = ""
    hinted: bool = False
    repeats: bool = False

    @property
    def size(self) -> int:
        """How many cards lie here."""
        return len(self.cards) + self.hidden

    def groups(self, view: View) -> list[Group]:
        """The seen cards grouped by rank, or in order where that matters."""
        arrange = in_order if self.ordered else by_rank
        return arrange(self.cards, view.game.info.pack, honours_of(view.game, view.table))


def places(view: View) -> list[Place]:
    """Every place where cards lie, in the order in which they are shown; a card that a place shows by itself is not
    counted again where it lies."""
    fields = view.game.table.FIELDS
    lying = [one for one in shown(view.game) if fields[one.field].kind in (COUNTS, PILE, CARD)]
    found = {show.field: _of_field(view, show) for show in lying}
    for show in lying:
        if show.lies_in:
            alone, around = found[show.field], found[show.lies_in]
            found[show.field], found[show.lies_in] = _apart(alone, around)
    return [place for show in lying for place in found[show.field]]


def _apart(alone: list[Place], around: list[Place]) -> tuple[list[Place], list[Place]]:
    """Single cards, and the places in which they lie without them; a card that lies there no more is only recalled."""
    for n, place in enumerate(alone):
        for m, other in enumerate(around):
            if place.cards and place.cards[0] in other.cards:
                left = list(other.cards)
                left.remove(place.cards[0])
                alone[n], around[m] = replace(place, repeats=False), replace(other, cards=tuple(left))
    return alone, around


def _of_field(view: View, show: Show) -> list[Place]:
    declared, value = view.game.table.FIELDS[show.field], getattr(view.table, show.field)
    owner = int(getattr(view.table, show.owner)) if show.owner else NONE
    rows: list[tuple[int, Any]] = [(owner, value)]
    if len(declared.lengths) == 2:
        rows = [(seat, value[seat]) for seat in range(int(view.table.seats))]
    return [_place(view, show, seat, row) for seat, row in rows]


def _place(view: View, show: Show, seat: int, row: Any) -> Place:
    declared = view.game.table.FIELDS[show.field]
    cards, hidden = _cards(declared, row)
    return Place(
        field=show.field,
        label=show.label or spelled(view.game, show.field),
        where=show.where,
        seat=seat,
        cards=cards,
        hidden=hidden,
        single=declared.kind == CARD,
        ordered=declared.kind == PILE and show.by == "order",
        part=declared.of,
        hinted=show in about(view.game).shows,
        repeats=declared.note,
    )


def _cards(declared: Field, row: Any) -> tuple[tuple[int, ...], int]:
    """The cards seen in a row, and how many are not: a hidden row has minus its size in its first place."""
    if declared.kind == COUNTS:
        if row[0] < 0:
            return (), int(-row[0])
        return tuple(card for card, n in enumerate(row) for _ in range(int(n))), 0
    there = [int(row)] if declared.kind == CARD else [int(card) for card in row]
    return tuple(card for card in there if card >= 0), there.count(HIDDEN)


def hand_of(view: View) -> Place | None:
    """The viewer's own hand; None for one who looks on."""
    return next((p for p in places(view) if p.where == HAND and p.seat == view.seat and view.seat >= 0), None)


def new_cards(view: View) -> set[int]:
    """The cards of the viewer's hand that are noted as just come, where the viewer sees the note."""
    found = set()
    for declared in view.game.table.FIELDS.values():
        word, _, target = declared.seen.partition(":")
        if declared.kind == CARD and declared.of and word == "seat":
            card = int(getattr(view.table, declared.name))
            if card >= 0 and int(getattr(view.table, target)) == view.seat:
                found.add(card)
    return found


def calls(view: View, seat: int, names: list[str]) -> list[str]:
    """The calls of a seat: hinted numbers that stand for words. Leaves empty words out."""
    return _hinted(view, seat, names, lambda hint: bool(hint.values) or hint.by == "seat")


def tallies(view: View, seat: int, names: list[str]) -> list[str]:
    """What the game calls a seat, and what hinted numbers count for it: tricks taken, a total."""
    counted = _hinted(view, seat, names, lambda hint: not hint.values and hint.by != "seat")
    return [word for word in (place_at(view.game, seat, view.table), *counted) if word]


def _hinted(view: View, seat: int, names: list[str], wanted: Callable[[Show], bool]) -> list[str]:
    found = []
    for hint in about(view.game).shows:
        declared = view.game.table.FIELDS.get(hint.field)
        if declared is not None and declared.kind == NUMBER and declared.lengths == (view.game.table.SEATS,):
            if wanted(hint):
                found.append(number_in_words(hint, declared, int(getattr(view.table, hint.field)[seat]), names))
    return [text for text in found if text]


def notices(view: View, names: list[str]) -> list[str]:
    """What hinted single numbers say of the whole table."""
    found = []
    for hint in about(view.game).shows:
        declared = view.game.table.FIELDS.get(hint.field)
        if declared is not None and declared.kind == NUMBER and not declared.lengths:
            found.append(number_in_words(hint, declared, int(getattr(view.table, hint.field)), names))
    return [text for text in found if text]


def number_in_words(hint: Show, declared: Field, value: int, names: list[str]) -> str:
    """A hinted number as its word, a player's name, or itself; nothing when it is empty."""
    label = hint.label or hint.field.replace("_", " ")
    if hint.values:
        return hint.values[value] if 0 <= value < len(hint.values) else f"{label} {value}"
    if hint.by == "seat":
        return labelled(label, names[value]) if 0 <= value < len(names) else ""
    return "" if value == declared.empty else f"{label} {value}"


def stock_size(view: View) -> int:
    """How many cards lie where nobody sees them."""
    return sum(place.size for place in places(view) if place.where == STOCK)
