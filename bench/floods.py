"""`python -m bench.floods`: floods of every kind by turns, each beside honest players at ten moves a second.

Quiet and flood are measured by turns, and while the flood lasts somebody new comes every second and asks for a page.
The flood is a process of its own at another address of loopback (`--address`), at a lower priority, and no more than
its line says. Prints a table, and writes one JSON file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from bench import probe
from bench.flooders import ENDLESS
from bench.load.players import Figures, leave, play, sit_down
from bench.load.server import Server, free_port, machine

KINDS = ("pings", "fragments", "idle", "half", "body", "gets", "endless")
GUIDE = Path(__file__).parent.parent / "docs" / "guide" / "first-game.md"
ENDS = "    g.turn = g.starter\n"
TABLES, SEATS, RATE = 2, 4, 10.0
PAUSE = 600.0  # seconds before the server makes an only move by itself: here those at the seats make it
TIMES, ENOUGH = 3.0, 100.0  # p99 at most so many times the quiet one, or so many milliseconds
LOG = 1_000_000  # bytes a minute, fewer than that
ADDRESS = "127.0.0.66" if sys.platform == "linux" else "127.0.0.1"


async def newcomers(url: str, until: float) -> list[float | None]:
    """Somebody comes every second and asks for a page: milliseconds to it, or None."""
    found: list[float | None] = []
    while time.monotonic() < until:
        began = time.perf_counter()
        try:
            async with httpx.AsyncClient(timeout=10) as web:
                (await web.get(f"{url}/bare")).raise_for_status()
            found.append((time.perf_counter() - began) * 1000)
        except httpx.HTTPError:
            found.append(None)
        await asyncio.sleep(max(0.0, began + 1.0 - time.perf_counter()))
    return found


async def measured(server: Server, seconds: float) -> dict[str, Any]:
    """Honest play for a while."""
    assert server.process is not None
    figures = Figures()
    server.measure(figures)
    used = probe.seconds_used(server.process.pid)
    _, come = await asyncio.gather(
        play(server.tables, figures, RATE, seconds), newcomers(server.url, time.monotonic() + seconds - 1)
    )
    late = [one for one in come if one is not None]
    return {
        "moves": len(figures.acks), "lost": figures.sent - len(figures.acks), "refused": dict(figures.refused),
        **{f"p{p}_ms": probe.percentile(figures.acks, p) for p in (50, 99)},
        "newcomers": len(come), "turned_away": len(come) - len(late), "page_p50_ms": probe.percentile(late, 50),
        "page_most_ms": max(late, default=0.0), "cpu": (probe.seconds_used(server.process.pid) - used) / seconds,
        "rss_mb": probe.memory(server.process.pid),
    }  # fmt: skip


async def beside(server: Server, kind: str, given: argparse.Namespace, log: Path) -> dict[str, Any]:
    """A quiet while, then a flood of this kind."""
    quiet = await measured(server, given.seconds)
    before, began = log.stat().st_size, time.monotonic()
    command = [sys.executable, "-m", "bench.flooders", kind, str(server.port), str(given.seconds + 1), given.address]
    flooder = subprocess.Popen(command, stdout=subprocess.PIPE)
    await asyncio.sleep(1.0)
    flood = await measured(server, given.seconds)
    told, _ = await asyncio.to_thread(flooder.communicate, timeout=60)
    logged = (log.stat().st_size - before) * 60 / (time.monotonic() - began)
    held = (
        flood["p99_ms"] <= max(TIMES * quiet["p99_ms"], ENOUGH)
        and not flood["lost"] and not flood["refused"] and logged < LOG
    )  # fmt: skip
    return {"quiet": quiet, "flood": flood, "log_bytes_a_minute": logged, "flooder": json.loads(told), "held": held}


def write_endless(folder: Path) -> str:
    """The game of the guide for authors, whose deal has no end at a stake of one cent. Returns its folder."""
    text = GUIDE.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    assert text.count(ENDS) == 1
    (folder / f"{ENDLESS}.py").write_text(text.replace(ENDS, f"{ENDS}    while g.stake == 1:\n        g.turn = 0\n"))
    return str(folder)


async def run(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """All floods at one server."""
    port, log = free_port(), folder / "log"
    command = [
        sys.executable, "-m", "ceki", "serve", "--port", str(port), "--data", str(folder / "tables"), "--no-open",
        "--pause", str(PAUSE), "--bot-workers", "0",
    ]  # fmt: skip
    before = probe.probe(folder)
    os.environ["CEKI_GAMES"] = write_endless(folder)
    with log.open("wb") as errors:
        server = Server("ceki", command, port, errors=errors)
        server.begin()
        try:
            server.tables, server.figures = await sit_down(server.url, TABLES, SEATS, 1, random.Random(given.seed))
            await play(server.tables, server.figures, RATE, 2.0)
            found = {kind: await beside(server, kind, given, log) for kind in given.kinds}
            await leave(server.tables)
        finally:
            server.end()
    after = probe.probe(folder)
    return {"seconds": given.seconds, "address": given.address, "before": before, "after": after, **machine(),
            "floods": found, "log": log.read_text(errors="replace")[-2000:]}  # fmt: skip


def show(found: dict[str, Any]) -> None:
    """The figures as a table."""
    print(f"{RATE:g} moves a second beside each flood, {found['seconds']:g} s quiet and {found['seconds']:g} s flooded")
    print(f"{'':10}{'quiet p50':>10}{'p99':>8}{'flood p50':>11}{'p99 ms':>8}{'lost':>6}{'page p50':>10}{'most':>8}"
          f"{'turned away':>13}{'CPU':>6}{'MB':>6}{'log B/min':>11}")  # fmt: skip
    for kind, one in found["floods"].items():
        quiet, flood = one["quiet"], one["flood"]
        print(
            f"{kind:10}{quiet['p50_ms']:10.1f}{quiet['p99_ms']:8.1f}{flood['p50_ms']:11.1f}{flood['p99_ms']:8.1f}"
            f"{flood['lost']:6}{flood['page_p50_ms']:10.1f}{flood['page_most_ms']:8.1f}{flood['turned_away']:13}"
            f"{flood['cpu']:6.2f}{flood['rss_mb']:6.0f}{one['log_bytes_a_minute']:11.0f}"
            f"  {'held' if one['held'] else 'NOT held'}"
        )
        print(f"{'':10}{', '.join(f'{key} {value}' for key, value in sorted(one['flooder'].items()))}")
    probe.show(found["before"], found["after"])


def main() -> None:
    """Reads the arguments and measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each flood, and of quiet before it")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--address", default=ADDRESS, help="from which the floods come")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where the result is written")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(run(given, Path(folder)))
    show(found)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1))
    sys.exit(not all(one["held"] for one in found["floods"].values()))


if __name__ == "__main__":
    main()
