"""Whether a table in a browser sends what the server sends, byte for byte, to every seat and to an onlooker.

python -m tests.browser.tables.one_table --rounds 200 --preset-rounds 50
python -m tests.browser.tables.one_table --rounds 20 kowah pei
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final
from zlib import crc32

from ceki.play import catalogue
from tests.browser.bundled import bundled, files_of
from tests.browser.node import NODE
from tests.browser.tables.evening import Evening, orders

KIND: Final = re.compile('{"type":"([a-z]+)"')
EVENT: Final = re.compile('{"seq":[0-9]+,"kind":"([a-z]+)"')
TABLE: Final = 5  # rounds at a table, at most


class Browser:
    """The table of the browser, in Node."""

    def __init__(self) -> None:
        self.node = subprocess.Popen(
            [NODE, bundled("replay.ts")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def difference(self, script: dict[str, Any]) -> str:
        """What the browser sends otherwise than the script says; empty for nothing."""
        files = files_of(catalogue.game(script["order"]["game"]))
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        self.node.stdin.write(json.dumps({**script, **files}) + "\n")
        self.node.stdin.flush()
        found: str = json.loads(self.node.stdout.readline() or '"the table of the browser has ended"')
        return found

    def close(self) -> None:
        """Ends it."""
        self.node.communicate()


def scripts(game: str, preset: str | None, rounds: int, seed: int) -> Iterator[dict[str, Any]]:
    """Tables of a game until so many rounds have been played, of all numbers of players in turn."""
    seats = catalogue.game(game).info.seats if preset is None else (None,)
    seed, n = seed + crc32(f"{game} {preset}".encode()), 0
    while rounds > 0:
        order = orders(game, seats[n % len(seats)], preset, n)
        script = asyncio.run(Evening(seed + n, order, min(rounds, TABLE)).played())
        rounds -= len(json.loads(script["log"])["rounds"])
        n += 1
        yield script


def kinds(script: dict[str, Any]) -> Counter[str]:
    """How often each kind of event, and each refusal, was sent."""
    found: Counter[str] = Counter()
    for text in (text for step in script["steps"] for got in step["out"] for text in got):
        kind = str(KIND.match(text)[1])  # type: ignore[index]
        found[json.loads(text)["id"] if kind == "error" else kind] += 1
        found.update(f"event {one}" for one in EVENT.findall(text))
    return found


@dataclass
class Same:
    """What was the same."""

    rounds: int = 0
    tables: int = 0
    messages: int = 0
    kinds: Counter[str] = field(default_factory=Counter)


def compared(browser: Browser, game: str, preset: str | None, rounds: int, seed: int) -> Same:
    """Plays so many rounds at tables of both. Raises `AssertionError` with the first message that differs."""
    same = Same()
    for script in scripts(game, preset, rounds, seed):
        found = browser.difference(script)
        assert not found, f"{game} {preset or ''} table {same.tables} {script['order']}: {found}"
        same.rounds += len(json.loads(script["log"])["rounds"])
        same.messages += sum(len(got) for step in script["steps"] for got in step["out"])
        same.tables += 1
        same.kinds += kinds(script)
    return same


def main(given: list[str]) -> None:
    """The figure that the command line asks for."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("games", nargs="*")
    read.add_argument("--rounds", type=int, default=200, help="of every game")
    read.add_argument("--preset-rounds", type=int, default=0, help="of every preset")
    read.add_argument("--seed", type=int, default=1)
    asked = read.parse_args(given)
    browser, sent = Browser(), Counter[str]()
    for game in asked.games or [game.id for game in catalogue.games()]:
        kinds = [(None, asked.rounds), *((name, asked.preset_rounds) for name in catalogue.game(game).info.presets)]
        for preset, rounds in kinds:
            began = time.monotonic()
            if rounds:
                same = compared(browser, game, preset, rounds, asked.seed)
                sent += same.kinds
                told = f"{same.rounds} rounds, {same.tables} tables, {same.messages:,} messages the same"
                print(f"{game} {preset or ''}: {told} ({time.monotonic() - began:.0f} s)", flush=True)
    print("sent:", ", ".join(f"{kind} {n:,}" for kind, n in sorted(sent.items())))
    browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
