"""The games there are: every file in `games/`, found by looking, listed nowhere."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import os
import pkgutil
import sys
import unicodedata
from pathlib import Path
from types import ModuleType

from ceki.play.contract import GameFile, game_of

FOLDERS = "CEKI_GAMES"  # more folders with games, for those who write one


def names() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(_files())


def game(name: str) -> GameFile:
    """A game by any of its names. Raises `ValueError` that lists the games."""
    return called(name)[0]


@functools.cache
def called(name: str) -> tuple[GameFile, str]:
    """A game by its id, its title or another name of it, and the preset that this name means ("" for none).

    Hyphens, spaces and accents do not matter; an id goes before every other name. Raises `ValueError` for a name of no
    game or of several.
    """
    wanted = folded(name)
    ids = {folded(one): one for one in _files()}
    if wanted in ids:
        return _game(ids[wanted]), ""
    found = [
        (one, preset)
        for one in games()
        for other, preset in {one.about.title: "", **one.about.also}.items()
        if folded(other) == wanted
    ]
    if not found:
        raise ValueError(f"game {name!r} does not exist; the games are {', '.join(sorted(ids.values()))}")
    if len(found) > 1:
        several = " and of ".join(f"{one.about.title} ({one.id})" for one, _ in found)
        raise ValueError(f"game {name!r} is a name of {several}; say which by its id")
    return found[0]


def folded(name: str) -> str:
    """A name without what does not matter in it: accents, case, spaces, hyphens, other signs."""
    letters = unicodedata.normalize("NFKD", name.strip().lower())
    bare = "".join("_" if letter in " -_" else letter for letter in letters if not unicodedata.combining(letter))
    return "".join(letter for letter in bare if letter.isalnum() or letter == "_")


@functools.cache
def _game(wanted: str) -> GameFile:
    files = _files()
    if files[wanted] is None:
        return game_of(importlib.import_module(f"ceki.games.{wanted}"))
    return game_of(_load(wanted, files[wanted]))


def games() -> list[GameFile]:
    """All games."""
    return [_game(name) for name in names()]


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
