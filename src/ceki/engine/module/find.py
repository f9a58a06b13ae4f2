"""Which module has a driver of a game, and the driver as Python calls it.

The modules of the games in the package lie in `browser/built`; those made on this machine, for games of one's own, in
the user's cache folder. A module is used only if the driver was made from the very texts that stand here now.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from ceki.engine.errors import DamagedModule, RuleStopped
from ceki.engine.match_record import MatchRecord
from ceki.engine.module.cache import cache_folder
from ceki.engine.module.digest import digest
from ceki.engine.module.engine import Engine
from ceki.engine.module.file import ModuleFile, Signature
from ceki.engine.outcomes.ending import Ending
from ceki.engine.outcomes.record import asked_of
from ceki.engine.reasons import ROWS
from ceki.engine.record import record_type

BUILT: Final = Path(__file__).resolve().parents[2] / "browser" / "built"
INSTEAD: Final = "CEKI_MODULES"  # of `BUILT`, another folder of modules of the same names
MADE: Final = "modules"  # a folder of the cache: of games of one's own,
DRIVERS: Final = "drivers"  # and of drivers by themselves
log = logging.getLogger("ceki.modules")


class Compiled:
    """A driver in a module. It takes NumPy arrays, as the driver as written takes its own; each thread has an engine
    of its own."""

    def __init__(self, file: ModuleFile, export: Signature) -> None:
        self.file, self.export = file, export

    def __call__(self, *given: Any) -> Any:
        try:
            return self.engine.call(self.export, *given)
        except RuleStopped:
            self.give_up()
            raise

    def give_up(self) -> None:
        """Has a new engine made for the next call in this thread: nobody knows what a trap has left in the memory."""
        _here("found").pop(self.file, None)
        _here("slots").pop(self.file, None)

    @property
    def engine(self) -> Engine:
        """The engine of this thread."""
        return engine_of(self.file)

    @property
    def slots(self) -> dict[object, Any]:
        """What callers have laid in the memory of this thread's engine and come back to."""
        slots: dict[object, Any] = _here("slots").setdefault(self.file, {})
        return slots


_engines = threading.local()


def engine_of(file: ModuleFile) -> Engine:
    """The engine of a module in this thread."""
    found = _here("found")
    if file not in found:
        found[file] = Engine(file, cache_folder())
    engine: Engine = found[file]
    return engine


def _here(name: str) -> dict[ModuleFile, Any]:
    """Something by module, of this thread, which ends with it."""
    found: dict[ModuleFile, Any] = _engines.__dict__.setdefault(name, {})
    return found


def compiled(function: Callable[..., Any], game: Mapping[str, Any]) -> Compiled | None:
    """A driver of a game in a module; None where no module has it, or not as it stands here now. `game`: a module's
    namespace."""
    name, wrong = f"{function.__module__}.{function.__qualname__}", ""
    for file in modules_of(game):
        try:
            export = file.exports.get(name)
            if export is not None and export.made_from == digest(function, game, records_of(export.takes, game)):
                engine_of(file)
                return Compiled(file, export)
        except DamagedModule as error:
            wrong = str(error)
        else:
            wrong = wrong or (f"{file.path} was made from other rules" if export is not None else "")
    if not wrong and game.get("Table") is not None and game["Table"].__module__.startswith("ceki."):
        wrong = "" if any(modules_of(game)) else f"{home(game)} has no module here"
    if wrong:
        _tell(wrong)
    return None


@cache
def _tell(wrong: str) -> None:
    """Once, whatever else is looked for in that file."""
    log.warning("%s; the rules run as written, which is slower", wrong)


def records_of(takes: tuple[str, ...], game: Mapping[str, Any]) -> list[np.dtype[np.void]]:
    """The compact records that an export takes, in the order of its arguments."""
    names = (kind.partition(":")[2] for kind in takes)
    return [record(name, game) for name in names if name]


def record(name: str, game: Mapping[str, Any]) -> np.dtype[np.void]:
    """A compact record of a game by the name that exports have for it."""
    if name == "facts":
        return ROWS
    if name == "ending":
        return record_type(Ending)
    if name == "asked":
        return record_type(asked_of(game["Outcome"]))
    return record_type({"table": game["Table"], "match": game.get("Carried", MatchRecord)}.get(name) or game["Outcome"])


def modules_of(game: Mapping[str, Any]) -> Iterator[ModuleFile]:
    """The files of a game's modules, those of the package first."""
    name = home(game)
    if name:
        for folder in _folders():
            for path in sorted(folder.glob(f"{name}*.wasm")):
                if path.name.partition(".")[0] == name:
                    yield _file(path, path.stat().st_mtime_ns, folder.name == MADE)


def folders_now() -> list[tuple[Path, int, int]]:
    """The folders of modules, each with when a file last came or went (nanoseconds) and how many are in it: something
    else once a module has been made."""
    return [
        (folder, folder.stat().st_mtime_ns, len(os.listdir(folder))) if folder.is_dir() else (folder, 0, 0)
        for folder in _folders()
    ]


def _folders() -> tuple[Path, Path, Path]:
    return Path(os.environ.get(INSTEAD) or BUILT), cache_folder() / MADE, cache_folder() / DRIVERS


@cache
def _file(path: Path, changed: int, is_own: bool) -> ModuleFile:
    return ModuleFile(path, changed, is_own)


def home(game: Mapping[str, Any]) -> str:
    """The id of the game whose rules these are, by the file that its table is declared in; "" for what is no game."""
    if "Table" not in game:
        return ""
    package, _, place = game["Table"].__module__.rpartition("games.")
    return place.split(".")[0] if package else ""
