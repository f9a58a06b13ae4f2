"""Processes for long work, which end soon when it is interrupted."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
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
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if begin is not None:
        begin(*given)


def _end_with_parent() -> None:
    """Ends this process when the one that began it is gone: an interrupt between a fork and the parent's note of it
    leaves a process that nobody knows and nobody could end."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
