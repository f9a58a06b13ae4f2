"""Rules that run for ever, as written: their lines are counted, and so are the moves of a round."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeVar

from ceki.play.game_module import RULES, GameModule

LINES: Final = 1_000_000  # that one call of a rule may run before it is taken for endless
Made = TypeVar("Made")


class Endless(Exception):  # noqa: N818
    """A rule or a round has run for so long that it is taken for endless."""


def bounded(function: Callable[..., Made], *arguments: Any) -> Made:
    """Calls a function that may run a bounded number of lines; unbounded where another tracer, such as coverage,
    watches. Raises `Endless`."""
    left = LINES

    def step(frame: FrameType, event: str, given: Any) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            raise _endless()
        return step

    return _traced(step, function, *arguments)


def bounded_rules(game: GameModule, longest: int, function: Callable[..., Made], *arguments: Any) -> Made:
    """Calls a function that plays whole rounds, each from its deal: every call of a rule of the game may run a bounded
    number of its lines, and no round has more than `longest` moves. Raises `Endless`."""
    deal, play, *others = (game.namespace[name].__code__ for name in RULES)
    asked = {deal, play, *others}
    folder = Path(deal.co_filename).parent
    own = functools.cache(lambda file: Path(file).parent == folder)
    left, made = LINES, 0

    def line(frame: FrameType, event: str, given: Any) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            raise _endless()
        return line

    def call(frame: FrameType, event: str, given: Any) -> Any:
        nonlocal left, made
        code, above = frame.f_code, frame.f_back
        if code in asked and above is not None and not own(above.f_code.co_filename):
            left, made = LINES, 0 if code is deal else made + (code is play)
            if made > longest:
                raise Endless(f"the round is not over after {longest} moves, the most that longest allows")
        return line if own(code.co_filename) else None

    return _traced(call, function, *arguments)


def _traced(tracer: Any, function: Callable[..., Made], *arguments: Any) -> Made:
    if sys.gettrace() is not None:
        return function(*arguments)
    sys.settrace(tracer)
    try:
        return function(*arguments)
    finally:
        sys.settrace(None)


def _endless() -> Endless:
    return Endless(f"{LINES} lines have run without an end; every while and every round must come to one")
