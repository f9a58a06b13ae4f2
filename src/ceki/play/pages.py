"""The rule page of a game.

It lies in the wheel beside the package, in a source tree under `docs/games`, or beside the game's own file.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import ceki
from ceki.play.contract import GameFile


def page_of(game: GameFile) -> str | None:
    """The page as Markdown; None when the game has none."""
    return next((place.read_text(encoding="utf-8") for place in _places(game) if place.is_file()), None)


def _places(game: GameFile) -> Iterator[Path]:
    package = Path(ceki.__file__).parent
    yield package / "rulepages" / f"{game.id}.md"
    yield package.parent.parent / "docs" / "games" / f"{game.id}.md"
    written = sys.modules[game.table.__module__].__file__
    if written is not None:
        yield Path(written).with_suffix(".md")
