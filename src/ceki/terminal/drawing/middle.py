"""The middle of the table: stock, cards shown one by one, and the pool or the discards by rank."""

from __future__ import annotations

from rich.cells import cell_len

from ceki.locales.messages import said
from ceki.locales.rows import in_row
from ceki.play.showing.honours import honours_of
from ceki.play.showing.shown import STOCK
from ceki.terminal.drawing.canvas import Canvas, centred, cut
from ceki.terminal.drawing.card_art import (
    LARGE_HEIGHT,
    LARGE_WIDTH,
    SMALL_HEIGHT,
    TIED_HEIGHT,
    Fit,
    draw_back,
    draw_codes,
    draw_large,
    draw_small,
    draw_ties,
    fit,
)
from ceki.terminal.drawing.faces import Face, face
from ceki.terminal.drawing.grouping import Group, Tie
from ceki.terminal.drawing.places import Place, notices
from ceki.terminal.drawing.scene import Scene
from ceki.terminal.lines.commands import TERMINAL
from ceki.terminal.looks import DIM, GOLD, LABEL, STRONG

SLOT = LARGE_WIDTH + 2
STOCK_WIDTH = 8
TALL = LARGE_HEIGHT + 2  # a label, a large card and its name
BESIDE = 26  # the least room for heaps beside the single cards
SINGLE = Fit(False, 0, 4)


def draw_middle(canvas: Canvas, scene: Scene) -> None:
    """Draws what lies in the middle as large as there is room for: large cards, small ones, or codes alone."""
    singles, heaps = _singles(scene), _heaps(scene)
    large = (STOCK_WIDTH + 2) * len(_stocks(scene)) + SLOT * len(singles)
    below = canvas.height - TALL - 1
    if canvas.height < TALL:
        _draw_heaps(canvas, scene, singles + heaps, stocks=True)
    elif below >= 2 + SMALL_HEIGHT * bool(heaps) or (large <= canvas.width and not heaps):
        x = _draw_singles(canvas, scene, singles, _draw_stocks(canvas, scene), True)
        beside = canvas.width - x > 40 and below < 8
        _draw_heaps(
            canvas.part(x + 1, 0, canvas.width, canvas.height)
            if beside
            else canvas.part(0, TALL + 1, canvas.width, below),
            scene,
            heaps,
        )
    else:
        x = _draw_stocks(canvas, scene)
        x = _draw_singles(canvas, scene, singles, x, large + BESIDE <= canvas.width)
        _draw_heaps(canvas.part(x + 1, 0, canvas.width, canvas.height), scene, heaps)


def _singles(scene: Scene) -> list[Place]:
    """Cards that lie by themselves and are to be seen: the last discard, a card shown to all."""
    return [place for place in scene.middle if place.single and (place.size or place.hinted)]


def _heaps(scene: Scene) -> list[Place]:
    return [place for place in scene.middle if not place.single]


def _stocks(scene: Scene) -> list[Place]:
    return [place for place in scene.places if place.where == STOCK and place.size]


def _draw_stocks(canvas: Canvas, scene: Scene) -> int:
    x = 0
    for place in _stocks(scene):
        canvas.put(x, 0, centred(cut(place.label, STOCK_WIDTH), STOCK_WIDTH), LABEL)
        draw_back(canvas, x, 1, STOCK_WIDTH, str(place.size))
        x += STOCK_WIDTH + 2
    return x


def _draw_singles(canvas: Canvas, scene: Scene, singles: list[Place], x: int, large: bool) -> int:
    """Each under its label, large with its name below, or small; returns the column after them."""
    for place in singles:
        game, honours = scene.view.game, honours_of(scene.view.game, scene.view.table)
        shown = None if place.hidden else face(place.cards[0], game.info.pack, honours)
        draw = _draw_large_single if large else _draw_small_single
        x = draw(canvas, scene, place.label, shown, x)
    return x


def _draw_large_single(canvas: Canvas, scene: Scene, label: str, shown: Face | None, x: int) -> int:
    canvas.put(x, 0, centred(cut(label, SLOT - 1), LARGE_WIDTH), f"bold {GOLD}")
    if shown is None:
        draw_back(canvas, x, 1, LARGE_WIDTH, "")
        return x + SLOT
    draw_large(canvas, x, 1, shown)
    canvas.put(x, TALL - 1, centred(f"{_sign(scene, shown)}{shown.name}", LARGE_WIDTH), STRONG)
    canvas.spot(x, 1, LARGE_WIDTH, LARGE_HEIGHT, shown.number)
    return x + SLOT


def _draw_small_single(canvas: Canvas, scene: Scene, label: str, shown: Face | None, x: int) -> int:
    canvas.put(x, 0, label, f"bold {GOLD}")
    if shown is None:
        draw_back(canvas, x, 1, SINGLE.inner + 2, "")
    else:
        draw_small(canvas, x, 1, [Group(shown.rank_name, (Tie(shown, 1),))], SINGLE, scene.table_marks)
        canvas.put(x, 1 + SMALL_HEIGHT, _sign(scene, shown).center(SINGLE.inner + 2), STRONG)
    return x + max(cell_len(label), SINGLE.inner + 2) + 2


def _sign(scene: Scene, shown: Face) -> str:
    marks = scene.table_marks
    return "▲" if marks.chosen == shown.number else "•" if shown.number in marks.playable else ""


def _draw_heaps(canvas: Canvas, scene: Scene, heaps: list[Place], stocks: bool = False) -> None:
    """Everything else by rank under its label, as small cards where they fit, else as codes."""
    row = 0
    for notice in notices(scene.view, scene.names):
        canvas.put(0, row, notice, f"bold {GOLD}")
        row += 1
    if stocks:
        canvas.put(0, row, in_row(f"{p.label} {p.size}" for p in _stocks(scene)), LABEL)
        row += 1
    for number, place in enumerate(heaps):
        row = _draw_heap(canvas, scene, place, row, len(heaps) - number - 1)


def _draw_heap(canvas: Canvas, scene: Scene, place: Place, row: int, after: int) -> int:
    """One heap from a line on, leaving a line for each heap `after` it; returns the line after it."""
    groups = place.groups(scene.view)
    x = canvas.put(0, row, f"{place.label} {place.size}", LABEL) + 1
    if place.hidden:
        x = canvas.put(x, row, said(TERMINAL, "unseen", {"n": place.hidden}), DIM) + 1
    room = canvas.height - row - 1 - 2 * after
    for each in (TIED_HEIGHT, SMALL_HEIGHT):
        way, rows = fit(groups, canvas.width, max(room // each, 1), roomy=room >= 2 * TIED_HEIGHT)
        if groups and len(rows) * each <= room and all(way.width(r) <= canvas.width for r in rows):
            for number, laid in enumerate(rows):
                draw_small(canvas, 0, row + 1 + number * each, laid, way, scene.table_marks)
                if each == TIED_HEIGHT:
                    draw_ties(canvas, 0, row + 1 + number * each + SMALL_HEIGHT, laid, way, scene.table_marks)
            return row + 1 + len(rows) * each
    if not groups:
        return row + 1
    return draw_codes(canvas, x, row, groups, canvas.width, canvas.height - after, scene.table_marks)
