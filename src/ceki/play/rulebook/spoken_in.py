"""In which games a word of the glossary is used."""

from __future__ import annotations

from ceki.locales.glossary.entries import Entry, regions
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.play.rulebook.origins import Word, pages_of


def games_with(entry: Entry) -> list[GameModule]:
    """The games whose own page lists a word, and those with its pack; of a name, the games of its region."""
    named = regions()[entry.region].games if entry.region else ()
    return [
        game
        for game in catalogue.games()
        if game.id in named or game.info.pack == entry.pack or any(entry.id == word.id for word in _own_words(game))
    ]


def _own_words(game: GameModule) -> tuple[Word, ...]:
    pages = pages_of(game)
    return pages[0].words if pages else ()
