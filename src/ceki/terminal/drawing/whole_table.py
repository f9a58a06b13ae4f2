"""The whole table on one sheet of any size: status, opponents, the middle, what happened, the hand, the choices."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from ceki.engine.bits import NONE
from ceki.locales.columns import wrapped
from ceki.locales.messages import said
from ceki.locales.rows import in_groups, labelled
from ceki.play.rulebook import reading
from ceki.play.rulebook.sentences import stopped
from ceki.play.rulebook.spelling import spelled
from ceki.terminal.drawing.canvas import Canvas, cut, filled_up
from ceki.terminal.drawing.card_art import NEW, SMALL_HEIGHT, TIED_HEIGHT, draw_codes, draw_small, draw_ties, fit
from ceki.terminal.drawing.middle import draw_middle
from ceki.terminal.drawing.places import calls, stock_size, tallies
from ceki.terminal.drawing.scene import Scene
from ceki.terminal.drawing.seats import draw_seats, seats_height
from ceki.terminal.lines.commands import SCREENS
from ceki.terminal.lines.described import cards_in_words, partner_in_words, whose
from ceki.terminal.lines.goal import goal_lines
from ceki.terminal.looks import DIM, GOLD, GREEN, LABEL, LOUD, SHADE, STRONG, TEXT

WIDE: Final = 108  # from here on the log stands beside the table
SEPARATOR: Final = "  ·  "
SHORT: Final = 19  # under this height the hand is written in codes


def draw_table(scene: Scene, width: int, height: int) -> Canvas:
    """Draws a scene on a sheet of `width` x `height`, under its banner where it has one."""
    whole = Canvas(width, height)
    lines = [line for text in scene.banner for line in wrapped(text, max(width - 2, 10))][: max(height // 4, 1)]
    for row, line in enumerate(lines):
        whole.put(0, row, filled_up(f" {line}", width), LOUD)
    _draw(whole.part(0, len(lines), width, height - len(lines)), scene)
    return whole


def draw_words(lines: list[str], width: int, height: int) -> Canvas:
    """Words in place of a table: who is waited for."""
    canvas = Canvas(width, height)
    parts = [part for line in lines for part in wrapped(line, max(width - 4, 10)) or [""]][:height]
    for row, line in enumerate(parts, max((height - len(parts)) // 2, 0)):
        canvas.put(2, row, line, STRONG if row == max((height - len(parts)) // 2, 0) else TEXT)
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
    keys = said(SCREENS, "keys", {})
    keys = keys if cell_len(keys) <= width - 2 else said(SCREENS, "few-keys", {})
    canvas.put(0, height - 1, filled_up(f" {keys}", width), f"{DIM} on {SHADE}")


# ---------------------------------------------------------------- status


def draw_status(canvas: Canvas, scene: Scene) -> None:
    """Game, round, stock and direction on the left; whose turn it is on the right."""
    about = reading.about(scene.view.game)
    turning = "↺" if about.direction == "anticlockwise" else "↻"
    parts = [
        about.title,
        said("table", "round", {"n": scene.round_number}),
        said(SCREENS, "stock", {"n": stock_size(scene.view)}),
        f"{turning} {said(SCREENS, 'way', {'way': about.direction})}",
    ]
    canvas.put(0, 0, " " * canvas.width, f"on {SHADE}")
    prompt = f" {scene.prompt} "
    room = canvas.width - cell_len(prompt) - 1
    while len(parts) > 1 and cell_len("  ·  ".join(parts)) + 1 > room:
        parts.pop()
    canvas.put(1, 0, "  ·  ".join(parts), f"{STRONG} on {SHADE}")
    canvas.put(canvas.width - cell_len(prompt), 0, prompt, LOUD if scene.offered else f"bold {GOLD} on {SHADE}")


# ---------------------------------------------------------------- what happened


def draw_log(canvas: Canvas, scene: Scene) -> None:
    """The latest sentences, the last one lowest."""
    lines: list[tuple[str, str]] = []
    for sentence in scene.story[-canvas.height :] if canvas.height else []:
        style = f"bold {GOLD}" if sentence.loud else TEXT if sentence is scene.story[-1] else DIM
        lines += [(line, style) for line in wrapped(sentence.text, max(canvas.width, 10), "", "  ")]
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
    heading = said(SCREENS, "look-on", {})
    if hand is not None:
        heading = said(SCREENS, "hand", {**whose(scene.names[scene.seat]), "cards": cards_in_words(hand.size)})
    if scene.seat >= 0 and scene.stands[scene.seat]:
        heading += f" · {scene.stands[scene.seat]}"
    heading += f" · {NEW} {said('laid', 'laid-new', {})}" if scene.hand_marks.fresh else ""
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
    draw_goal(canvas, x + 2, scene)
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


def draw_goal(canvas: Canvas, left: int, scene: Scene) -> None:
    """What the viewer has of what they need, at the end of the line from `left` on: as many sentences as there is room
    for."""
    sentences = goal_lines(scene.view, scene.names)
    while sentences and cell_len(SEPARATOR.join(sentences)) > canvas.width - left:
        sentences.pop()
    told = SEPARATOR.join(sentences)
    canvas.put(canvas.width - cell_len(told), 0, told, GOLD)


# ---------------------------------------------------------------- the choices


def draw_bar(canvas: Canvas, scene: Scene) -> None:
    """The numbered choices, calls and wins first and in gold; a hint below them."""
    x, shown = 0, 0
    for number, choice in enumerate(scene.bar, 1):
        letter = f" ({scene.letters[choice.verb]})" if choice.card == NONE and choice.verb in scene.letters else ""
        words = f" {number} {choice.shown}{'!' if choice.loud else ''}{letter} "
        if x + cell_len(words) > canvas.width or number > 9:
            break
        canvas.spot(x, 0, cell_len(words), 1, choice)
        x = canvas.put(x, 0, words, LOUD if choice.loud else f"{TEXT} on {GREEN}") + 1
        shown += 1
    canvas.put(0, 1, cut(hint(scene, shown), canvas.width), DIM)


def hint(scene: Scene, shown: int) -> str:
    """What can be done next, in words."""
    if scene.view.table.over:
        return f"{said(SCREENS, 'enter-sheet', {})}   {scene.going}".rstrip()
    if not scene.offered:
        return scene.going or scene.idle
    chosen = [c for c in scene.bar if c.card == scene.chosen and c.card != NONE]
    if chosen:
        return said(SCREENS, "enter-move", {"move": chosen[-1].shown, "says": chosen[-1].says})
    game = scene.view.game
    verbs = [reading.about(game).verbs[verb] for verb in dict.fromkeys(c.verb for c in scene.bar)]
    told = in_groups(labelled(spelled(game, verb.word), verb.says) for verb in verbs)
    if not told:
        return said(SCREENS, "point-at", {})
    return stopped(told) if shown == len(scene.offered) else said(SCREENS, "more-moves", {"moves": stopped(told)})
