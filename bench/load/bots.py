"""Tables at which bots look ahead, beside those under load: do they cost the others anything?

One server. By turns the bots of some tables think, for the person there answers at once, or rest, for that person does
not; what is measured is the acks at all the other tables. Bots move after the pause that they have by default.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import statistics
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from bench import probe
from bench.load.players import Figures, RealTable, leave, sit_down
from bench.load.server import WARM, Server, free_port, machine

PAUSE = 0.8  # seconds: what `ceki serve` does by default
LEVEL = "strong"
RATIO = 1.3  # that the p99 of the ack may be of that without thinking bots
GAMES = 6  # at these tables, for each is compiled first
PREPARED = 600.0  # seconds for the games to be compiled, the first time
THINKING, RESTING = "thinking", "resting"


class BotTable(RealTable):
    """A person and bots; the person answers at once, or not at all."""

    awake = False

    def told(self, at: int, line: Any, message: dict[str, Any]) -> None:
        """A state, whole or what has changed of it."""
        super().told(at, line, message)
        self.go_on()

    def go_on(self) -> None:
        """Makes the move that is due, if awake."""
        if self.awake and self.ready:
            self.tasks.append(asyncio.create_task(self.move()))

    def wake(self, awake: bool) -> None:
        """From now on the person answers, or does not."""
        self.awake = awake
        self.go_on()


async def sit_down_with_bots(url: str, bots: int, chance: random.Random) -> list[BotTable]:
    """Tables of a person and strong bots, so many in all, of some games by turns; everybody is connected."""
    made: list[BotTable] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as web:
        games = (await web.get("/api/catalogue")).json()["games"]
        fit = [game for game in games if not any(option["name"] == "people" for option in game["options"])]
        fit = fit[:GAMES]
        while bots > 0:
            n = len(made)
            game = fit[n % len(fit)]
            usual = game["people"] if game["people"] in game["seats"] else game["seats"][0]
            players = next((few for few in game["seats"] if few == bots + 1), usual)
            bots -= players - 1
            order = {"game": game["id"], "players": players, "bots": players - 1, "bot_level": LEVEL}
            head = {"X-Ceki": "1", "X-Forwarded-For": f"10.1.{n // 250}.{n % 250}"}
            first = (await web.post("/api/tables", json=order, headers=head)).json()
            table = BotTable(game["id"], 1, 1, Figures(), chance, False, 0.0)
            made.append(table)
            line = await connect(
                url.replace("http", "ws") + "/ws",
                compression=None,
                origin=url,
                additional_headers=head,  # type: ignore[arg-type]
            )
            table.lines.append(line)
            hello = {"type": "hello", "version": 1, "table": first["table"], "token": first["token"], "seen": 0}
            await line.send(httpx.Request("POST", url, json={**hello, "changes": True}).content.decode())
            table.tasks.append(asyncio.create_task(table.listen(0, line)))
    return made


async def moves_of_bots(counts: str) -> dict[str, float]:
    """How many moves bots that look ahead have made in rounds that are over: `thought`, or why greedily."""
    async with httpx.AsyncClient(timeout=20) as web:
        text = (await web.get(counts)).text
    return {how: float(n) for how, n in re.findall(r'^ceki_bot_moves_total\{how="(\w+)"\} (\S+)', text, re.M)}


async def compiled(counts: str, tables: list[BotTable]) -> None:
    """Plays at the tables of bots until a round ends in which no move was greedy for want of a compiled game."""
    for table in tables:
        table.wake(True)
    async with asyncio.timeout(PREPARED):
        before: dict[str, float] = {}
        while True:
            await asyncio.sleep(10 * PAUSE)
            now = await moves_of_bots(counts)
            thinks = now.get("thought", 0.0) > before.get("thought", 0.0)
            if thinks and now.get("preparing") == before.get("preparing"):
                return
            before = now


async def turned(counts: str, tables: list[BotTable], how: str) -> dict[str, float]:
    """Has the bots think or rest from now on. Returns the moves from which on theirs are counted: those that rest have
    come to where the person is asked."""
    for table in tables:
        table.wake(how == THINKING)
        await asyncio.sleep(PAUSE / len(tables))  # tables do not move in step
    await asyncio.sleep(5 * PAUSE)
    return await moves_of_bots(counts)


async def run(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """One run: the other tables under load, with and without thinking bots by turns, between two probes."""
    chance, port = random.Random(given.seed), free_port()
    counted_at = f"127.0.0.1:{free_port()}"
    counts = f"http://{counted_at}/metrics"
    server = Server(
        "ceki",
        [
            sys.executable, "-m", "ceki", "serve", "--port", str(port), "--data", str(folder), "--no-open",
            "--pause", str(PAUSE), "--metrics", counted_at, "--proxy", "127.0.0.1",
        ],
        port,
    )  # fmt: skip
    before = probe.probe(folder)
    figures: dict[str, Figures] = {RESTING: Figures(), THINKING: Figures()}
    thought: dict[str, dict[str, float]] = {RESTING: {}, THINKING: {}}
    server.begin()
    try:
        server.tables, server.figures = await sit_down(
            server.url, given.tables, given.seats, given.watchers, chance, False
        )
        bots = await sit_down_with_bots(server.url, given.thinking, chance)
        await compiled(counts, bots)
        await server.slice(given.rate, WARM, count=False)
        done = 0.0
        while done < given.seconds:
            now = min(given.slice, given.seconds - done)
            for how in (RESTING, THINKING):
                counted = await turned(counts, bots, how)
                server.measure(figures[how])
                await server.slice(given.rate, now)
                later = await moves_of_bots(counts)
                for word in later:
                    thought[how][word] = thought[how].get(word, 0.0) + later[word] - counted.get(word, 0.0)
            done += now
        await leave([*server.tables, *bots])
    finally:
        server.end()
    after = probe.probe(folder)
    return {
        "what": f"{given.tables} tables of {given.seats} seats and {given.watchers} onlookers, {given.rate:g} moves/s, "
        f"and {given.thinking} {LEVEL} bots at {len(bots)} tables of a person each",
        "seconds": given.seconds, "slice": given.slice, "seed": given.seed, **machine(),
        "before": before, "after": after, "valid": probe.valid(before, after), "rss_most_mb": max(server.memory),
        **{how: measured(figures[how], thought[how]) for how in figures},
    }  # fmt: skip


def measured(figures: Figures, thought: dict[str, float]) -> dict[str, Any]:
    """What the other tables had, and what the bots did meanwhile."""
    return {
        "moves": len(figures.acks),
        "lost": figures.sent - len(figures.acks) - sum(figures.refused.values()),
        "refused": sum(figures.refused.values()),
        "late": figures.late,
        **{f"ack_p{p}_ms": probe.percentile(figures.acks, p) for p in (50, 95, 99)},
        "slice_p99_ms": statistics.median(figures.slices or [0.0]),
        "bots_thought": thought.get("thought", 0.0),
        "bots_greedy": sum(thought.values()) - thought.get("thought", 0.0),
    }


def judge(found: dict[str, Any]) -> dict[str, Any]:
    """What the run says of the promise."""
    ratio = found[THINKING]["ack_p99_ms"] / max(0.001, found[RESTING]["ack_p99_ms"])
    whole = all(found[how]["moves"] > 0 == found[how]["lost"] for how in (THINKING, RESTING))
    held = whole and found[THINKING]["bots_thought"] > 0 and ratio <= RATIO
    return {"ratio_p99": ratio, "held": held if found["valid"] else None}


def show(found: dict[str, Any]) -> None:
    """The figures as a table."""
    print(f"{found['what']}, {found['seconds']:g} s each in slices of {found['slice']:g} s")
    print(f"{'':18}{THINKING:>12}{RESTING:>12}")
    for key, value in found[THINKING].items():
        print(f"{key:18}{value:12.2f}{found[RESTING][key]:12.2f}")
    print(f"{'server, MB':18}{found['rss_most_mb']:12.2f}")
    probe.show(found["before"], found["after"])
    held = {True: "held", False: "NOT held", None: "invalid: the machine changed under the run"}
    print(f"p99 of the ack: {found['ratio_p99']:.2f} times that without thinking bots; {held[found['held']]}")
