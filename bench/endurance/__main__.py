"""`python -m bench.endurance`: people play for an hour at two servers, while one fault follows the other.

Servers are killed, restarted, put to sleep, cut off from their database and from the bus; their clocks jump; bus and
database are killed; the database's disk is full. With `--before CHECKOUT` the servers of that earlier version are
replaced, a third into the time, by those of this one, one after the other. What every player sent, had acked and
saw goes into a file, and in the end what the database kept; `bench.endurance.histories` judges the file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import IO, Any

from tests.server.processes import Player, post

from bench.endurance.histories import judge, read, show
from bench.endurance.house import House
from ceki.server.storage.store import Store, database_url

ROOT = Path(__file__).parents[2]
GAMES = ("cholek_tiga", "chabut", "balik_satu", "kowah", "pakau", "sakopong", "pei")
REST = 6.0  # seconds between two faults
SETTLED = 15.0  # for what is under way at the end


class Witness(Player):
    """A player who writes down what they send and hear."""

    think = 0.25
    again = 0.5  # as the page waits at first

    def __init__(self, urls: list[str], table: str, token: str, who: int, file: IO[str]) -> None:
        super().__init__(urls, table, token, who)
        self.who, self.file = who, file

    def note(self, what: str, **more: Any) -> None:
        """Writes a line."""
        line = {"what": what, "at": time.monotonic(), "table": self.table, "who": self.who, **more}
        self.file.write(json.dumps(line) + "\n")

    async def hear(self, ws: Any, message: dict[str, Any]) -> None:
        if message["type"] == "ack":
            self.note("acked", id=message["move_id"], seq=message["seq"])
        elif message["type"] == "state":
            self.note("seen", seq=message["seq"])
        await super().hear(Heard(ws, self), message)


class Heard:
    """A socket whose moves are written down before they are sent."""

    def __init__(self, ws: Any, player: Witness) -> None:
        self.ws, self.player = ws, player

    async def send(self, text: str) -> None:
        """Sends it."""
        message = json.loads(text)
        if message["type"] == "move":
            self.player.note("sent", id=message["move_id"], move=message["move"])
        await self.ws.send(text)


def seated(house: House, tables: int, file: IO[str]) -> list[Witness]:
    """Tables of two or three people and sometimes a bot; a player for every person."""
    players: list[Witness] = []
    for n in range(tables):
        order = {"game": GAMES[n % len(GAMES)], "players": 3, "bots": n % 2}
        made = post(house.urls[n % 2], "/api/tables", order, f"10.0.0.{n}")
        tokens = [made["token"]]
        for _ in range(order["players"] - order["bots"] - 1):
            tokens.append(post(house.urls[n % 2], f"/api/tables/{made['code']}/seats", {}, f"10.0.0.{n}")["token"])
        players += [Witness(house.urls, made["table"], token, len(players) + k, file) for k, token in enumerate(tokens)]
    return players


async def befall(house: House, players: list[Witness], tasks: list[asyncio.Task[None]], minutes: float) -> Counter[str]:
    """One fault after the other, each of a round of all, in another order each time."""
    began, done, names = time.monotonic(), Counter[str](), list[str]()
    upgrade = house.before is not None
    while (passed := (time.monotonic() - began) / 60) < minutes:
        if upgrade and passed > minutes / 3:
            upgrade = False
            await house.upgraded()
            done["both servers are upgraded"] += 1
            if house.never_ended:
                done["a server of the version before had to be killed"] = house.never_ended
        names = names or house.chance.sample(sorted(house.faults), len(house.faults))
        name = names.pop()
        acked = sum(len(player.acked) for player in players)
        print(f"\r{passed:5.1f} of {minutes:g} min, {acked:6} moves; {name:<44}", end="", file=sys.stderr, flush=True)
        await house.faults[name]()
        done[name] += 1
        await asyncio.sleep(REST)
        for task in tasks:
            if task.done():
                task.result()
    print(file=sys.stderr)
    return done


async def run(given: argparse.Namespace) -> Counter[str]:
    """Plays, and writes the history."""
    house = House(ROOT, given.before, random.Random(given.seed))
    stop = asyncio.Event()
    with given.file.open("w", encoding="utf-8") as file:
        try:
            await house.begin()
            players = await asyncio.to_thread(seated, house, given.tables, file)
            tasks = [asyncio.create_task(player.play(stop)) for player in players]
            done = await befall(house, players, tasks, given.minutes)
            for player in players:
                player.moving = False
            await asyncio.sleep(SETTLED)
            stop.set()
            await asyncio.gather(*tasks)
            store = Store(database_url(house.database))
            for table in sorted({player.table for player in players}):
                for event in await store.events(table):
                    line = {"what": "kept", "table": table, "seq": event.seq, "id": event.move_id, "kind": event.kind}
                    file.write(json.dumps(line) + "\n")
            await store.close()
        finally:
            await house.end()
    return done


def main() -> None:
    """Reads the arguments, plays and judges."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="where the history is written")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=14)
    parser.add_argument("--before", type=Path, help="a checkout of an earlier version, with its compiled rules")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    done = asyncio.run(run(given))
    for name, times in sorted(done.items()):
        print(f"{times:4} times {name}")
    judged = judge(read(given.file))
    show(judged)
    sys.exit(bool(judged.wrong))


if __name__ == "__main__":
    main()
