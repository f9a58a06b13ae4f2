"""The same work for many deals: in this process, over several, or over a cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from ceki.lab.pool import pool


def spread(
    worker: Callable[[Any], Any], what: Any, numbers: list[int], processes: int = 1, ray: str | None = None
) -> Generator[Any, None, None]:
    """`worker(what).deal(n)` for each number, in order; each process makes a worker of its own. Close the generator if
    you stop early."""
    if ray is not None:
        from ceki.lab import cluster

        yield from cluster.spread(ray, worker, what, numbers)
    elif processes == 1:
        yield from map(worker(what).deal, numbers)
    else:
        with pool(processes, _sit, worker, what) as workers:
            yield from workers.map(_deal, numbers)


_sitting: dict[str, Any] = {}


def _sit(worker: Callable[[Any], Any], what: Any) -> None:
    _sitting["here"] = worker(what)


def _deal(number: int) -> Any:
    return _sitting["here"].deal(number)
