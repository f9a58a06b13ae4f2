"""The other players: name, cards, calls, money and what lies before each, in their order across the table."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size

from ceki.engine.bits import NONE
from ceki.terminal.drawing.canvas import Canvas
from ceki.terminal.drawing.card_art import draw_codes
from ceki.terminal.drawing.places import calls, tallies
from ceki.terminal.drawing.scene import Scene
from ceki.terminal.lines.described import cards_in_words
from ceki.terminal.looks import DIM, GOLD, LABEL, LOUD, STRONG

SIDES = "◆◇▲△"


def across(scene: Scene) -> list[int]:
    """The other seats from left to right across the table: anticlockwise, the next player is on the right."""
    n = len(scene.names)
    others = [(scene.seat + step) % n for step in range(1, n)] if scene.seat >= 0 else list(range(n))
    return others[::-1] if scene.view.game.info.direction == "anticlockwise" else others


def columns(scene: Scene, width: int) -> int:
    """How many seats stand side by side."""
    return max(min(len(across(scene)), (width - (40 if width >= 108 else 0)) // 19), 1)


def seats_height(scene: Scene, width: int, height: int) -> int:
    """How many lines the seats take."""
    seats, side_by_side = len(across(scene)), columns(scene, width)
    rows = -(-seats // side_by_side)
    if height < 19:
        return min(rows, 2)
    return rows if rows > 2 else rows * _lines(rows, height)


def _lines(rows: int, height: int) -> int:
    """Lines for each seat."""
    if height < 19 or rows > 2:
        return 1
    if rows == 2:
        return 2 if height >= 26 else 1
    return 5 if height >= 34 else 3


def draw_seats(canvas: Canvas, scene: Scene, tall: bool) -> None:
    """Every other seat in its cell."""
    order = across(scene)
    if not order or not canvas.height:
        return
    side_by_side = max(min(len(order), canvas.width // 19), 1)
    rows = -(-len(order) // side_by_side)
    each = max(canvas.height // rows, 1)
    width = canvas.width // side_by_side
    for number, seat in enumerate(order):
        cell = canvas.part((number % side_by_side) * width + 1, (number // side_by_side) * each, width - 1, each)
        draw_seat(cell, scene, seat)


def draw_seat(canvas: Canvas, scene: Scene, seat: int) -> None:
    """One seat: a line with name, cards, calls and money, and where there is room what lies before it."""
    acting = scene.view.table.turn == seat and not scene.view.table.over
    side = scene.partners.get(seat, NONE)
    size = f" {cards_in_words(scene.hand_size(seat))}" if canvas.width > 24 else f" {scene.hand_size(seat)}"
    name = f"{'▶' if acting else ' '}{SIDES[side] if side != NONE else ''}{scene.names[seat]}"
    room = max(canvas.width - len(size), 8)
    name = name if cell_len(name) <= room else f"{set_cell_size(name, room - 1).rstrip()}…"
    x = canvas.put(0, 0, name, f"bold {GOLD}" if acting else STRONG)
    x = canvas.put(x, 0, size, DIM) + 1
    for call in calls(scene.view, seat, scene.names):
        x = canvas.put(x, 0, f" {call.upper()} ", LOUD) + 1
    for tally in tallies(scene.view, seat, scene.names):
        x = canvas.put(x, 0, tally, LABEL) + 1 if canvas.width - x >= cell_len(tally) else x
    stands = scene.stands[seat].removesuffix(" cents").removesuffix(" cent")
    if stands not in ("", "0") and canvas.width - x >= cell_len(stands):
        x = canvas.put(x, 0, stands, DIM) + 1
    for told in scene.notes.get(seat, ()):
        if canvas.width - x >= cell_len(told):
            canvas.put(x, 0, told, DIM)
            break
    row = 1
    for place in scene.before(seat):
        if row < canvas.height:
            after = canvas.put(1, row, f"{place.label} {place.size} ", LABEL)
            bottom = canvas.height if place is scene.before(seat)[-1] else row + 1
            row = max(draw_codes(canvas, after, row, place.groups(scene.view), canvas.width, bottom), row + 1)
