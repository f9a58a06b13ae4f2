"""`python -m bench.load`: many tables at once, beside a bare server of the same stack, in one run.

Both servers run on this machine, each in a process of its own on a file of its own; this process plays. They are
loaded by turns, a short slice each, so that whatever else the machine does befalls both. The machine is probed before
and after: a run whose probes differ too much is neither passed nor failed. Prints a table, and writes one JSON file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from bench import probe
from bench.load import bots
from bench.load.players import LOOK, leave, sit_down, sit_down_bare
from bench.load.server import WARM, Server, free_port, machine

PAUSE = 600.0  # seconds before the server makes an only move by itself: here those at the seats make it
RATIO = 1.5  # that the p99 of the ack may be of the bare server's
MEMORY = 400.0  # MB that the server may hold


def servers(folder: Path, kept: list[str]) -> tuple[Server, Server]:
    """The server, and the bare one. `kept`: options that say where the server keeps its tables."""
    ports = [free_port(), free_port()]
    ours = [
        sys.executable, "-m", "ceki", "serve", "--port", str(ports[0]), *kept, "--no-open",
        "--pause", str(PAUSE), "--proxy", "127.0.0.1",
    ]  # fmt: skip
    bare = [sys.executable, "-m", "bench.load.bare", str(ports[1]), str(folder / "bare.sqlite3")]
    return Server("ceki", ours, ports[0]), Server("bare", bare, ports[1])


async def run(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """One run: both servers by turns, between two probes."""
    chance = random.Random(given.seed)
    kept = ["--database", given.database] if given.database else ["--data", str(folder)]
    ceki, bare = servers(folder, [*kept, *(["--bus", given.bus] if given.bus else [])])
    before = probe.probe(folder)
    try:
        for server, sit in ((ceki, partial(sit_down, look=given.look)), (bare, sit_down_bare)):
            server.begin()
            print(f"people sit down at {given.tables} tables of {server.name}", file=sys.stderr)
            server.tables, server.figures = await sit(server.url, given.tables, given.seats, given.watchers, chance)
            await server.slice(given.rate, WARM, count=False)
        done = 0.0
        while done < given.seconds:
            now = min(given.slice, given.seconds - done)
            for server in (ceki, bare):
                await server.slice(given.rate, now)
            done += now
            print(f"\r{done:.0f} of {given.seconds:.0f} s on each server", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        for server in (ceki, bare):
            await leave(server.tables)
    finally:
        ceki.end()
        bare.end()
    after = probe.probe(folder)
    return {
        "what": f"{given.tables} tables of {given.seats} seats and {given.watchers} onlookers, {given.rate:g} moves/s",
        "seconds": given.seconds, "slice": given.slice, "look": given.look, "seed": given.seed,
        "games": sorted({table.name for table in ceki.tables}),
        **machine(),
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
    print(f"the next round is asked for by each of those who play within {found['look']:g} s")
    print(f"games: {', '.join(found['games'])}")
    print(f"{'':18}{'ceki':>12}{'bare':>12}")
    for key, value in found["ceki"].items():
        if key != "refused":
            print(f"{key:18}{value:12.2f}{found['bare'][key]:12.2f}")
    print(f"{'refused':18}{found['ceki']['refused'] or 'none'}")
    probe.show(found["before"], found["after"])
    held = {True: "held", False: "NOT held", None: "invalid: the machine changed under the run"}
    print(f"p99 of the ack: {found['ratio_p99']:.2f} times the bare server's; {held[found['held']]}")


def main() -> None:
    """Reads the arguments and measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120.0, help="of load on each server")
    parser.add_argument("--slice", type=float, default=2.0, help="seconds that a server is loaded at a time")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--watchers", type=int, default=1)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--look", type=float, default=LOOK, help="seconds at most that people look at a score")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--thinking", type=int, default=0, help="strong bots at tables beside: what do they cost?")
    parser.add_argument("--database", help="of the server, as postgresql://USER@HOST/NAME; else a file of its own")
    parser.add_argument("--bus", help="of the server, as valkey://HOST:PORT")
    parser.add_argument("--json", type=Path, help="where the result is written")
    given = parser.parse_args()
    kind = bots if given.thinking else sys.modules[__name__]
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(kind.run(given, Path(folder)))
    found.update(kind.judge(found))
    kind.show(found)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
