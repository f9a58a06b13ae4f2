"""Where things lie on a sheet, in millimetres from its upper left corner: cards edge to edge, marks where to cut, a
ruler, and a square to measure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ceki.locales.messages import said

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARK_GAP, MARK = 1.0, 4.0  # how far from the cards a mark begins, and how long it is
RULER, RULER_GAP, RULER_HIGH = 100.0, 6.0, 6.0
SQUARE: Final = 50.0
Point = tuple[float, float]
Segment = tuple[float, float, float, float]


@dataclass(frozen=True)
class Size:
    """A size of cards: a card's sides, columns and rows of a sheet, whether the sheet lies on its long side, how much
    larger than the drawing a face is, and the side of a square of the back, which divides both sides."""

    card: Point
    columns: int
    rows: int
    lies: bool = False
    scale: float = 1.0
    square: float = 6.0

    @property
    def slots(self) -> int:
        """How many cards there is room for on a sheet."""
        return self.columns * self.rows

    def beyond(self, drawn: tuple[int, int], bleed: float = 0) -> Point:
        """How much paper lies at the sides and the ends of a face, in units of its drawing, which has that size."""
        unit = self.scale / 10
        wide, high = (((side + 2 * bleed) / unit - own) / 2 for side, own in zip(self.card, drawn, strict=True))
        return wide, high


SIZES: Final = {
    "classic": Size((24.0, 60.0), 8, 4),
    "large": Size((36.0, 90.0), 5, 2, scale=1.5),
    "poker": Size((63.5, 88.9), 4, 2, lies=True, scale=1.35, square=6.35),
}
PACK_OF_52: Final = Size((63.5, 88.9), 4, 2, lies=True, scale=2.54, square=6.35)  # drawn in hundredths of an inch


def paper_of(name: str) -> Point:
    """The sides of a paper. Raises `ValueError` for one that is not known."""
    return PAPERS[_known("paper", name, PAPERS)]


def size_of(name: str, pack: str) -> Size:
    """A size of cards; the pack of 52 has one. Raises `ValueError` for one that is not known."""
    found = SIZES[_known("size", name, SIZES)]
    return found if pack == "ceki" else PACK_OF_52


def _known(option: str, name: str, known: dict[str, object] | dict[str, Point] | dict[str, Size]) -> str:
    if name.lower() not in known:
        raise ValueError(
            said("paper", "not-known", {"option": f"--{option}", "given": repr(name), "allowed": list(known)})
        )
    return name.lower()


@dataclass(frozen=True)
class Grid:
    """The cards of a sheet. Every place is the upper left corner of what lies there."""

    paper: Point
    size: Size

    @property
    def sheet(self) -> Point:
        """The sides of the sheet as it is read."""
        wide, high = self.paper
        return (high, wide) if self.size.lies else (wide, high)

    @property
    def block(self) -> Point:
        """The sides of all cards together."""
        (wide, high), size = self.size.card, self.size
        return wide * size.columns, high * size.rows

    @property
    def origin(self) -> Point:
        """Where the cards begin: in the middle of the sheet, and at its upper end where the square lies below them."""
        (wide, high), (across, down) = self.sheet, self.block
        return (wide - across) / 2, MARK_GAP + MARK + 11 if self.square_below else (high - down) / 2

    @property
    def square_below(self) -> bool:
        """Whether the square to measure lies below the cards: a sheet is full of them, and has the room."""
        return self.size.rows == 2 and not self.size.lies

    def place(self, slot: int, back: bool = False) -> Point:
        """Where a card lies, counted along the rows; its back lies on the other side of the sheet, turned over like a
        page of a book, and is counted from the right."""
        row, column = divmod(slot, self.size.columns)
        (left, top), (wide, high) = self.origin, self.size.card
        return left + wide * (self.size.columns - 1 - column if back else column), top + high * row

    def marks(self) -> Iterator[Segment]:
        """The marks where to cut, at all four sides of the cards."""
        (left, top), (across, down), (wide, high) = self.origin, self.block, self.size.card
        for column in range(self.size.columns + 1):
            x = left + column * wide
            yield x, top - MARK_GAP - MARK, x, top - MARK_GAP
            yield x, top + down + MARK_GAP, x, top + down + MARK_GAP + MARK
        for row in range(self.size.rows + 1):
            y = top + row * high
            yield left - MARK_GAP - MARK, y, left - MARK_GAP, y
            yield left + across + MARK_GAP, y, left + across + MARK_GAP + MARK, y

    @property
    def ruler(self) -> Point:
        """Where the ruler lies, 100 mm long."""
        (left, top), (_, down) = self.origin, self.block
        return left, top + down + RULER_GAP

    def square(self, cards: int) -> Point | None:
        """Where a square of 50 mm lies on a sheet of so many cards: in the free places at its end, or below all; None
        where there is no room."""
        (left, top), down = self.origin, self.block[1]
        if self.square_below:
            return left, top + down + RULER_GAP + RULER_HIGH + 8
        free = self.size.slots - cards
        if not 2 <= free < self.size.columns:
            return None
        wide, high = self.size.card
        x, y = self.place(cards)
        spare = free * wide - SQUARE
        return x + (spare / 2 if spare > 0 else 1.5), y + (high - SQUARE) / 2
