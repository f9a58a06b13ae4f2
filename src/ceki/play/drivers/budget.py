"""A bound for rules as written that somebody else wrote: one that never returns is stopped, and the caller goes on."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from ceki.engine.errors import RuleStopped
from ceki.play.game_module import GameModule

MOVE: Final = 0.25  # seconds of processor time that one call at a table may take
LOOK: Final = 0.05  # seconds between two looks


class _Overrun(BaseException):
    """Raised in the thread that runs for too long; a rule cannot catch anything."""


@dataclass
class _Call:
    thread: int
    clock: Callable[[], float]
    until: float
    stopped: bool = False


_calls: dict[int, _Call] = {}  # by thread
_lock = threading.Lock()
_watching = threading.Event()


def is_trusted(game: GameModule) -> bool:
    """Whether the rules of a game are known to return: those of the package are."""
    return game.table.__module__.startswith("ceki.")


def within(seconds: float, run: Callable[..., Any], *given: Any) -> Any:
    """Calls what runs rules. Raises `RuleStopped` when it takes more processor time than `seconds`."""
    _watch()
    here = threading.get_ident()
    clock = _clock_of(here)
    call = _calls[here] = _Call(here, clock, clock() + seconds)
    arrived = False
    try:
        try:
            return run(*given)
        except _Overrun:
            arrived = True
            raise
        finally:
            with _lock:
                _calls.pop(here, None)
            while call.stopped and not arrived:  # it arrives here
                time.sleep(0)
    except _Overrun:
        raise RuleStopped("rule-endless", rule=getattr(run, "__name__", "a rule")) from None


def _clock_of(thread: int) -> Callable[[], float]:
    """The processor time of a thread, where the system tells it, so that a busy machine does not count."""
    if hasattr(time, "pthread_getcpuclockid"):
        clock = time.pthread_getcpuclockid(thread)
        return lambda: time.clock_gettime(clock)
    return time.monotonic


def _watch() -> None:
    if not _watching.is_set():
        _watching.set()
        threading.Thread(target=_look, name="clock of rules as written", daemon=True).start()


def _look() -> None:
    raised = ctypes.pythonapi.PyThreadState_SetAsyncExc
    while True:
        time.sleep(LOOK)
        with _lock:
            for call in _calls.values():
                with suppress(OSError):  # a thread that has ended
                    if not call.stopped and call.clock() > call.until:
                        call.stopped = True
                        raised(ctypes.c_ulong(call.thread), ctypes.py_object(_Overrun))
