"""A sheet of character cells to draw on, which remembers what can be pointed at where."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text


@dataclass(frozen=True)
class Spot:
    """A rectangle that answers to the pointer; the drawer says what `target` means."""

    left: int
    top: int
    right: int
    bottom: int
    target: Any


class Canvas:
    """`width` x `height` cells, each a character and a style. What does not fit is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = max(width, 1), max(height, 1)
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * self.width for _ in range(self.height)]
        self.spots: list[Spot] = []

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Writes text; returns the column after it."""
        if 0 <= y < self.height:
            for character in text:
                width = cell_len(character)
                if x >= 0 and x + width <= self.width and width:
                    self._cells[y][x : x + width] = [(character, style), *[("", style)] * (width - 1)]
                x += width
            return x
        return x + cell_len(text)

    def part(self, left: int, top: int, width: int, height: int) -> Part:
        """A rectangle of this sheet to draw on, with its own origin; what leaves it is cut off."""
        return Part(self, left, top, width, height)

    def spot(self, left: int, top: int, width: int, height: int, target: Any) -> None:
        """Marks a rectangle that can be pointed at."""
        self.spots.append(Spot(left, top, left + width, top + height, target))

    def at(self, x: int, y: int) -> Any:
        """What was drawn last at a cell; None where nothing can be pointed at."""
        for spot in reversed(self.spots):
            if spot.left <= x < spot.right and spot.top <= y < spot.bottom:
                return spot.target
        return None

    def choices(self) -> list[Any]:
        """Everything that can be pointed at except the numbers of cards, in drawing order."""
        return [spot.target for spot in self.spots if not isinstance(spot.target, int)]

    def lines(self) -> list[str]:
        """The characters alone, a string a line."""
        return ["".join(character for character, _ in row).rstrip() for row in self._cells]

    def text(self) -> Text:
        """The sheet as styled text."""
        text = Text(no_wrap=True, end="")
        for number, row in enumerate(self._cells):
            if number:
                text.append("\n")
            for (style, _), cells in groupby(row, key=lambda cell: (cell[1], cell[0] == " ")):
                text.append("".join(character for character, _ in cells), style)  # pictures lose spaces that lead a run
        return text


class Part(Canvas):
    """A rectangle of another sheet."""

    def __init__(self, whole: Canvas, left: int, top: int, width: int, height: int) -> None:
        self.whole, self.left, self.top = whole, left, top
        self.width, self.height = max(min(width, whole.width - left), 0), max(min(height, whole.height - top), 0)

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        if 0 <= y < self.height:
            start = x
            for n, character in enumerate(text):
                if x >= 0:
                    self.whole.put(self.left + x, self.top + y, _fitting(text[n:], self.width - x), style)
                    break
                x += cell_len(character)
            return start + cell_len(text)
        return x + cell_len(text)

    def spot(self, left: int, top: int, width: int, height: int, target: Any) -> None:
        if top < self.height and left < self.width:
            self.whole.spot(
                self.left + left, self.top + top, min(width, self.width - left), min(height, self.height - top), target
            )


def _fitting(text: str, width: int) -> str:
    """As much of a text as fits in `width` cells; never half of a wide character."""
    while text and cell_len(text) > width:
        text = text[: max(width, 0)] if len(text) > max(width, 0) else text[:-1]
    return text


# ---------------------------------------------------------------- texts in cells


def cut(text: str, width: int) -> str:
    """As much of a text as fits in `width` cells."""
    return text if cell_len(text) <= width else set_cell_size(text, width).rstrip()


def filled_up(text: str, width: int) -> str:
    """A text with spaces after it, to `width` cells; a longer one as it is."""
    return text + " " * (width - cell_len(text))


def centred(text: str, width: int) -> str:
    """A text between spaces, as `str.center` has it, in `width` cells."""
    return text.center(width - cell_len(text) + len(text))
