"""The same work over a Ray cluster, for those who have one. Ray is not among the requirements of this project."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from typing import Any

from ceki.engine.errors import NotAllowed


def spread(address: str, worker: Callable[[Any], Any], what: Any, numbers: list[int]) -> Iterator[Any]:
    """`worker(what).deal(n)` for each number, in order, on every core of the cluster at `address` ("local" for this
    machine). Raises `ValueError` when Ray is not installed."""
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise NotAllowed("ray") from None
    ray.init(address=None if address == "local" else address, log_to_driver=False)
    try:
        pool = importlib.import_module("ray.util").ActorPool
        actor = ray.remote(num_cpus=1)(worker)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        actors = pool([actor.remote(what) for _ in range(min(cores, max(1, len(numbers))))])
        yield from actors.map(lambda one, number: one.deal.remote(number), numbers)
    finally:
        ray.shutdown()
