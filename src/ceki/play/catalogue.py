"""The games there are: every file in `games/`, found by looking, listed nowhere."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import os
import pkgutil
import sys
from pathlib import Path
from types import ModuleType

from ceki.play.contract import GameFile, game_of

FOLDERS = "CEKI_GAMES"  # more folders with games, for those who write one


def names() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(_files())


@functools.cache
def game(name: str) -> GameFile:
    """A game by its id; hyphens count as underscores. Raises `ValueError` that lists the games."""
    wanted = name.strip().lower().replace("-", "_")
    files = _files()
    if wanted not in files:
        raise ValueError(f"game {name!r} does not exist; the games are {', '.join(sorted(files))}")
    if files[wanted] is None:
        return game_of(importlib.import_module(f"ceki.games.{wanted}"))
    return game_of(_load(wanted, files[wanted]))


def games() -> list[GameFile]:
    """All games."""
    return [game(name) for name in names()]


def _files() -> dict[str, Path | None]:
    found: dict[str, Path | None] = {
        m.name: None for m in pkgutil.iter_modules(importlib.import_module("ceki.games").__path__)
    }
    for folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        found.update({path.stem: path for path in Path(folder).glob("*.py") if not path.stem.startswith("_")})
    return found


def _load(name: str, path: Path | None) -> ModuleType:
    assert path is not None
    spec = importlib.util.spec_from_file_location(f"ceki_more_games.{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
