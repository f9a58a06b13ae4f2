"""`python -m bench.scale measure FILE`, then `python -m bench.scale foretell FILE`: loads measured and foretold.

`measure` loads a server at several rates, with `bench.load`'s players, and notes what each cost. `foretell` takes the
costs from two of them, foretells the others with queues (bench/scale/model.py), and says which part breaks first, at
which rate, and what follows when there is more of that part.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import httpx

from bench.load.players import Figures, leave, sit_down
from bench.load.server import WARM, Server, free_port, machine
from bench.probe import percentile
from bench.scale.model import House, Run

RATES: Final = (50.0, 100.0, 150.0, 200.0, 250.0, 300.0)  # moves a second
GIVE: Final = (0, 3)  # which of them give the costs
PAUSE: Final = "600"
LEAST: Final = 0.2  # milliseconds before a transaction: what reading a message and asking the rules takes
LATE: Final = 250.0  # milliseconds of p99 from which a load is too large
SECONDS: Final = 30.0  # that are foretold


@dataclass
class Loaded:
    """A server process, and where its counts are."""

    server: Server
    metrics: str

    @classmethod
    def begun(cls, kept: list[str]) -> Loaded:
        """A process that serves."""
        port, metrics = free_port(), f"127.0.0.1:{free_port()}"
        command = [sys.executable, "-m", "ceki", "serve", "--port", str(port), *kept, "--no-open", "--pause", PAUSE]
        found = cls(Server("ceki", [*command, "--proxy", "127.0.0.1", "--metrics", metrics], port), metrics)
        found.server.begin()
        return found


async def measured(given: argparse.Namespace, kept: list[str]) -> list[dict[str, Any]]:
    """Servers at one rate after the other; each has its share of the tables and of the moves."""
    all_of_them = [Loaded.begun(kept) for _ in range(given.processes)]
    share = len(all_of_them)
    try:
        for at, one in enumerate(all_of_them):
            chance, server = random.Random(at), one.server
            server.tables, server.figures = await sit_down(
                server.url, given.tables // share, given.seats, given.watchers, chance, look=0.0
            )
        return [await _point(all_of_them, rate, given.seconds) for rate in given.rates]
    finally:
        for one in all_of_them:
            await leave(one.server.tables)
            one.server.end()


async def _point(all_of_them: list[Loaded], rate: float, seconds: float) -> dict[str, Any]:
    """What a rate costs."""
    print(f"{rate:g} moves a second, {seconds:g} s", file=sys.stderr)
    servers, share = [one.server for one in all_of_them], rate / len(all_of_them)
    await asyncio.gather(*(server.slice(share, WARM, count=False) for server in servers))
    for server in servers:
        server.seconds = 0.0
        server.measure(Figures())
    before, began = [_sums(one.metrics) for one in all_of_them], time.process_time()
    await asyncio.gather(*(server.slice(share, seconds) for server in servers))
    played, after = time.process_time() - began, [_sums(one.metrics) for one in all_of_them]
    acks = [ack for server in servers for ack in server.figures.acks]
    return {
        "rate": rate, "processes": len(servers), "moves": len(acks), "late": sum(one.figures.late for one in servers),
        "ack_p50_ms": percentile(acks, 50), "ack_p99_ms": percentile(acks, 99),
        "cpu_ms": 1000 * sum(server.seconds for server in servers) / len(acks), "players_ms": 1000 * played / len(acks),
        "rss_mb": max(server.memory[-1] for server in servers),
        **{name: _mean(before, after, name) for name in ("move", "write")},
    }  # fmt: skip


def _sums(metrics: str) -> dict[str, float]:
    text = httpx.get(f"http://{metrics}/metrics").text
    return {name: float(value) for name, value in re.findall(r"^(ceki_\w+_seconds_(?:sum|count)) (\S+)$", text, re.M)}


def _mean(before: list[dict[str, float]], after: list[dict[str, float]], name: str) -> float:
    """Milliseconds on average between two looks."""
    total, count = (
        sum(
            new[f"ceki_{name}_seconds_{part}"] - old[f"ceki_{name}_seconds_{part}"]
            for old, new in zip(before, after, strict=True)
        )
        for part in ("sum", "count")
    )
    return 1000 * total / max(1.0, count)


def calibrated(light: dict[str, Any], heavy: dict[str, Any]) -> House:
    """The costs of a house, from two loads: what a move costs, and what is spent without any."""
    used = [point["rate"] * point["cpu_ms"] for point in (light, heavy)]
    cost = (used[1] - used[0]) / (heavy["rate"] - light["rate"])
    return House(
        before=LEAST, commit=max(0.0, light["move"] - LEAST), after=cost - LEAST, players=light["players_ms"],
        ticks=max(0.0, used[0] - light["rate"] * cost), way=max(0.0, light["ack_p50_ms"] - light["move"]),
    )  # fmt: skip


def breaks_at(house: House) -> tuple[float, str]:
    """The first rate, in steps of 25, at which p99 is too late; and the part that was at work most."""
    rate = 25.0
    while True:
        found = Run(house, rate, SECONDS).foretell()
        if found.percentile(99) > LATE:
            return rate, found.narrowest
        rate += 25.0


def foretell(points: list[dict[str, Any]]) -> None:
    """Prints what was measured beside what is foretold, and what breaks first."""
    light, heavy = (points[min(at, len(points) - 1)] for at in GIVE)
    house = calibrated(light, heavy)
    print(f"costs, from {light['rate']:g} and {heavy['rate']:g} moves a second: {house}")
    print(
        f"{'moves/s':>8}{'p50 ms':>10}{'foretold':>10}{'p99 ms':>10}{'foretold':>10}{'processor':>11}{'foretold':>10}"
    )
    for point in (point for point in points if point not in (light, heavy)):
        found = Run(house, point["rate"], SECONDS).foretell()
        share, told = point["rate"] * point["cpu_ms"] / 1000, found.at_work["loop"]
        print(
            f"{point['rate']:8g}{point['ack_p50_ms']:10.2f}{found.percentile(50):10.2f}{point['ack_p99_ms']:10.2f}"
            f"{found.percentile(99):10.2f}{share:11.2f}{told:10.2f}"
        )
    alone = replace(house, players=0.0)
    print(f"too late is a p99 of more than {LATE:g} ms")
    for what, one in (
        ("one process on two cores, players elsewhere", alone),
        ("the same, each move a transaction of its own", replace(alone, batches=False)),
        ("two processes", replace(alone, processes=2)),
        ("two processes, four cores", replace(alone, processes=2, cores=4)),
        ("four processes, four cores", replace(alone, processes=4, cores=4)),
    ):
        rate, part = breaks_at(one)
        print(f"{what}: to {rate - 25:g} moves a second; then the {part} breaks")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("measure", "foretell"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=20.0, help="of load at each rate")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--watchers", type=int, default=1)
    parser.add_argument("--rates", type=float, nargs="+", default=[*RATES], help="moves a second, the lowest first")
    parser.add_argument("--processes", type=int, default=1, help="of the server, with one database")
    parser.add_argument("--database", help="of the server; else a file of its own")
    parser.add_argument("--bus", help="of the server")
    given = parser.parse_args()
    if given.what == "measure":
        with tempfile.TemporaryDirectory() as folder:
            kept = ["--database", given.database] if given.database else ["--data", folder]
            points = asyncio.run(measured(given, [*kept, *(["--bus", given.bus] if given.bus else [])]))
        given.file.write_text(json.dumps({**machine(), "points": points}, indent=1), encoding="utf-8")
    foretell(json.loads(given.file.read_text(encoding="utf-8"))["points"])


if __name__ == "__main__":
    main()
