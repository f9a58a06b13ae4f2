"""A driver for one game: as written, or compiled in the game's module."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from typing import Any

from ceki.engine.module.find import compiled, folders_now
from ceki.engine.rule import COMPILED, MODES, WRITTEN, as_written

Key = tuple[int, Callable[..., Any]]  # a game by its namespace, which is kept so that no other one gets its id

_found: dict[Key, tuple[Mapping[str, Any], Callable[..., Any]]] = {}
_missed: dict[Key, tuple[Mapping[str, Any], object]] = {}  # what no module had when the folders were as they were then


def specialize(function: Callable[..., Any], game: Mapping[str, Any], mode: str = WRITTEN) -> Callable[..., Any]:
    """A driver that plays the game of `game` (a module's namespace).

    `mode` is one of `MODES`. Asked for it compiled, this gives the driver in the game's module, which takes NumPy
    arrays; where there is none, as written (`is_compiled` tells). Raises `ValueError` for another mode.
    """
    if mode not in MODES:
        raise ValueError(f"mode {mode!r} is not one of {', '.join(MODES)}")
    if mode == COMPILED:
        key = id(game), function
        if key not in _found:
            _look(key, game)
        if key in _found:
            return _found[key][1]
    return as_written(function, game)


def _look(key: Key, game: Mapping[str, Any]) -> None:
    """Looks for a driver in the modules of a game, unless they are those that did not have it: one may be made yet."""
    now = folders_now()
    if key in _missed and _missed[key][1] == now:
        return
    if (found := compiled(key[1], game)) is None:
        _missed[key] = game, now
    else:
        _found[key] = game, found


def is_compiled(run: Callable[..., Any]) -> bool:
    """Whether what `specialize` gave runs compiled, on compact records."""
    return not isinstance(run, types.FunctionType)
