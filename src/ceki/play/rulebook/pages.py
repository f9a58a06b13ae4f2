"""The rule page of a game: `page.md` in its folder, or beside the game's one file, or a form's page by its id."""

from __future__ import annotations

import functools
import re
import sys
from pathlib import Path

import ceki.games
from ceki.cards.notation import NAMES, card_number
from ceki.locales.glossary.entries import Entry, entries, meaning
from ceki.play.game_module import GameModule

PAGE = "page.md"
LINK = re.compile(r"\]\((?:\.\./(\w+)/)?(\w+)\.md\)")
WORDS = re.compile(r"^Words: (`[^.]*`)\.$", re.M)
GAMES = Path(next(iter(ceki.games.__path__)))


def page_of(game: GameModule) -> str | None:
    """The page as Markdown; None when the game has none."""
    written = sys.modules[game.table.__module__].__file__
    if written is None:
        return None
    places = [Path(written).with_name(f"{game.id}.md")]
    if Path(written).name == "rules.py":
        places.append(Path(written).with_name(PAGE))
    return _first(tuple(places))


def page_named(name: str) -> str | None:
    """The page of this name among those of the project; None when there is none."""
    return _first((GAMES / name / PAGE, *GAMES.glob(f"*/{name}.md")))


def linked_by_id(text: str) -> str:
    """A page whose links to other rule pages have their ids, as programs know them: `GAME.md`. In the files they are
    paths, for who reads them where they lie: `../GAME/page.md`."""
    return LINK.sub(lambda link: f"]({link[1] if link[2] == Path(PAGE).stem else link[2]}.md)", text)


def word_ids(text: str) -> list[str]:
    """The words of the glossary that a page lists by their ids."""
    return [id for line in WORDS.findall(text) for id in re.findall(r"`([^`]*)`", line)]


def told(text: str) -> str:
    """A page as people read it: the words of the glossary that it lists, in a table. Raises `KeyError` for an unknown
    word."""
    rows = "\n".join(f"| {e.word} | {e.language} | {says(e)} |" for e in map(entries().__getitem__, word_ids(text)))
    return WORDS.sub(lambda _: f"| word | language | meaning |\n|---|---|---|\n{rows}", text, count=1)


def says(entry: Entry) -> str:
    """What a word means, after what it means literally; of a card's name, the card."""
    meant = meaning(entry) or NAMES["ceki"][card_number(entry.card)]
    return f"\u201c{entry.literal}\u201d: {meant}" if entry.literal else meant


@functools.cache
def _first(places: tuple[Path, ...]) -> str | None:
    return next((linked_by_id(place.read_text(encoding="utf-8")) for place in places if place.is_file()), None)
