"""The same work for many deals: in this thread, in several, or over a cluster. A module leaves the interpreter free
while it runs, so threads do what processes would; rules as written gain nothing by them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Sequence
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from ceki.engine.errors import whole

MOST: Final = 10_000_000  # deals at once, each of which is remembered
MOST_THREADS: Final = 1024
Given = TypeVar("Given")
Found = TypeVar("Found")


def spread(
    worker: Callable[[Any], Any], what: Any, numbers: list[int], threads: int = 1, ray: str | None = None
) -> Generator[Any, None, None]:
    """`worker(what).deal(n)` for each number, in order; each thread makes a worker of its own. Close the generator if
    you stop early."""
    if ray is not None:
        from ceki.lab import cluster

        yield from cluster.spread(ray, worker, what, numbers)
    else:
        yield from in_threads(lambda: worker(what).deal, numbers, threads)


def amount(deals: int, threads: int) -> None:
    """Raises `NotAllowed` for more deals than can be remembered, or more threads than a machine has."""
    whole("deals", deals, 1, MOST)
    whole("threads", threads, 1, MOST_THREADS)


def in_threads(
    make: Callable[[], Callable[[Given], Found]], given: Sequence[Given], threads: int, ahead: int = MOST
) -> Generator[Found, None, None]:
    """`make()(one)` for each of those given, in order; each thread makes a function of its own. `ahead`: how many may
    be under way or wait at most, each of which takes memory.

    The first error ends it. Nobody waits for a thread when it is closed or interrupted: the process may end at once.
    """
    if threads == 1:
        yield from map(make(), given)
        return
    left, lock, stop = iter(enumerate(given)), threading.Lock(), threading.Event()
    found: SimpleQueue[tuple[int, Any, BaseException | None]] = SimpleQueue()
    room = threading.Semaphore(max(ahead, threads))

    def work() -> None:
        place = -1
        try:
            run = make()
            while room.acquire() and not stop.is_set():
                with lock:
                    place, one = next(left, (-1, None))
                if place < 0:
                    return
                found.put((place, run(one), None))  # type: ignore[arg-type]
        except BaseException as error:  # noqa: BLE001  it is raised where the work is waited for
            found.put((place, None, error))

    for _ in range(min(threads, len(given))):
        threading.Thread(target=work, daemon=True).start()
    waiting: dict[int, Found] = {}
    try:
        for wanted in range(len(given)):
            while wanted not in waiting:
                place, one, error = found.get()
                if error is not None:
                    raise error
                waiting[place] = one
            yield waiting.pop(wanted)
            room.release()
    finally:
        stop.set()
        room.release(threads)
