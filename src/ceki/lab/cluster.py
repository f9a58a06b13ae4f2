"""The same work over a Ray cluster, if you have one. Ray is not among the requirements of this project.

A worker that dies costs its deals and not the run: another takes its place and does them.
"""

from __future__ import annotations

import importlib
import logging
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final

from ceki.engine.errors import NotAllowed
from ceki.locales.messages import said

DEATHS: Final = 100  # of workers in a row, without a deal between them, after which the cluster is taken to be down
log = logging.getLogger("ceki.lab")


def spread(address: str, worker: Callable[[Any], Any], what: Any, numbers: list[int]) -> Iterator[Any]:
    """`worker(what).deal(n)` for each number, in order, on every core of the cluster at `address` ("local" for this
    machine). Raises `NotAllowed` when Ray is not installed, or all workers die."""
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise NotAllowed("ray") from None
    ray.init(address=None if address == "local" else address, log_to_driver=False)
    try:
        actor = ray.remote(num_cpus=1)(worker)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from in_order(ray, lambda: actor.remote(what), numbers, cores)
    finally:
        ray.shutdown()


def in_order(ray: Any, make: Callable[[], Any], numbers: list[int], cores: int) -> Iterator[Any]:
    """What the workers that `make` makes find, in the order of the numbers."""
    left, found = deque(numbers), dict[int, Any]()
    working: dict[Any, tuple[Any, int]] = {}
    deaths = 0
    for _ in range(min(cores, len(numbers))):
        _give(make(), left, working)
    for wanted in numbers:
        while wanted not in found:
            (ready,), _ = ray.wait(list(working))
            one, number = working.pop(ready)
            try:
                found[number] = ray.get(ready)
                deaths = 0
            except ray.exceptions.RayActorError:
                deaths += 1
                if deaths == DEATHS:
                    raise NotAllowed("workers-die") from None
                log.warning(said("measured", "worker-died", {"deal": number}))
                left.appendleft(number)
                one = make()
            _give(one, left, working)
        yield found.pop(wanted)


def _give(one: Any, left: deque[int], working: dict[Any, tuple[Any, int]]) -> None:
    """Gives a worker the next deal, if there is one."""
    if left:
        number = left.popleft()
        working[one.deal.remote(number)] = one, number
