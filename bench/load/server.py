"""A server under load: begun, loaded, measured, ended."""

from __future__ import annotations

import os
import platform
import socket
import statistics
import subprocess
import time
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
    errors: Any = None  # where its log goes, else it is seen

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
        f, moves = self.figures, max(1, len(self.figures.acks))
        return {
            "moves": len(f.acks),
            "lost": f.sent - len(f.acks) - sum(f.refused.values()),
            "refused": dict(f.refused),
            "late": f.late,
            **{f"ack_p{p}_ms": probe.percentile(f.acks, p) for p in (50, 95, 99)},
            "ack_max_ms": max(f.acks, default=0.0),
            "slice_p99_ms": statistics.median(f.slices or [0.0]),
            "arrival_p50_ms": probe.percentile(f.arrivals, 50),
            "arrival_p99_ms": probe.percentile(f.arrivals, 99),
            "cpu_ms_a_move": self.seconds * 1000 / moves,
            "rss_first_mb": self.memory[0] if self.memory else 0.0,
            "rss_most_mb": max(self.memory, default=0.0),
            "bytes_p50": probe.percentile([float(n) for n in f.sizes], 50),
            "bytes_p99": probe.percentile([float(n) for n in f.sizes], 99),
            "bytes_most": max(f.sizes, default=0),
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
