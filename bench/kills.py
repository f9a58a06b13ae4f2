"""`python -m bench.kills`: a server is killed (SIGKILL) again and again in the midst of play, and begun again.

One server on SQLite, or with `--servers 2` one of two, by turns, on PostgreSQL with Valkey or Redis between them (the
programs are found as the tests find them). Told: how long until the server is ready (`/readyz`) from its first instant,
how long from the kill to the next ack at a table, and whether any move that was acked is lost or there twice.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.processes import Player, Server
from tests.server.servers import Postgres, Valkey
from tests.server.test_processes import check, people

from bench import probe
from bench.load.server import machine
from ceki.server.storage.store import Store, database_url

MEDIAN, WORST = 3.0, 5.0  # seconds until a server is ready
PLAYS = 0.5  # seconds at least between kills, and up to three times as many
THINK = 1.0  # seconds before a move
Found = tuple[float, float, float]


def acked(players: list[Player]) -> int:
    """How many moves all have been told are made."""
    return sum(len(player.acked) for player in players)


def begin(server: Server) -> tuple[float, float]:
    """Begins a server: seconds until it is ready, and of processor time that it used for that."""
    ready = server.begin()
    assert server.process is not None
    return ready, probe.seconds_used(server.process.pid)


async def kill(server: Server, players: list[Player]) -> Found:
    """Kills a server and begins it again: seconds until it is ready, from the kill to the next ack, and of processor
    time until it is ready."""
    await asyncio.to_thread(server.end, signal.SIGKILL)
    killed, before = time.monotonic(), acked(players)
    begun = asyncio.create_task(asyncio.to_thread(begin, server))
    while acked(players) == before:
        if begun.done():
            begun.result()
        await asyncio.sleep(0.01)
    heard = time.monotonic() - killed
    ready, used = await begun
    return ready, heard, used


async def play(servers: list[Server], given: argparse.Namespace) -> tuple[list[Player], list[Found]]:
    """Play through all the kills."""
    chance, stop = random.Random(given.seed), asyncio.Event()
    players = await asyncio.to_thread(people, servers[0], given.tables, [server.url for server in servers])
    tasks = []
    for player in players:
        player.think = THINK
        tasks.append(asyncio.create_task(player.play(stop)))
    found = []
    for n in range(given.kills):
        await asyncio.sleep(PLAYS * (1 + 2 * chance.random()))
        found.append(await kill(servers[n % len(servers)], players))
        ready, heard, used = found[-1]
        print(f"{n + 1:4} ready {ready:.2f} s, next ack {heard:.2f} s, CPU {used:.2f} s", file=sys.stderr, flush=True)
    await asyncio.sleep(2.0)
    stop.set()
    await asyncio.gather(*tasks)
    return players, found


async def kept(database: str, players: list[Player]) -> int:
    """Holds what is written against what was acked; returns how many moves. Raises `AssertionError`."""
    store = Store(database_url(database))
    logs = {player: await store.events(player.table) for player in players}
    await store.close()
    return check(logs)


def run(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """One run, on SQLite or on what two servers share."""
    services: list[Any] = []
    servers: list[Server] = []
    before = probe.probe(folder)
    try:
        if given.servers == 1:
            database = f"sqlite:///{folder / 'tables.sqlite3'}"
            servers = [Server(folder)]
        else:
            services = [Postgres(), Valkey()]
            for service in services:
                service.begin()
            database = services[0].database()
            shared = ("--database", database, "--bus", services[1].url)
            servers = [Server(None, None, *shared) for _ in range(given.servers)]
        for server in servers:
            server.begin()
        players, found = asyncio.run(play(servers, given))
        for server in servers:
            server.end()
        moves = asyncio.run(kept(database, players))
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.end(signal.SIGKILL)
        for service in services:
            service.remove()
    ready, heard, used = ([one[at] for one in found] for at in range(3))
    return {
        "kills": given.kills, "tables": given.tables, "servers": given.servers, "moves_acked": moves, "lost": 0,
        "ready_median_s": statistics.median(ready), "ready_worst_s": max(ready),
        "ack_median_s": statistics.median(heard), "ack_worst_s": max(heard),
        "cpu_median_s": statistics.median(used), "cpu_worst_s": max(used),
        "errors": sorted({code for player in players for code in player.errors}),
        "before": before, "after": probe.probe(folder), **machine(),
    }  # fmt: skip


def main() -> None:
    """Reads the arguments and kills."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--servers", type=int, default=1, help="1 on SQLite; 2 on PostgreSQL, one killed at a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where the result is written")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = run(given, Path(folder))
    print(f"{found['kills']} kills, {found['tables']} tables, {found['servers']} server(s)")
    print(f"{found['moves_acked']} moves acked, {found['lost']} lost")
    for what, name in (("ready", "ready"), ("ack", "next ack"), ("cpu", "CPU")):
        print(f"{name:10} median {found[f'{what}_median_s']:5.2f} s, worst {found[f'{what}_worst_s']:5.2f} s")
    probe.show(found["before"], found["after"])
    if given.json:
        given.json.write_text(json.dumps(found, indent=1))
    sys.exit(not (found["ready_median_s"] <= MEDIAN and found["ready_worst_s"] <= WORST))


if __name__ == "__main__":
    main()
