"""Cards drawn with box characters: large ones for the middle, small ones tied by rank for hands, and codes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceki.terminal.drawing.canvas import Canvas
from ceki.terminal.drawing.faces import SEAL, Face
from ceki.terminal.drawing.grouping import Group, Tie
from ceki.terminal.looks import BACK, CARD_EDGE, CHOSEN_EDGE, DIM, KEY, LABEL, card_style

LARGE_WIDTH: Final = 12
LARGE_HEIGHT: Final = 5
SMALL_HEIGHT: Final = 4
TIED_HEIGHT: Final = 5  # a row of small cards and the line of ties under it
NEW: Final = "✦"
_PIPS: Final = {
    1: ("", "1", ""), 2: ("1", "", "1"), 3: ("1", "1", "1"), 4: ("2", "", "2"), 5: ("2", "1", "2"),
    6: ("3", "", "3"), 7: ("3", "1", "3"), 8: ("3", "2", "3"), 9: ("3", "3", "3"), 10: ("3", "4", "3"),
}  # fmt: skip


def draw_large(canvas: Canvas, x: int, y: int, face: Face) -> None:
    """A card of 12 x 5 with its marks, its code in a corner and a seal where it is stamped red."""
    style = card_style(face.red)
    inner = LARGE_WIDTH - 2
    canvas.put(x, y, f"╭{'─' * inner}╮", CARD_EDGE)
    for row, marks in enumerate(_rows_of_marks(face)):
        canvas.put(x, y + 1 + row, "│", CARD_EDGE)
        canvas.put(x + 1, y + 1 + row, marks.center(7).rjust(inner), style)
        canvas.put(x + inner + 1, y + 1 + row, "│", CARD_EDGE)
    canvas.put(x + 1, y + 1, face.code, style)
    if face.stamped:
        canvas.put(x + 1, y + 3, SEAL, style)
    canvas.put(x, y + 4, f"╰{'─' * inner}╯", CARD_EDGE)


def _rows_of_marks(face: Face) -> list[str]:
    if not face.pips:
        return [
            "",
            face.mark if len(face.code) != 2 or face.code[0] not in "JQK" else f"{face.code[0]} {face.mark}",
            "",
        ]
    return [" ".join(face.mark * int(n)) if n else "" for n in _PIPS[face.pips]]


def draw_back(canvas: Canvas, x: int, y: int, width: int, words: str) -> None:
    """The back of a pile of cards with a word on it."""
    inner = width - 2
    canvas.put(x, y, f"╭{'─' * inner}╮", BACK)
    for row in range(3):
        canvas.put(x, y + 1 + row, f"│{'▒' * inner}│", BACK)
    canvas.put(x + 1, y + 2, words.center(inner), BACK)
    canvas.put(x, y + 4, f"╰{'─' * inner}╯", BACK)


@dataclass(frozen=True)
class Marks:
    """What is marked among small cards: those that can be played, the one pointed at, those that have just come."""

    playable: frozenset[int] = frozenset()
    chosen: int | None = None
    fresh: frozenset[int] = frozenset()


NO_MARKS: Final = Marks()


@dataclass(frozen=True)
class Fit:
    """How small cards are laid: each copy by itself or stacked, the space between ranks, the cards' width."""

    stacked: bool
    gap: int
    inner: int

    def width_of(self, group: Group) -> int:
        """The width of a rank's cards."""
        return self.columns(group) * (self.inner + 1) + 1

    def columns(self, group: Group) -> int:
        """How many cards of a rank lie side by side."""
        return len(group.ties) if self.stacked else group.cards

    def width(self, groups: list[Group]) -> int:
        """The width of a row of groups."""
        return sum(self.width_of(group) for group in groups) + self.gap * (len(groups) - 1)


FITS: Final = (Fit(False, 2, 4), Fit(False, 2, 3), Fit(False, 1, 2), Fit(True, 1, 2), Fit(True, 0, 2))


def fit(groups: list[Group], width: int, rows: int = 1, roomy: bool = True) -> tuple[Fit, list[list[Group]]]:
    """The roomiest way to lay groups in rows of a width; the tightest way may take more rows than `rows`."""
    for way in FITS if roomy else FITS[2:]:
        laid = _in_rows(groups, width, way)
        if len(laid) <= rows and all(way.width(row) <= width for row in laid):
            return way, laid
    return FITS[-1], _in_rows(groups, width, FITS[-1])


def _in_rows(groups: list[Group], width: int, way: Fit) -> list[list[Group]]:
    rows: list[list[Group]] = [[]]
    for group in groups:
        if rows[-1] and way.width([*rows[-1], group]) > width:
            rows.append([])
        rows[-1].append(group)
    return rows


def draw_small(canvas: Canvas, x: int, y: int, row: list[Group], way: Fit, marks: Marks = NO_MARKS) -> int:
    """A row of small cards, 4 high, each rank in one frame; returns the column after it."""
    for group in row:
        for tie in group.ties:
            for copy in range(1 if way.stacked else tie.copies):
                _draw_one(canvas, x, y, tie, way, marks, first=copy == 0 and tie is group.ties[0])
                x += way.inner + 1
        _close(canvas, x, y, marks.chosen == group.ties[-1].face.number)
        x += 1 + way.gap
    return x - way.gap


def _draw_one(canvas: Canvas, x: int, y: int, tie: Tie, way: Fit, marks: Marks, first: bool) -> None:
    face, inner = tie.face, way.inner
    chosen = marks.chosen == face.number
    edge, style = CHOSEN_EDGE if chosen else CARD_EDGE, card_style(face.red, chosen)
    seal = SEAL if face.stamped else " "
    lower = f"×{tie.copies}" if way.stacked and tie.copies > 1 else "──"
    canvas.put(x, y, f"{'╭' if first else '┬'}{'─' * inner}", edge)
    canvas.put(x, y + 1, "│", edge)
    canvas.put(x + 1, y + 1, face.code.ljust(inner), style)
    canvas.put(x, y + 2, "│", edge)
    canvas.put(x + 1, y + 2, f"{seal}{face.mark.rjust(inner - 1)}", style)
    canvas.put(x, y + 3, f"{'╰' if first else '┴'}{lower.ljust(inner, '─')}", edge)
    canvas.spot(x, y, inner + 2, SMALL_HEIGHT, face.number)


def _close(canvas: Canvas, x: int, y: int, chosen: bool) -> None:
    for row, character in enumerate("╮││╯"):
        canvas.put(x, y + row, character, CHOSEN_EDGE if chosen else CARD_EDGE)


def draw_ties(canvas: Canvas, x: int, y: int, row: list[Group], way: Fit, marks: Marks) -> None:
    """The line under a row of small cards: copies tied, what can be played (•), is pointed at (▲), is new (✦)."""
    for group in row:
        for tie in group.ties:
            copies = 1 if way.stacked else tie.copies
            _draw_tie(canvas, x + 1, y, tie, copies * (way.inner + 1) - 1, copies, marks)
            x += copies * (way.inner + 1)
        x += 1 + way.gap


def _draw_tie(canvas: Canvas, x: int, y: int, tie: Tie, width: int, copies: int, marks: Marks) -> None:
    sign = "▲" if marks.chosen == tie.face.number else "•" if tie.face.number in marks.playable else ""
    sign += NEW if tie.face.number in marks.fresh else ""
    style = DIM if sign in ("", "•") else KEY
    if copies > 1:
        canvas.put(x, y, f"└{f'{sign}×{copies}'.center(width - 2, '─')}┘", style)
    else:
        canvas.put(x, y, sign.center(width), style)


def draw_codes(
    canvas: Canvas, x: int, y: int, groups: list[Group], right: int, bottom: int, marks: Marks = NO_MARKS
) -> int:
    """Cards as codes on paper, flowing through the lines from (x, y); returns the line after the last one."""
    left = x
    for group in groups:
        for tie in group.ties:
            words = f"{tie.face.short}{f'×{tie.copies}' if tie.copies > 1 else ''}"
            signed = f"•{words}" if tie.face.number in marks.playable else words
            if x + len(signed) > right and x > left:
                x, y = left, y + 1
            if y >= bottom:
                canvas.put(right - 1, bottom - 1, "…", LABEL)
                return y
            canvas.spot(x, y, len(signed), 1, tie.face.number)
            x = canvas.put(x, y, signed, card_style(tie.face.red, marks.chosen == tie.face.number)) + 1
        x += 1
    return y + 1
