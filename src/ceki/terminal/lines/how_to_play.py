"""How a game is played, as lines of text: pictures of cards become their names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ceki.cards.notation import card_number
from ceki.locales.language import language
from ceki.locales.messages import said
from ceki.locales.rows import in_groups, in_row
from ceki.play.rulebook.cards_named import card_spoken
from ceki.play.rulebook.how_to_play import CARDS, HEADING, LIST, Line, Part, how_to_play_in
from ceki.play.rulebook.kept_list import Listed
from ceki.terminal.drawing.wrapping import wrapped

WIDTH: Final = 80  # cells


def how_to_play_lines(game: Listed) -> list[str] | None:
    """The page of a game in the language of this program, or in English, which is then said; None when it has none."""
    found = how_to_play_in(language(), game.id)
    if found is None:
        return None
    written, parts = found
    lines = [said("learn", "how-to-play-of", {"game": game.title}), ""]
    if written != language():
        lines += [*_wrapped(said("learn", "how-in-english", {}), "", ""), ""]
    for part in parts:
        lines += [*_lines(part, game.pack), ""]
    return lines[:-1]


def _lines(part: Part, pack: str) -> Iterator[str]:
    if part.kind == HEADING:
        yield _text(part.lines[0]).upper()
    elif part.kind == LIST:
        for line in part.lines:
            yield from _wrapped(_text(line), "  - ", "    ")
    elif part.kind == CARDS:
        sets = (in_row(_card(code, pack) for code in group) for group in part.sets)
        yield from _wrapped(in_groups(sets), "    ", "    ")
        for line in part.lines:
            yield from _wrapped(_text(line), "    = ", "      ")
    else:
        yield from _wrapped(_text(part.lines[0]), "", "")


def _text(line: Line) -> str:
    return "".join(run.text for run in line)


def _card(code: str, pack: str) -> str:
    """A card by its name in the language of this program, with its code, and whether it is red."""
    return card_spoken(card_number(code, pack), pack)


def _wrapped(text: str, first: str, further: str) -> list[str]:
    return wrapped(text, WIDTH, first, further)
