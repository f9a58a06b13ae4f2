"""Processes for long work, which end soon when it is interrupted."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any


@contextmanager
def pool(processes: int, begin: Callable[..., None] | None = None, *given: Any) -> Iterator[ProcessPoolExecutor]:
    """A pool of `processes` processes, each begun with `begin(*given)`. When the work is interrupted they end at once,
    whatever they do: nobody who has pressed Ctrl-C waits for a compile."""
    others = multiprocessing.active_children()
    workers = ProcessPoolExecutor(processes, initializer=_begin, initargs=(begin, given))
    try:
        yield workers
    except BaseException:
        for one in multiprocessing.active_children():
            if one not in others:
                one.terminate()
        raise
    finally:
        workers.shutdown(wait=True, cancel_futures=True)


def _begin(begin: Callable[..., None] | None, given: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started them ends them
    if begin is not None:
        begin(*given)
