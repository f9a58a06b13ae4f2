"""`@rule` and `@driver`: one text, run as written or compiled.

A rule is a plain Python function and stays one: calling it runs it as written. `specialize` makes, for one
game, a twin of a driver in which the words `deal legal play settle` mean that game's functions, and,
when it is to be compiled, in which every rule that can be reached is a Numba function. A twin shares
its text with the original and differs only in what its names mean, so Numba's disk cache works for it.
"""

from __future__ import annotations

import dis
import functools
import hashlib
import inspect
import os
import re
import sys
import types
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

WRITTEN: Final = "written"
COMPILED: Final = "compiled"
CHECKED: Final = "checked"
MODES: Final = (WRITTEN, COMPILED, CHECKED)

_MARK = "__ceki_rule__"
_NATIVE = "__ceki_native__"


def rule(function: F) -> F:
    """Marks a function as a rule: small Python only (see engine/language/small_python.py), compiled on demand."""
    setattr(function, _MARK, True)
    return function


def driver(function: F) -> F:
    """Marks a function that runs any game: it may call `deal`, `legal`, `play` and `settle` of this module."""
    return rule(function)


def native(make: Callable[[], Any]) -> Callable[[F], F]:
    """Marks a function whose compiled form is not its text but what `make()` returns (an intrinsic)."""

    def mark(function: F) -> F:
        setattr(function, _MARK, True)
        setattr(function, _NATIVE, make)
        return function

    return mark


_functions: dict[Callable[..., Any], str] = {}  # the functions of a game, by what stands for them in a driver


def of_game(function: F) -> F:
    """Marks a function that a game may define by the same name: in a driver it means the game's own or, where the game
    defines none, itself (see engine/contract.py)."""
    _functions[function] = function.__name__
    return rule(function)


def is_rule(thing: object) -> bool:
    """True for functions marked by `@rule`, `@driver` or `@native`."""
    return isinstance(thing, types.FunctionType) and getattr(thing, _MARK, False)


# ---------------------------------------------------------------- binding a driver to a game


def specialize(function: Callable[..., Any], game: Mapping[str, Any], mode: str = WRITTEN) -> Callable[..., Any]:
    """A twin of a driver that plays the game of `game` (a module's namespace).

    `mode` is one of `MODES`: as written, compiled by Numba, or compiled with bounds checked.
    Where Numba is not installed every mode runs as written.
    """
    mode = mode_here(mode)
    twins = _twins.setdefault((id(game), mode), _Twins(game, mode))
    return twins.driver(function)


def to_lower(function: Callable[..., Any], game: Mapping[str, Any]) -> Any:
    """A driver, or a function of engine/contract.py, as Numba compiles the rules inside a driver: typed and lowered
    for other targets than this machine (engine/wasm)."""
    return _twins.setdefault((id(game), COMPILED), _Twins(game, COMPILED)).rule(function)


def meaning_in(game: Mapping[str, Any]) -> dict[Callable[..., Any], Callable[..., Any]]:
    """What the functions of engine/contract.py mean in a game, by a module's namespace."""
    return {function: game[name] for function, name in _functions.items() if name in game}


def reachable(function: Callable[..., Any], meaning: Mapping[Any, Any] | None = None) -> list[Callable[..., Any]]:
    """Every rule that `function` can call, itself first, each once."""
    found: list[Callable[..., Any]] = []
    waiting = [function]
    while waiting:
        f = (meaning or {}).get(waiting[0], waiting[0])
        waiting = waiting[1:]
        if f not in found:
            found.append(f)
            waiting.extend(value for _, value in names_read(f) if is_rule(value))
    return found


def names_read(function: Callable[..., Any]) -> Iterator[tuple[str, Any]]:
    """The global names that a function reads; a field may have the name of a function."""
    read = {step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}
    for name in sorted(read & function.__globals__.keys()):
        yield name, function.__globals__[name]


def _digest(function: Callable[..., Any], meaning: Mapping[Any, Any]) -> str:
    """Names the cache folder after every source file a twin is made from, for Numba does not see edits in callees; and
    after its modules, for loading looks them up by name."""
    made_from = reachable(function, meaning)
    files = {Path(inspect.getsourcefile(f) or "") for f in made_from}
    texts = sorted(files | {Path(__file__).parent / "record.py"} | _beside(files), key=str)
    digest = hashlib.sha256(" ".join(sorted({f.__module__ for f in made_from})).encode())
    for file in texts:
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:16]


_IMPORTS: Final = re.compile(r"^from (ceki\.(?:cards|games)[.\w]*) import", re.MULTILINE)


def _beside(files: set[Path]) -> set[Path]:
    """The files that these import from cards and games, and those import in turn: their constants are frozen too."""
    found, waiting = set[Path](), set(files)
    while waiting:
        names = _IMPORTS.findall(waiting.pop().read_text(encoding="utf-8"))
        new = {Path(sys.modules[name].__file__ or "") for name in names if name in sys.modules} - found - files
        found |= new
        waiting |= new
    return found


class _Twins:
    """The twins of one game in one mode: each is made once a process, whichever drivers call it."""

    def __init__(self, game: Mapping[str, Any], mode: str) -> None:
        self.game = game  # so that no other namespace gets its id
        self.meaning, self.mode = meaning_in(game), mode
        self.rules: dict[Any, Any] = {}
        self.drivers: dict[Any, Any] = {}

    def driver(self, function: Callable[..., Any]) -> Any:
        """The twin to be called from Python."""
        if function not in self.drivers:
            self.drivers[function] = self._compiled_driver(function) if self.mode != WRITTEN else self.rule(function)
        return self.drivers[function]

    def _compiled_driver(self, function: Callable[..., Any]) -> Any:
        from ceki.engine.language.compiler import compile_driver

        folder = cache_folder() / f"{_digest(function, self.meaning)}-{self.mode}"
        return compile_driver(self._copy(self.meaning.get(function, function)), self.mode == CHECKED, folder)

    def rule(self, function: Callable[..., Any]) -> Any:
        """The twin to be called by other twins."""
        function = self.meaning.get(function, function)
        if function not in self.rules:
            self.rules[function] = self._make(function)
        return self.rules[function]

    def _make(self, function: Callable[..., Any]) -> Any:
        native_form = getattr(function, _NATIVE, None)
        if native_form is not None:
            return function if self.mode == WRITTEN else native_form()
        copy = self._copy(function)
        if self.mode == WRITTEN:
            return copy
        from ceki.engine.language.compiler import compile_rule

        return compile_rule(copy, self.mode == CHECKED)

    def _copy(self, function: Callable[..., Any]) -> types.FunctionType:
        """The same text, with names that mean this game's functions."""
        names = dict(function.__globals__)
        names.update({name: self.rule(value) for name, value in names_read(function) if is_rule(value)})
        copy = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
        return copy


_twins: dict[tuple[int, str], _Twins] = {}


def mode_here(mode: str) -> str:
    """The mode that asking for `mode` gives: as written where Numba is not installed.

    Raises `ValueError` for what is not one of `MODES`.
    """
    if mode not in MODES:
        raise ValueError(f"mode {mode!r} is not one of {', '.join(MODES)}")
    return mode if numba_installed() else WRITTEN


@functools.cache
def numba_installed() -> bool:
    """True when compiled modes compile."""
    import importlib.util

    return importlib.util.find_spec("numba") is not None


def cache_folder() -> Path:
    """Where compiled games are kept: `$CEKI_CACHE`, else the user's cache folder."""
    if chosen := os.environ.get("CEKI_CACHE"):
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "ceki"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ceki"
