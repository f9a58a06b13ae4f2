"""`@rule` and `@driver`: one text, run as written or compiled.

A rule is a plain Python function and stays one: calling it runs it as written. For one game, a driver is a copy in
which the words `deal legal play settle` mean that game's functions: it shares its text with the original and differs
only in what its names mean. `specialize` (engine/module/specialize.py) gives this copy, or the one in the module.
"""

from __future__ import annotations

import dis
import types
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

WRITTEN: Final = "written"
COMPILED: Final = "compiled"
MODES: Final = (WRITTEN, COMPILED)
LOWERED, CHECKED = "lowered", "checked"  # for the compiler alone; so that indices out of bounds are refused

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


def to_lower(function: Callable[..., Any], game: Mapping[str, Any], checked: bool = False) -> Any:
    """A driver, or a function of engine/contract.py, as Numba types and lowers it (engine/wasm)."""
    return _copies_of(game, CHECKED if checked else LOWERED).rule(function)


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


def as_written(function: Callable[..., Any], game: Mapping[str, Any]) -> Callable[..., Any]:
    """A copy of a driver in which the names of rules mean those of a game (a module's namespace); `strict`."""
    return strict(_copies_of(game, WRITTEN).rule(function), game)


def strict(function: F, game: Mapping[str, Any]) -> F:
    """A rule as it is called: where NumPy's numbers are divided by zero or overflow, they raise `ArithmeticError`, as
    Python's do, and do not warn. Only for a game of one's own: the package's rules are tested with warnings as errors.
    """
    table = game.get("Table")
    if table is None or table.__module__.startswith("ceki."):
        return function
    from numpy import errstate  # which no list of the games needs

    return errstate(divide="raise", over="raise", invalid="raise")(function)


class _Copies:
    """The copies of rules for one game in one mode: each is made once a process, whichever drivers call it."""

    def __init__(self, game: Mapping[str, Any], mode: str) -> None:
        self.game = game  # so that no other namespace gets its id
        self.meaning, self.mode = meaning_in(game), mode
        self.rules: dict[Any, Any] = {}

    def rule(self, function: Callable[..., Any]) -> Any:
        """The copy of a rule, or of a driver."""
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


_copies: dict[tuple[int, str], _Copies] = {}


def _copies_of(game: Mapping[str, Any], mode: str) -> _Copies:
    key = id(game), mode
    if key not in _copies:
        _copies[key] = _Copies(game, mode)
    return _copies[key]
