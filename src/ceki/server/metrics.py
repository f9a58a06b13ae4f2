"""What the server counts, for its operator: no names, no tables, no cards.

A seat's only legal move is made without thought or message, so counting moves while their round is played would show
who had no choice. The count stays with the table until the round is over.
"""

from __future__ import annotations

import platform
import shutil
import time
from collections import Counter as Counts
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from urllib.parse import urlsplit

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
    start_http_server,
)

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@dataclass
class Tally:
    """The counts of one round, entered when it is over: seconds from moves to their acks, seconds that bots thought,
    and how searching bots came to their moves (`thought`, or why they did not think)."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    how: Counts[str] = field(default_factory=Counts)

    def bot_move(self, how: str) -> None:
        """A bot that looks ahead has moved."""
        self.how[how] += 1


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.watch("clock_seconds", "What the clock of this server says", time.time)
        build = {"version": version("ceki"), "python": platform.python_version()}
        Info("ceki_build", "What runs", registry=self.registry).info(build)
        self.tables = Counter("ceki_tables_made", "Tables made", registry=self.registry)
        self.events = Counter("ceki_events", "Events written", registry=self.registry)
        self.lost_races = Counter("ceki_lost_races", "Events another server wrote first", registry=self.registry)
        self.refused = Counter("ceki_refused", "Refusals by code", ["code"], registry=self.registry)
        self.sockets = Gauge("ceki_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("ceki_rooms", "Tables in memory", registry=self.registry)
        self.moves = Histogram("ceki_move_seconds", "From a move to its ack", registry=self.registry, buckets=TIMES)
        self.bots = Histogram("ceki_bot_seconds", "A bot's thinking", registry=self.registry, buckets=TIMES)
        self.thinking = Counter(
            "ceki_bot_moves", "Moves of bots that look ahead: thought, or why greedily", ["how"], registry=self.registry
        )
        self.writes = Histogram(
            "ceki_write_seconds", "From events to the database's answer", registry=self.registry, buckets=TIMES
        )
        self.swept = Counter("ceki_tables_swept", "Abandoned tables closed", registry=self.registry)
        self.closes = Counter("ceki_socket_closes", "Sockets closed", ["code"], registry=self.registry)
        self.unbelieved = Counter(
            "ceki_forwarded_unbelieved", "Requests through a proxy that is not named", registry=self.registry
        )

    def watch(self, name: str, what: str, now: Callable[[], float]) -> None:
        """A figure that is computed whenever Prometheus reads it."""
        Gauge(f"ceki_{name}", what, registry=self.registry).set_function(now)

    def watch_disk(self, folder: str) -> None:
        """How much is free where the database file is."""
        self.watch("disk_free_bytes", "Free where the database file is", partial(_free, folder))

    def count(self, tally: Tally) -> None:
        """Adds the counts of a round that is over."""
        for seconds in tally.moves:
            self.moves.observe(seconds)
        for seconds in tally.bots:
            self.bots.observe(seconds)
        for how, moves in tally.how.items():
            self.thinking.labels(how).inc(moves)

    def serve(self, address: str) -> None:
        """Serves the counts, until the process ends, at an address of their own. Raises `ValueError` or `OSError`."""
        host, port = host_and_port(address)
        try:
            start_http_server(port, host, self.registry)
        except OSError as error:
            raise OSError(f"metrics cannot be served at {address}: {error.strerror or error}") from error

    def text(self) -> bytes:
        """All counts in the format of Prometheus."""
        return generate_latest(self.registry)


def _free(folder: str) -> float:
    return float(shutil.disk_usage(folder).free)


def host_and_port(address: str) -> tuple[str, int]:
    """The two halves of HOST:PORT. Raises `ValueError`."""
    try:
        parts = urlsplit(f"//{address}")
        if parts.hostname and parts.port and parts.netloc == address and not (parts.path or parts.username):
            return parts.hostname, parts.port
    except ValueError:
        pass
    raise ValueError(f"metrics: {address} is not an address such as 127.0.0.1:9100")
