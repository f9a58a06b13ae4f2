"""A deck on sheets of paper, at its true size, to be cut at the marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ceki.cards.faces import size as drawn_size
from ceki.cards.faces.printed import printed_back, printed_svg
from ceki.cards.notation import card_number
from ceki.locales.messages import said
from ceki.paper.decks import Deck
from ceki.paper.finishing import finished
from ceki.paper.layout import RULER, SQUARE, Grid, Point, Size
from ceki.paper.typesetting import typeset
from ceki.play.rulebook.cards_named import card_named

SHIFT: Final = (
    2.0  # millimetres by which a back reaches beyond its card, for sheets that are turned over a little askew
)


def sheets(deck: Deck, paper: Point, size: Size, backs: bool = False, index: bool = False, spot: bool = False) -> bytes:
    """A PDF of a deck: each copy begins a sheet. With `backs`, a page of backs follows each sheet; with `index`, the
    faces bear their number or letter."""
    grid = Grid(paper, size)
    cut = sheets_of(deck, size)
    facts = {
        "paper": grid.sheet,
        "card": size.card,
        "marks": list(grid.marks()),
        "ruler": {"at": grid.ruler, "long": RULER},
        "rest": grid.block[0] - RULER - 6,
        "pages": [page for n, codes in enumerate(cut) for page in _pages(grid, deck, codes, (n + 1, len(cut)), backs)],
        "pictures": pictures(deck, size, index),
        "back": {"picture": back(size, SHIFT), "shift": SHIFT},
        "title": deck.title,
        "how": said("paper", "print-at-full-size", {"ruler": int(RULER), "square": int(SQUARE)}),
        "back-how": said("paper", "turn-over", {"lies": str(size.lies).lower()}),
    }
    return finished(typeset("sheet", facts), spot=spot)


def sheets_of(deck: Deck, size: Size) -> list[tuple[str, ...]]:
    """The codes of the cards of each sheet."""
    return [copy[n : n + size.slots] for copy in deck.copies for n in range(0, len(copy), size.slots)]


def pictures(deck: Deck, size: Size, index: bool, bleed: float = 0) -> dict[str, dict[str, str]]:
    """Each face of a deck as it is printed, with its name for those who do not see it, by its code."""
    return {
        code: {
            "drawn": printed_svg(code, index, size.beyond(drawn_size(code), bleed)),
            "name": card_named(card_number(code, deck.pack), deck.pack),
        }
        for code in sorted({code for copy in deck.copies for code in copy})
    }


def back(size: Size, beyond: float) -> str:
    """The back of a size of cards, with so many millimetres beyond each side."""
    wide, high = size.card
    return printed_back(wide * 10, high * 10, size.square * 10, beyond * 10)


def _pages(grid: Grid, deck: Deck, codes: tuple[str, ...], sheet: tuple[int, int], backs: bool) -> Iterator[Any]:
    told = said("paper", "sheet", {"sheet": sheet[0], "sheets": sheet[1]})
    cards = [{"code": code, "at": grid.place(slot)} for slot, code in enumerate(codes)]
    yield {"cards": cards, "square": grid.square(len(codes)), "sheet": told, "back": False}
    if backs:
        behind = [{"at": grid.place(slot, back=True)} for slot in range(len(codes))]
        yield {"cards": behind, "square": None, "sheet": told, "back": True}
