"""`python -m bench.load`: many tables at once, beside a bare server of the same stack, in one run.

Both servers run on this machine, each in a process of its own on a file of its own; this process plays. They are
loaded by turns, a slice each, so that whatever else the machine does befalls both. The machine is probed before and
after: a run whose probes differ too much is neither passed nor failed. Prints a table, and writes one JSON file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx

from bench import probe
from bench.load_players import Figures, Table, leave, play, sit_down, sit_down_bare

PAUSE = 600.0  # seconds before the server makes an only move by itself: here those at the seats make it
WARM = 3.0  # seconds of load that are not counted
RATIO = 1.5  # that the p99 of the ack may be of the bare server's
MEMORY = 400.0  # MB that the server may hold
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

    @property
    def url(self) -> str:
        """Where it serves."""
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> None:
        """Starts it, and waits until it serves."""
        self.process = subprocess.Popen(self.command)
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
        await play(self.tables, self.figures, rate, seconds)
        if count:
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


def servers(folder: Path) -> tuple[Server, Server]:
    """The server, and the bare one."""
    ports = [free_port(), free_port()]
    ours = [
        sys.executable, "-m", "ceki", "serve", "--port", str(ports[0]), "--data", str(folder), "--no-open",
        "--pause", str(PAUSE),
    ]  # fmt: skip
    bare = [sys.executable, "-m", "bench.load_bare", str(ports[1]), str(folder / "bare.sqlite3")]
    return Server("ceki", ours, ports[0]), Server("bare", bare, ports[1])


async def run(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """One run: both servers by turns, between two probes."""
    chance = random.Random(given.seed)
    ceki, bare = servers(folder)
    before = probe.probe(folder)
    try:
        for server, sit in ((ceki, sit_down), (bare, sit_down_bare)):
            server.begin()
            server.tables, server.figures = await sit(server.url, given.tables, given.seats, given.watchers, chance)
            await server.slice(given.rate, WARM, count=False)
        done = 0.0
        while done < given.seconds:
            now = min(given.slice, given.seconds - done)
            for server in (ceki, bare):
                await server.slice(given.rate, now)
            done += now
        for server in (ceki, bare):
            await leave(server.tables)
    finally:
        ceki.end()
        bare.end()
    after = probe.probe(folder)
    return {
        "what": f"{given.tables} tables of {given.seats} seats and {given.watchers} onlookers, {given.rate:g} moves/s",
        "seconds": given.seconds, "slice": given.slice, "seed": given.seed,
        "games": sorted({table.name for table in ceki.tables}),
        "machine": {"cores": os.cpu_count(), "python": platform.python_version(), "system": platform.platform()},
        "versions": {name: version(name) for name in STACK if find_spec(name)},
        "before": before, "after": after, "valid": probe.valid(before, after),
        "ceki": ceki.report(), "bare": bare.report(),
    }  # fmt: skip


def judge(found: dict[str, Any]) -> dict[str, Any]:
    """What the run says of the promise: the ratio of p99, the memory, and whether every move was made."""
    ratio = found["ceki"]["ack_p99_ms"] / max(0.001, found["bare"]["ack_p99_ms"])
    whole = found["ceki"]["moves"] == found["bare"]["moves"] > 0 and not found["ceki"]["refused"]
    held = whole and ratio <= RATIO and found["ceki"]["rss_most_mb"] <= MEMORY
    return {"ratio_p99": ratio, "held": held if found["valid"] else None}


def show(found: dict[str, Any]) -> None:
    """The figures as a table."""
    print(f"{found['what']}, {found['seconds']:g} s each in slices of {found['slice']:g} s")
    print(f"games: {', '.join(found['games'])}")
    print(f"{'':18}{'ceki':>12}{'bare':>12}")
    for key, value in found["ceki"].items():
        if key != "refused":
            print(f"{key:18}{value:12.2f}{found['bare'][key]:12.2f}")
    print(f"{'refused':18}{found['ceki']['refused'] or 'none'}")
    print(f"{'':18}{'before':>12}{'after':>12}")
    for key, value in found["before"].items():
        print(f"{key:18}{value:12.2f}{found['after'][key]:12.2f}")
    held = {True: "held", False: "NOT held", None: "invalid: the machine changed under the run"}
    print(f"p99 of the ack: {found['ratio_p99']:.2f} times the bare server's; {held[found['held']]}")


def main() -> None:
    """Reads the arguments and measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120.0, help="of load on each server")
    parser.add_argument("--slice", type=float, default=10.0, help="seconds that a server is loaded at a time")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--watchers", type=int, default=1)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where the result is written")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(run(given, Path(folder)))
    found.update(judge(found))
    show(found)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
