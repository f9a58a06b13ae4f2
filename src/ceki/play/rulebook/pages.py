"""The rule page of a game: `page.md` in its folder, or beside the game's one file, or a form's page by its id."""

from __future__ import annotations

import functools
import re
import sys
from pathlib import Path

import ceki.games
from ceki.play.game_module import GameModule

PAGE = "page.md"
LINK = re.compile(r"\]\((?:\.\./(\w+)/)?(\w+)\.md\)")
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


@functools.cache
def _first(places: tuple[Path, ...]) -> str | None:
    return next((linked_by_id(place.read_text(encoding="utf-8")) for place in places if place.is_file()), None)
