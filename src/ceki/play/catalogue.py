"""The games there are: every file in `games/`, found by looking, listed nowhere."""

from __future__ import annotations

import copyreg
import functools
import importlib
import importlib.util
import logging
import os
import pkgutil
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from ceki.engine.errors import NotAllowed, UnknownGame
from ceki.play.checks.mistake import GameError
from ceki.play.checks.rules import refuse_unwritable
from ceki.play.checks.trial import refuse_unplayable
from ceki.play.game_module import GameModule, forms_of, game_of
from ceki.play.rulebook.kept_list import FOLDERS as FOLDERS
from ceki.play.rulebook.kept_list import folded
from ceki.play.rulebook.origins import pages_of

log = logging.getLogger("ceki.games")


def names() -> list[str]:
    """The ids of all playable games, in alphabetical order."""
    return [found.id for found in games()]


def game(name: str) -> GameModule:
    """A game by any of its names. Raises `UnknownGame` that lists the games."""
    return called(name)[0]


@functools.cache
def called(name: str) -> tuple[GameModule, str]:
    """A game by its id, its title or another of its names, and the preset that this name means ("" for none).

    Hyphens, spaces and accents do not matter; an id goes before every other name. Raises `UnknownGame` for a name of no
    game or of several.
    """
    wanted = folded(name)
    ids = {folded(one): one for one in _files()}
    if wanted in ids:
        return _game(ids[wanted]), ""
    for one in games():
        if folded(one.id) == wanted:
            return one, ""
    found = [
        (one, preset)
        for one in games()
        for other, preset in {one.info.title: "", **one.info.aliases}.items()
        if folded(other) == wanted
    ]
    if not found:
        for path, why in _more().items():
            if folded(path.stem) == wanted and isinstance(why, str):
                raise UnknownGame("game-broken", given=repr(name), why=why)
        raise UnknownGame("game-unknown", given=repr(name), games=list(names()))
    if len(found) > 1:
        several = [f"{one.info.title} ({one.id})" for one, _ in found]
        raise UnknownGame("game-several", given=repr(name), several=several)
    return found[0]


def _game(wanted: str) -> GameModule:
    found = _found(wanted)
    if isinstance(found, str):
        raise UnknownGame("game-broken", given=repr(wanted), why=found)
    return found


def _found(name: str) -> GameModule | str:
    """A game by its id, or what is wrong with its file."""
    path = _files()[name]
    return _own(name) if path is None else _read(path)


def games() -> list[GameModule]:
    """All playable games, and their forms."""
    found = [one for name in _files() if isinstance(one := _found(name), GameModule)]
    return sorted([*found, *(form for one in found for form in _forms(one.id))], key=lambda one: one.id)


@functools.cache
def _forms(name: str) -> list[GameModule]:
    return forms_of(_game(name))


def _files() -> dict[str, Path | None]:
    found: dict[str, Path | None] = dict.fromkeys(_shipped())
    found.update({path.stem: path for path, one in _more().items() if isinstance(one, GameModule)})
    return found


def _shipped() -> set[str]:
    """The ids of the games that ceki brings along."""
    return {m.name for m in pkgutil.iter_modules(importlib.import_module("ceki.games").__path__) if m.name[0] != "_"}


def left_out() -> list[str]:
    """What is wrong with each file of a game that cannot be played, and with each further folder, a line each."""
    wrong = [_own(name) for name in sorted(_shipped())] + list(_more().values())
    nowhere = [f"{FOLDERS}: {one} is no folder" for one in _folders() if not Path(one).is_dir()]
    return [*nowhere, *(one for one in wrong if isinstance(one, str))]


def _folders() -> list[str]:
    return [one for one in os.environ.get(FOLDERS, "").split(os.pathsep) if one]


def _more() -> dict[Path, GameModule | str]:
    """The files, and the folders with rules, in the further folders, each with its game, or what is wrong with it: of
    several of one name the first is played."""
    found: dict[Path, GameModule | str] = {}
    first: dict[str, Path] = {}
    for one in _folders():
        for path in sorted([*Path(one).glob("*.py"), *(rules.parent for rules in Path(one).glob("*/rules.py"))]):
            if not path.stem.startswith(("_", "test_")):
                known = first.setdefault(folded(path.stem), path)
                found[path] = _read(path) if path == known else _second(path, known)
    return found


@functools.cache
def _second(path: Path, first: Path) -> str:
    """What is wrong with a game whose name another has; warned of once."""
    wrong = str(GameError(f"{first} is a game of the same name; give one of the two another name", path))
    log.warning("a game is left out: %s", wrong)
    return wrong


def read_game(path: Path) -> GameModule:
    """The game of a file, or of a folder with rules, anywhere. Raises `ValueError` with what is wrong with it."""
    if not path.exists():
        raise NotAllowed("no-file-or-folder", given=path)
    own = str(path.resolve().parent) in importlib.import_module("ceki.games").__path__
    found = _own(path.stem) if own else _read(path.resolve())
    if isinstance(found, str):
        raise ValueError(found)
    return found


@functools.cache
def _own(name: str) -> GameModule | str:
    module = f"ceki.games.{name}"
    found = importlib.util.find_spec(module)
    return _tried(Path((found and found.origin) or name), lambda: importlib.import_module(module))


@functools.cache
def _read(path: Path) -> GameModule | str:
    name = f"ceki_more_games.{path.stem}"
    file, inside = (path / "__init__.py", [str(path)]) if path.is_dir() else (path, None)

    def read() -> ModuleType:
        if folded(path.stem) in _shipped():
            raise GameError(f"{path.stem} is a game that ceki brings along; give the file another name", path)
        spec = importlib.util.spec_from_file_location(name, file, submodule_search_locations=inside)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        if file.exists():
            spec.loader.exec_module(module)
        return module

    found = _tried(path, read, whole=True)
    if isinstance(found, str):
        sys.modules.pop(name, None)
    return found


def _tried(path: Path, read: Callable[[], ModuleType], whole: bool = False) -> GameModule | str:
    """The game of a file; or a warning, once, of what is wrong with it or its page, and the other games do not suffer.

    `whole`: checks its rules too, and plays three rounds; the tests do so for the games that ceki ships.
    """
    try:
        found = game_of(read())
        pages_of(found)
        if whole:
            refuse_unwritable(found.info, found.table, found.namespace)
            refuse_unplayable(found)
    except (Exception, SystemExit) as error:  # noqa: BLE001  a file that somebody else wrote may raise anything
        wrong = str(error) if isinstance(error, GameError) else f"{_place(error, path)}: {_said(error)}"
        log.warning("a game is left out: %s", wrong)
        return wrong
    return found


def _place(error: BaseException, path: Path) -> str:
    """The file and the line where it went wrong, as far as can be said."""
    frames = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        frames.append((error.filename or "", error.lineno))
    within = [(file, line) for file, line in frames if line and Path(file).is_relative_to(path)]
    return f"{within[-1][0]}, line {within[-1][1]}" if within else str(path)


def _said(error: BaseException) -> str:
    said = " ".join((error.msg if isinstance(error, SyntaxError) else str(error)).split())
    return (
        said if isinstance(error, (SyntaxError, TypeError, ValueError)) and said else f"{type(error).__name__} {said}"
    )


def _again(name: str, module: str) -> GameModule:
    """A game that was pickled by its id; its file may stand where the catalogue does not look."""
    found = next((one for one in games() if one.id == name and one.table.__module__ == module), None)
    return found or game_of(importlib.import_module(module))


copyreg.pickle(GameModule, lambda one: (_again, (one.id, one.table.__module__)))
