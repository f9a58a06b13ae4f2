"""How a game is played, as lines of text: pictures of cards become their names."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from ceki.cards.notation import card_number, spoken
from ceki.play.game_module import GameModule
from ceki.play.rulebook.how_to_play import CARDS, HEADING, LIST, Line, Part, how_to_play

WIDTH: Final = 80


def how_to_play_lines(game: GameModule) -> list[str] | None:
    """The page of a game; None when it has none."""
    parts = how_to_play(game.id)
    if parts is None:
        return None
    lines = [f"{game.info.title}: how to play", ""]
    for part in parts:
        lines += [*_lines(part, game.info.pack), ""]
    return lines[:-1]


def _lines(part: Part, pack: str) -> Iterator[str]:
    if part.kind == HEADING:
        yield _text(part.lines[0]).upper()
    elif part.kind == LIST:
        for line in part.lines:
            yield from _wrapped(_text(line), "  - ", "    ")
    elif part.kind == CARDS:
        sets = (", ".join(spoken(card_number(code, pack), pack) for code in group) for group in part.sets)
        yield from _wrapped("; ".join(sets), "    ", "    ")
        for line in part.lines:
            yield from _wrapped(_text(line), "    = ", "      ")
    else:
        yield from _wrapped(_text(part.lines[0]), "", "")


def _text(line: Line) -> str:
    return "".join(run.text for run in line)


def _wrapped(text: str, first: str, further: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=further, break_long_words=False)
