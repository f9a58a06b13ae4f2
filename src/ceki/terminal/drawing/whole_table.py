"""The whole table on one sheet of any size: status, opponents, the middle, what happened, the hand, the choices."""

from __future__ import annotations

import textwrap
from typing import Final

from ceki.engine.bits import NONE
from ceki.terminal.drawing.canvas import Canvas
from ceki.terminal.drawing.card_art import NEW, SMALL_HEIGHT, TIED_HEIGHT, draw_codes, draw_small, draw_ties, fit
from ceki.terminal.drawing.middle import draw_middle
from ceki.terminal.drawing.places import calls, stock_size, tallies
from ceki.terminal.drawing.scene import Scene
from ceki.terminal.drawing.seats import draw_seats, seats_height
from ceki.terminal.lines.described import cards_in_words, partner_in_words
from ceki.terminal.looks import DIM, GOLD, GREEN, LABEL, LOUD, SHADE, STRONG, TEXT

WIDE: Final = 108  # from here on the log stands beside the table
SHORT: Final = 19  # under this height the hand is written in codes
KEYS: Final = "←→ card  Enter play  1-9 choose  m moves  v in words  s score  l log  r rules  u undo  ? help  q quit"
FEW_KEYS: Final = "←→ Enter 1-9  m moves  v words  r rules  ? help  q quit"


def draw_table(scene: Scene, width: int, height: int) -> Canvas:
    """Draws a scene on a sheet of `width` x `height`, under its banner where it has one."""
    whole = Canvas(width, height)
    lines = [line for text in scene.banner for line in textwrap.wrap(text, max(width - 2, 10))][: max(height // 4, 1)]
    for row, line in enumerate(lines):
        whole.put(0, row, f" {line}".ljust(width), LOUD)
    _draw(whole.part(0, len(lines), width, height - len(lines)), scene)
    return whole


def draw_words(lines: list[str], width: int, height: int) -> Canvas:
    """Words in place of a table: who is waited for."""
    canvas = Canvas(width, height)
    wrapped = [part for line in lines for part in textwrap.wrap(line, max(width - 4, 10)) or [""]][:height]
    for row, line in enumerate(wrapped, max((height - len(wrapped)) // 2, 0)):
        canvas.put(2, row, line, STRONG if row == max((height - len(wrapped)) // 2, 0) else TEXT)
    return canvas


def _draw(canvas: Canvas, scene: Scene) -> None:
    width, height = canvas.width, canvas.height
    tall = height >= 34
    hand_height = _hand_height(scene, width, height)
    seats = seats_height(scene, width, height)
    log_height = 0 if width >= WIDE or height < 22 else 3 if height < 28 else 6
    middle_top, hand_top = 1 + seats, height - 3 - hand_height
    middle_height = max(hand_top - middle_top - log_height, 0)
    draw_status(canvas.part(0, 0, width, 1), scene)
    log_width = 40 if width >= WIDE else 0
    draw_seats(canvas.part(0, 1, width - log_width, seats), scene, tall)
    draw_middle(canvas.part(1, middle_top, width - log_width - 2, middle_height), scene)
    if log_width:
        draw_log(canvas.part(width - log_width, 2, log_width - 1, hand_top - 3), scene)
    elif log_height:
        draw_log(canvas.part(1, hand_top - log_height, width - 2, log_height), scene)
    draw_hand(canvas.part(1, hand_top, width - 2, hand_height), scene, height)
    draw_bar(canvas.part(1, height - 3, width - 2, 2), scene)
    keys = KEYS if len(KEYS) <= width - 2 else FEW_KEYS
    canvas.put(0, height - 1, f" {keys}".ljust(width), f"{DIM} on {SHADE}")


# ---------------------------------------------------------------- status


def draw_status(canvas: Canvas, scene: Scene) -> None:
    """Game, round, stock and direction on the left; whose turn it is on the right."""
    about = scene.view.game.info
    turning = "↺" if about.direction == "anticlockwise" else "↻"
    parts = [
        about.title,
        f"round {scene.round_number}",
        f"stock {stock_size(scene.view)}",
        f"{turning} {about.direction}",
    ]
    canvas.put(0, 0, " " * canvas.width, f"on {SHADE}")
    prompt = f" {scene.prompt} "
    room = canvas.width - len(prompt) - 1
    while len(parts) > 1 and len("  ·  ".join(parts)) + 1 > room:
        parts.pop()
    canvas.put(1, 0, "  ·  ".join(parts), f"{STRONG} on {SHADE}")
    canvas.put(canvas.width - len(prompt), 0, prompt, LOUD if scene.offered else f"bold {GOLD} on {SHADE}")


# ---------------------------------------------------------------- what happened


def draw_log(canvas: Canvas, scene: Scene) -> None:
    """The latest sentences, the last one lowest."""
    lines: list[tuple[str, str]] = []
    for sentence in scene.story[-canvas.height :] if canvas.height else []:
        style = f"bold {GOLD}" if sentence.loud else TEXT if sentence is scene.story[-1] else DIM
        lines += [(line, style) for line in textwrap.wrap(sentence.text, max(canvas.width, 10), subsequent_indent="  ")]
    for row, (line, style) in enumerate(lines[-canvas.height :] if canvas.height else []):
        canvas.put(0, row, line, style)


# ---------------------------------------------------------------- the hand


def _hand_height(scene: Scene, width: int, height: int) -> int:
    if height < SHORT:
        return 3
    hand = scene.hand
    groups = hand.groups(scene.view) if hand else []
    _, rows = fit(groups, width - 2, 1 if height < 30 else 2)
    return 1 + TIED_HEIGHT * max(len(rows), 1)


def draw_hand(canvas: Canvas, scene: Scene, height: int) -> None:
    """The viewer's cards by rank, and on the line above them what else lies before the viewer."""
    hand = scene.hand
    heading = "You look on" if hand is None else f"{_whose(scene)} hand · {cards_in_words(hand.size)}"
    if scene.seat >= 0 and scene.stands[scene.seat]:
        heading += f" · {scene.stands[scene.seat]}"
    heading += f" · {NEW} new" if scene.hand_marks.fresh else ""
    heading += (
        f" · {partner_in_words(scene.view, scene.seat, scene.names)}" if scene.partners and scene.seat >= 0 else ""
    )
    x = canvas.put(0, 0, heading, STRONG) + 1
    for call in calls(scene.view, scene.seat, scene.names) if scene.seat >= 0 else []:
        x = canvas.put(x, 0, f" {call.upper()} ", LOUD) + 1
    for tally in tallies(scene.view, scene.seat, scene.names) if scene.seat >= 0 else []:
        x = canvas.put(x, 0, tally, LABEL) + 1
    for place in scene.own:
        x = canvas.put(x + 1, 0, f"{place.label} {place.size}: ", LABEL)
        draw_codes(canvas, x, 0, place.groups(scene.view), canvas.width, 1)
        x += 24
    if hand is None:
        return
    groups = hand.groups(scene.view)
    if height < SHORT:
        draw_codes(canvas, 0, 1, groups, canvas.width, canvas.height, scene.hand_marks)
        return
    way, rows = fit(groups, canvas.width, 1 if height < 30 else 2)
    for number, row in enumerate(rows):
        left = max((canvas.width - way.width(row)) // 2, 0)
        draw_small(canvas, left, 1 + TIED_HEIGHT * number, row, way, scene.hand_marks)
        draw_ties(canvas, left, 1 + SMALL_HEIGHT + TIED_HEIGHT * number, row, way, scene.hand_marks)


def _whose(scene: Scene) -> str:
    name = scene.names[scene.seat]
    return "Your" if name == "You" else f"{name}'s"


# ---------------------------------------------------------------- the choices


def draw_bar(canvas: Canvas, scene: Scene) -> None:
    """The numbered choices, calls and wins first and in gold; a hint below them."""
    x, shown = 0, 0
    for number, choice in enumerate(scene.bar, 1):
        letter = f" ({scene.letters[choice.verb]})" if choice.card == NONE and choice.verb in scene.letters else ""
        words = f" {number} {choice.typed}{'!' if choice.loud else ''}{letter} "
        if x + len(words) > canvas.width or number > 9:
            break
        canvas.spot(x, 0, len(words), 1, choice)
        x = canvas.put(x, 0, words, LOUD if choice.loud else f"{TEXT} on {GREEN}") + 1
        shown += 1
    canvas.put(0, 1, hint(scene, shown)[: canvas.width], DIM)


def hint(scene: Scene, shown: int) -> str:
    """What can be done next, in words."""
    if scene.view.table.over:
        return f"Enter: the score sheet.   {scene.going}".rstrip()
    if not scene.offered:
        return scene.going or scene.idle
    chosen = [c for c in scene.bar if c.card == scene.chosen and c.card != NONE]
    if chosen:
        return f"Enter: {chosen[-1].typed}, {chosen[-1].says}."
    more = "" if shown == len(scene.offered) else " More moves: point at a card (←→), or m."
    verbs = {c.verb: c for c in scene.bar}
    said = "; ".join(
        f"{scene.view.game.info.verbs[v].word.replace('_', ' ')}: {scene.view.game.info.verbs[v].says}" for v in verbs
    )
    return f"{said}.{more}" if said else "Point at a card (←→) and press Enter; m lists all moves."
