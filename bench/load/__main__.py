"""`python -m bench.load`: many tables at once, beside a bare server of the same stack, in one run.

Both servers run on this machine, each in a process of its own on a file of its own, or in several on PostgreSQL, with a
bus; this process plays. They are loaded by turns, a short slice each, so that whatever else the machine does befalls
both. The machine is probed before and after: a run whose probes differ too much is neither passed nor failed. Prints a
table, and writes one JSON file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from tests.server.servers import Postgres, Valkey

from bench import probe
from bench.load import bots
from bench.load.players import LOOK, leave, sit_down, sit_down_bare
from bench.load.server import WARM, Server, free_port, machine, report

PAUSE = 600.0  # seconds before the server makes an only move by itself: here those at the seats make it
RATIO = 1.5  # that the p99 of the ack may be of the bare server's
MEMORY = 400.0  # MB that the server may hold


def servers(folder: Path, given: argparse.Namespace) -> tuple[list[Server], list[Server]]:
    """The servers, and as many bare ones, on the same kind of database."""
    kept = ["--database", given.database] if given.database else ["--data", str(folder)]
    options = [
        *kept, *(["--bus", given.bus] if given.bus else []), "--no-open", "--pause", str(PAUSE), "--proxy", "127.0.0.1",
    ]  # fmt: skip
    ours, bare = list[Server](), list[Server]()
    for _ in range(given.processes):
        port, other = free_port(), free_port()
        ours.append(Server("ceki", [sys.executable, "-m", "ceki", "serve", "--port", str(port), *options], port))
        at = given.database or f"sqlite:///{folder / 'bare.sqlite3'}"
        bare.append(Server("bare", [sys.executable, "-m", "bench.load.bare", str(other), at], other))
    return ours, bare


async def sit(kind: list[Server], given: argparse.Namespace, chance: random.Random) -> None:
    """Everybody sits down, at each server its share of the tables: a proxy sends all who play at one to one server."""
    for n, server in enumerate(kind):
        server.begin()
        print(f"people sit down at {given.tables // len(kind)} tables of {server.name}", file=sys.stderr)
        down = partial(sit_down, look=given.look) if server.name == "ceki" else partial(sit_down_bare, name=f"{n}-")
        server.tables, server.figures = await down(
            server.url, given.tables // len(kind), given.seats, given.watchers, chance
        )
    await load(kind, given.rate, WARM, count=False)


async def load(kind: list[Server], rate: float, seconds: float, count: bool = True) -> None:
    """A slice of load on all servers of a kind at once."""
    await asyncio.gather(*(server.slice(rate / len(kind), seconds, count) for server in kind))


async def run(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """One run: both kinds of servers by turns, between two probes."""
    chance = random.Random(given.seed)
    kinds = servers(folder, given)
    before = probe.probe(folder)
    try:
        for kind in kinds:
            await sit(kind, given, chance)
        done = 0.0
        while done < given.seconds:
            now = min(given.slice, given.seconds - done)
            for kind in kinds:
                await load(kind, given.rate, now)
            done += now
            print(f"\r{done:.0f} of {given.seconds:.0f} s on each server", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        found = {kind[0].name: report(kind) for kind in kinds}
        for server in [server for kind in kinds for server in kind]:
            await leave(server.tables)
    finally:
        for server in [server for kind in kinds for server in kind]:
            server.end()
    after = probe.probe(folder)
    where = f"{given.processes} processes on {'PostgreSQL' if given.database else 'SQLite'}"
    return {
        "what": f"{given.tables} tables of {given.seats} seats and {given.watchers} onlookers, {given.rate:g} moves/s, "
        f"{where}",
        "seconds": given.seconds, "slice": given.slice, "look": given.look, "seed": given.seed,
        "games": sorted({table.name for server in kinds[0] for table in server.tables}),
        **machine(),
        "before": before, "after": after, "valid": probe.valid(before, after),
        **found,
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


@contextmanager
def shared(given: argparse.Namespace) -> Iterator[None]:
    """PostgreSQL and Valkey for several processes, where no database is named."""
    if given.processes == 1 or given.database:
        yield
        return
    postgres, valkey = Postgres(), Valkey()
    try:
        for service in (postgres, valkey):
            service.begin()
        given.database, given.bus = postgres.database(), valkey.url
        yield
    finally:
        for service in (valkey, postgres):
            service.remove()


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
    parser.add_argument(
        "--processes", type=int, default=1,
        help="of each server; several begin PostgreSQL and Valkey of this machine, unless --database names one",
    )  # fmt: skip
    parser.add_argument("--database", help="of the server, as postgresql://USER@HOST/NAME; else a file of its own")
    parser.add_argument("--bus", help="of the server, as valkey://HOST:PORT")
    parser.add_argument("--json", type=Path, help="where the result is written")
    given = parser.parse_args()
    kind = bots if given.thinking else sys.modules[__name__]
    with tempfile.TemporaryDirectory() as folder, shared(given):
        found = asyncio.run(kind.run(given, Path(folder)))
    found.update(kind.judge(found))
    kind.show(found)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
