"""The rule page of a game.

It lies in the wheel beside the package, in a source tree under `docs/games`, or beside the game's own file.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterator
from pathlib import Path

import ceki
from ceki.play.game_module import GameModule


def page_of(game: GameModule) -> str | None:
    """The page as Markdown; None when the game has none."""
    written = sys.modules[game.table.__module__].__file__
    beside = (Path(written).with_suffix(".md"),) if written is not None else ()
    return _first((*_places(game.id), *beside))


def page_named(name: str) -> str | None:
    """The page of this name among those of the project; None when there is none."""
    return _first(tuple(_places(name)))


@functools.cache
def _first(places: tuple[Path, ...]) -> str | None:
    return next((place.read_text(encoding="utf-8") for place in places if place.is_file()), None)


def _places(name: str) -> Iterator[Path]:
    package = Path(ceki.__file__).parent
    yield package / "rulepages" / f"{name}.md"
    yield package.parent.parent / "docs" / "games" / f"{name}.md"
