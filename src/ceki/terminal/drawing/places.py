"""Where cards lie and what is public knowledge, read off a view by the declarations of the game's record.

Hints (`GAME.shows`) say which field lies where; a field of cards without one is placed by its declaration:
rows that their owner alone sees are hands, what nobody sees is a stock, what all see lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ceki.engine.bits import NONE
from ceki.engine.game import Show
from ceki.engine.record import CARD, COUNTS, HIDDEN, NOBODY, NUMBER, OWN, PILE, Field
from ceki.locales.rows import labelled
from ceki.play.game_module import GameModule
from ceki.play.rulebook.reading import about
from ceki.play.rulebook.spelling import place_at, spelled
from ceki.play.view import View
from ceki.terminal.drawing.faces import honours_of
from ceki.terminal.drawing.grouping import Group, by_rank, in_order

HAND, SEAT, TABLE, STOCK = "hand", "seat", "table", "stock"


@dataclass(frozen=True)
class Place:
    """Cards lying together: those seen (a number for each copy) and how many are not.

    `part` names the field of which this repeats what all know; `single` marks a place for one card.
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

    @property
    def size(self) -> int:
        """How many cards lie here."""
        return len(self.cards) + self.hidden

    def groups(self, view: View) -> list[Group]:
        """The seen cards grouped by rank, or in order where that matters."""
        arrange = in_order if self.ordered else by_rank
        return arrange(self.cards, view.game.info.pack, honours_of(view.game, view.table))


def hints(game: GameModule) -> dict[str, Show]:
    """The game's hints by field."""
    return {show.field: show for show in about(game).shows}


def main_hand(game: GameModule) -> str:
    """The field that is the hand: the hinted one, else the first rows of cards that their owner alone sees."""
    fields = game.table.FIELDS
    hinted = [show.field for show in game.info.shows if show.where == HAND]
    found = [name for name in hinted if name in fields and len(fields[name].lengths) == 2]
    rows = [f for f in fields.values() if f.kind == COUNTS and len(f.lengths) == 2]
    found += [f.name for f in rows if f.seen == OWN and f.holds_cards]
    return found[0] if found else ""


def places(view: View) -> list[Place]:
    """Every place where cards lie, hinted ones first and in the order of the hints."""
    shown = hints(view.game)
    order = {name: n for n, name in enumerate(shown)}
    fields = sorted(view.game.table.FIELDS.values(), key=lambda f: order.get(f.name, len(order)))
    found: list[Place] = []
    for declared in fields:
        if _has_a_place(declared, shown):
            found.extend(_of_field(view, declared, shown.get(declared.name)))
    return _shown_once(found, shown)


def _shown_once(found: list[Place], shown: dict[str, Show]) -> list[Place]:
    """The same, where a place no longer counts a single card of it that is shown by itself."""
    alone = [(shown[p.field].lies_in, card) for p in found if p.single and p.hinted for card in p.cards]
    return [replace(p, cards=_without(p.cards, [card for name, card in alone if name == p.field])) for p in found]


def _without(cards: tuple[int, ...], some: list[int]) -> tuple[int, ...]:
    left = list(cards)
    for card in some:
        if card in left:
            left.remove(card)
    return tuple(left)


def _has_a_place(declared: Field, shown: dict[str, Show]) -> bool:
    """Notes have one only when hinted, or when they are the known part of hands."""
    if declared.kind not in (COUNTS, PILE, CARD) or declared.name == "deck":
        return False
    if declared.name in shown:
        return True
    return declared.holds_cards or (declared.kind == COUNTS and bool(declared.of))


def _of_field(view: View, declared: Field, hint: Show | None) -> list[Place]:
    value = getattr(view.table, declared.name)
    by_seat = len(declared.lengths) == 2
    owner = int(getattr(view.table, hint.owner)) if hint and hint.owner else NONE
    rows: list[tuple[int, Any]] = (
        [(seat, value[seat]) for seat in range(int(view.table.seats))] if by_seat else [(owner, value)]
    )
    return [_place(view, declared, hint, seat, row) for seat, row in rows]


def _place(view: View, declared: Field, hint: Show | None, seat: int, row: Any) -> Place:
    cards, hidden = _cards(declared, row)
    label = (hint.label if hint else "") or spelled(view.game, declared.name)
    return Place(
        field=declared.name,
        label=label,
        where=_where(view.game, declared, hint),
        seat=seat,
        cards=cards,
        hidden=hidden,
        single=declared.kind == CARD,
        ordered=declared.kind == PILE and hint is not None and hint.by == "order",
        part=declared.of,
        hinted=hint is not None,
    )


def _where(game: GameModule, declared: Field, hint: Show | None) -> str:
    if declared.name == main_hand(game):
        return HAND
    if len(declared.lengths) == 2 or (hint and hint.owner):
        return SEAT
    return STOCK if declared.seen == NOBODY else TABLE


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
