"""A server under load: begun, loaded, measured, ended."""

from __future__ import annotations

import os
import platform
import socket
import statistics
import subprocess
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import httpx

from bench import probe
from bench.load.players import Figures, Table, play

WARM = 3.0  # seconds of load that are not counted
STACK = ("fastapi", "uvicorn", "uvloop", "websockets", "sqlalchemy", "aiosqlite", "numpy")


@dataclass
class Server:
    """A server under load, and what it used while it was loaded."""

    name: str
    command: list[str]
    port: int
    process: subprocess.Popen[bytes] | None = None
    tables: list[Table] = field(default_factory=list)
    figures: Figures = field(default_factory=Figures)
    seconds: float = 0.0
    memory: list[float] = field(default_factory=list)
    begun_mb: float = 0.0  # its memory before anybody came
    errors: Any = None  # where its log goes, else it is seen

    @property
    def grown(self) -> float:
        """How many KB its memory has grown since nobody was there."""
        return 1000 * (max(self.memory, default=self.begun_mb) - self.begun_mb)

    @property
    def url(self) -> str:
        """Where it serves."""
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> None:
        """Starts it, and waits until it serves."""
        self.process = subprocess.Popen(self.command, stderr=self.errors)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                httpx.get(self.url + "/healthz", timeout=2)
                self.begun_mb = probe.memory(self.process.pid)
                return
            except httpx.HTTPError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        raise SystemExit(f"{self.name} did not begin to serve")

    def end(self) -> None:
        """Stops it."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)

    async def slice(self, rate: float, seconds: float, count: bool = True) -> None:
        """Loads it for a while."""
        assert self.process is not None
        before = probe.seconds_used(self.process.pid)
        kept = self.figures
        if not count:
            self.measure(Figures())
        first = len(self.figures.acks)
        await play(self.tables, self.figures, rate, seconds)
        if count:
            self.figures.slices.append(probe.percentile(self.figures.acks[first:], 99))
            self.seconds += probe.seconds_used(self.process.pid) - before
            self.memory.append(probe.memory(self.process.pid))
        self.measure(kept)

    def measure(self, figures: Figures) -> None:
        """Where what is measured goes from now on."""
        self.figures = figures
        for table in self.tables:
            table.figures = figures

    def report(self) -> dict[str, Any]:
        """What was measured, as data."""
        return report([self])


def report(servers: Sequence[Server]) -> dict[str, Any]:
    """What was measured at servers of a kind together; the memory is that of the largest."""
    figures = [one.figures for one in servers]
    acks, arrivals = ([ms for f in figures for ms in getattr(f, name)] for name in ("acks", "arrivals"))
    sizes, refused = [float(n) for f in figures for n in f.sizes], sum((f.refused for f in figures), Counter[str]())
    memory = [max(now) for now in zip(*(one.memory for one in servers), strict=False)] or [0.0]
    return {
        "moves": len(acks),
        "lost": sum(f.sent for f in figures) - len(acks) - sum(refused.values()),
        "refused": dict(refused),
        "late": sum(f.late for f in figures),
        **{f"ack_p{p}_ms": probe.percentile(acks, p) for p in (50, 95, 99)},
        "ack_max_ms": max(acks, default=0.0),
        "slice_p99_ms": statistics.median([ms for f in figures for ms in f.slices] or [0.0]),
        "arrival_p50_ms": probe.percentile(arrivals, 50),
        "arrival_p99_ms": probe.percentile(arrivals, 99),
        "cpu_ms_a_move": sum(one.seconds for one in servers) * 1000 / max(1, len(acks)),
        "rss_first_mb": memory[0],
        "rss_most_mb": max(memory),
        "kb_a_socket": max(one.grown / max(1, sum(table.sockets for table in one.tables)) for one in servers),
        "bytes_p50": probe.percentile(sizes, 50),
        "bytes_p99": probe.percentile(sizes, 99),
        "bytes_most": max(sizes, default=0),
    }


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def machine() -> dict[str, Any]:
    """What it ran on, and with what."""
    found = {"cores": os.cpu_count(), "python": platform.python_version(), "system": platform.platform()}
    return {"machine": found, "versions": {name: version(name) for name in STACK if find_spec(name)}}
