"""A driver for one game: as written, or compiled in the game's module."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from typing import Any

from ceki.engine.module.find import compiled
from ceki.engine.rule import COMPILED, MODES, WRITTEN, as_written

_found: dict[tuple[int, Callable[..., Any]], tuple[Mapping[str, Any], Callable[..., Any]]] = {}


def specialize(function: Callable[..., Any], game: Mapping[str, Any], mode: str = WRITTEN) -> Callable[..., Any]:
    """A driver that plays the game of `game` (a module's namespace).

    `mode` is one of `MODES`. Asked for it compiled, this gives the driver in the game's module, which takes NumPy
    arrays; where there is none, as written (`is_compiled` tells). Raises `ValueError` for another mode.
    """
    if mode not in MODES:
        raise ValueError(f"mode {mode!r} is not one of {', '.join(MODES)}")
    if mode == COMPILED:
        key = id(game), function
        if key not in _found and (found := compiled(function, game)) is not None:  # a module may be made yet
            _found[key] = game, found  # with the namespace, so that no other one gets its id
        if key in _found:
            return _found[key][1]
    return as_written(function, game)


def is_compiled(run: Callable[..., Any]) -> bool:
    """Whether what `specialize` gave runs compiled, on compact records."""
    return not isinstance(run, types.FunctionType)
