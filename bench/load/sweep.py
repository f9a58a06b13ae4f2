"""`python -m bench.load.sweep`: many tables that nobody came back to are closed beside people who play.

A server begins on a database with so many abandoned tables and closes them, while others play; when all are closed, the
same people play on as long. Prints how long it took, and the acks of both times; written with `--json`.

`--part N` measures a part of it, in N slices of a few seconds each, in turn with a server as full that has nothing to
close: while one is measured, the other is paused.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench import probe
from bench.load.players import leave, sit_down
from bench.load.server import WARM, Server, free_port, machine

DAY = 86400.0
OLD = "old-"  # the code of an abandoned table begins so, and no other
ABANDONED = 8 * DAY  # seconds since anybody was there: a day more than a table is kept
SLICE = 10.0  # seconds
RATIO = 1.2  # that the p99 of the ack may be of the quiet one's
HOUR = 3600.0
PAUSE = 600.0  # seconds before the server makes an only move by itself: here those at the seats make it
MOST_QUIET = 30  # slices


def server(folder: Path) -> Server:
    """The server of this database."""
    port = free_port()
    command = [
        sys.executable, "-m", "ceki", "serve", "--port", str(port), "--data", str(folder), "--no-open",
        "--pause", str(PAUSE), "--proxy", "127.0.0.1",
    ]  # fmt: skip
    return Server("ceki", command, port)


async def first_table(one: Server, chance: random.Random) -> None:
    """One table, of which the abandoned ones are copies."""
    one.begin()
    try:
        tables, _ = await sit_down(one.url, 1, 2, 0, chance)
        await leave(tables)
    finally:
        one.end()


def abandon(path: Path, many: int, chance: random.Random, ago: float = ABANDONED) -> None:
    """So many copies of the table in a database, at which nobody was for so many seconds."""
    base = sqlite3.connect(path)
    at = base.execute("SELECT at FROM kept_time").fetchone()[0] - ago
    own = base.execute("SELECT id FROM tables").fetchone()[0]
    ids = [f"{chance.getrandbits(128):032x}" for _ in range(many)]
    for table, key in (("tables", "id"), ("events", "table_id"), ("seats", "table_id")):
        rows = base.execute(f"SELECT * FROM {table} WHERE {key} = ?", (own,))
        names = [column[0] for column in rows.description]
        places = ", ".join("?" * len(names))
        kept = [dict(zip(names, row, strict=True)) for row in rows]
        new = (
            {
                **row,
                key: one,
                **({"code": f"{OLD}{n}", "changed": at - n / 100, "maker": f"{n // 10}"} if table == "tables" else {}),
            }
            for n, one in enumerate(ids)
            for row in kept
        )
        base.executemany(f"INSERT INTO {table} VALUES ({places})", (tuple(row[name] for name in names) for row in new))
    base.commit()
    base.close()


def still_open(path: Path) -> int:
    """How many of the abandoned tables are open."""
    base = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    found = base.execute("SELECT count(*) FROM tables WHERE NOT closed AND code LIKE ?", (f"{OLD}%",)).fetchone()
    base.close()
    return int(found[0])


async def play_on(one: Server, rate: float) -> dict[str, Any]:
    """A slice of play."""
    before = len(one.figures.acks)
    await one.slice(rate, SLICE)
    acks = one.figures.acks[before:]
    return {"moves": len(acks), **{f"p{p}_ms": probe.percentile(acks, p) for p in (50, 99)}}


async def run(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Both times, beside the same people."""
    chance, path = random.Random(given.seed), folder / "tables.sqlite3"
    await first_table(server(folder), chance)
    abandon(path, given.tables, chance)
    one, before = server(folder), probe.probe(folder)
    one.begin()
    began, busy, quiet, last = time.monotonic(), [], [], None
    try:
        one.tables, one.figures = await sit_down(one.url, given.playing, 2, 0, chance)
        await one.slice(given.rate, WARM, count=False)
        while left := still_open(path):
            print(f"{time.monotonic() - began:6.0f} s: {left} open", file=sys.stderr, flush=True)
            busy.append(await play_on(one, given.rate))
            last = time.monotonic() - began
        while len(quiet) < min(MOST_QUIET, len(busy)):
            quiet.append(await play_on(one, given.rate))
        await leave(one.tables)
    finally:
        one.end()
    p99 = {
        name: statistics.median(each["p99_ms"] for each in found) for name, found in (("sweep", busy), ("quiet", quiet))
    }
    return {
        "tables": given.tables, "playing": given.playing, "rate": given.rate, "seconds": last, **machine(),
        "before": before, "after": probe.probe(folder), "sweep": busy, "quiet": quiet, "p99_ms": p99,
        "ratio": p99["sweep"] / p99["quiet"], "lost": one.report()["lost"],
    }  # fmt: skip


async def part(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Slices of a server that closes tables and of one that has none to close, in turn."""
    found: dict[str, list[dict[str, Any]]] = {"sweep": [], "quiet": []}
    servers: dict[str, Server] = {}
    for name, ago in (("sweep", ABANDONED), ("quiet", 0.0)):
        chance, own = random.Random(given.seed), folder / name
        own.mkdir()
        await first_table(server(own), chance)
        abandon(own / "tables.sqlite3", given.tables, chance, ago)
        servers[name] = server(own)
    for one in servers.values():
        one.begin()
        chance = random.Random(given.seed)
        one.tables, one.figures = await sit_down(one.url, given.playing, 2, 0, chance)
        await one.slice(given.rate, WARM, count=False)
    for one in servers.values():  # for a slice each: no connection waits longer
        _pause(one, True)
    path = folder / "sweep" / "tables.sqlite3"
    before, seconds = still_open(path), 0.0
    for _ in range(given.part):
        for name, one in servers.items():
            _pause(one, False)
            began = time.monotonic()
            found[name].append(await play_on(one, given.rate))
            seconds += time.monotonic() - began if name == "sweep" else 0.0
            _pause(one, True)
        print(f"{[round(found[name][-1]['p99_ms'], 1) for name in found]} ms", file=sys.stderr, flush=True)
    closed = before - still_open(path)
    for one in servers.values():
        _pause(one, False)
        await leave(one.tables)
        one.end()
    p99 = {name: statistics.median(each["p99_ms"] for each in found[name]) for name in found}
    lost = sum(one.report()["lost"] for one in servers.values())
    return {**found, "p99_ms": p99, "ratio": p99["sweep"] / p99["quiet"], "a_second": closed / seconds, "lost": lost}


def _pause(one: Server, paused: bool) -> None:
    assert one.process is not None
    one.process.send_signal(signal.SIGSTOP if paused else signal.SIGCONT)


def main() -> None:
    """Reads the arguments and measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--tables",
        type=int,
        default=99_500,
        help="that nobody came back to; of all that may be open some are played at",
    )
    parser.add_argument("--playing", type=int, default=200, help="tables at which two people play")
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second, at all of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", type=int, default=0, help="slices of a part of it; 0: the whole")
    parser.add_argument("--json", type=Path, help="where the result is written")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run((part if given.part else run)(given, Path(folder)))
    if given.json:
        given.json.write_text(json.dumps(found, indent=1))
    if given.part:
        print(
            f"{found['a_second']:.1f} tables closed a second, in turn with a server that has none to close; p99 of the "
            f"ack {found['p99_ms']['sweep']:.1f} ms, quiet {found['p99_ms']['quiet']:.1f} ms: "
            f"ratio {found['ratio']:.2f}; moves lost: {found['lost']}"
        )
        sys.exit(found["ratio"] > RATIO or given.tables / found["a_second"] > HOUR or found["lost"] > 0)
    print(
        f"{found['tables']} tables closed in {found['seconds']:.0f} s beside {found['playing']} at which people play; "
        f"p99 of the ack {found['p99_ms']['sweep']:.1f} ms, then quiet {found['p99_ms']['quiet']:.1f} ms: "
        f"ratio {found['ratio']:.2f}; moves lost: {found['lost']}"
    )
    probe.show(found["before"], found["after"])
    sys.exit(found["ratio"] > RATIO or found["seconds"] > HOUR or found["lost"] > 0)


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    main()
