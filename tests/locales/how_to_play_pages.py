"""Pages of how to play as their tests read them, and what these tests know of each language."""

from __future__ import annotations

from typing import Final

from ceki.play import catalogue
from ceki.play.rulebook.house_facts import usual_facts
from ceki.play.rulebook.how_to_play import Part, how_to_play, told_of

NUMERALS: Final = dict(zip("一二三四五六七八九", "123456789", strict=True))
COMMON: Final = {"stock", "pool", "court cards", "tricks", "couple"}  # stand out, and are of a language: translated


def usual_page(game: str, code: str = "en") -> tuple[Part, ...]:
    """The page of a game as it is usually played, in a language. Raises `AssertionError` where it has none."""
    written = how_to_play(game, code)
    assert written is not None
    return told_of(written, usual_facts(catalogue.game(game)), code)
