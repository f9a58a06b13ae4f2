"""`python -m bench.wasm [GAME ...]`: rounds in WebAssembly beside native ones, in one interleaved run, and what the
files weigh.

A line a game and bot: decisions a second native, in Node and, with `--chromium` or `--firefox`, on a page of it; and
their ratios to native. They take turns, `--turns` times, and the fastest turn counts, for a busy machine slows some. A
turn of the slowest takes `--seconds` seconds or more.
Seconds are those of the processor, in Firefox those of the clock; of a game without decisions, rounds are counted.
Weights are bytes: as they lie, packed by gzip, and by brotli as Node has it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from tests.browser.node import NODE, job

from ceki.browser.build import BUILT, with_rules
from ceki.engine.chance import key_from_seed
from ceki.engine.module.specialize import specialize
from ceki.engine.rule import COMPILED
from ceki.engine.visibility.tables import lay_tables
from ceki.lab.rounds import play_rounds
from ceki.lab.simulate import bot_codes
from ceki.play.game_module import GameModule
from ceki.play.ruleset import Ruleset, ruleset

HERE = Path(__file__).parent
SEED = 9
Turn = Callable[[int], tuple[int, float]]  # plays so many rounds: decisions, seconds

PACK = (
    'const z = require("zlib"), f = require("fs").readFileSync(process.argv[1]);'
    "console.log(f.length, z.gzipSync(f, { level: 9 }).length, z.brotliCompressSync(f).length)"
)


def native(chosen: Ruleset, bot: str) -> Turn:
    """Rounds of the compiled driver, called from Python."""
    game, players = chosen.game, chosen.players
    run = specialize(play_rounds, game.namespace, COMPILED)
    tables, bots = lay_tables(chosen.table(), game.dtype, 2, run), bot_codes((bot,), players)
    log, tally, cents, wins, tallies = (np.zeros(n, np.int64) for n in (0, 3, players, players, 5))
    done = [0]

    def turn(rounds: int) -> tuple[int, float]:
        before, began = int(tallies[1]), time.process_time()
        run(tables, key_from_seed(SEED), done[0], rounds, bots, log, tally, cents, wins, tallies)
        done[0] += rounds
        return int(tallies[1]) - before, time.process_time() - began

    return turn


@contextmanager
def in_node(asked: dict[str, Any]) -> Iterator[Turn]:
    """Rounds in a Node of their own."""
    command = [NODE, str(HERE / "wasm_in_node.ts"), str(BUILT), json.dumps(asked)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as ran:
        assert ran.stdin is not None
        assert ran.stdout is not None

        def turn(rounds: int) -> tuple[int, float]:
            print(rounds, file=ran.stdin, flush=True)
            moves, seconds = json.loads(ran.stdout.readline())
            return moves, seconds

        yield turn
        ran.stdin.close()


def on_page(page: Any, asked: dict[str, Any]) -> Turn:
    """Rounds on a page of a browser, with seconds of the clock."""
    return lambda rounds: tuple(page.evaluate("([job, rounds]) => window.timedHere(job, rounds)", [asked, rounds]))


def by_its_thread(turn: Turn, page: Any) -> Turn:
    """The same with seconds that the thread of a page of Chromium worked."""
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        found = {one["name"]: float(one["value"]) for one in metrics.send("Performance.getMetrics")["metrics"]}
        return found["ThreadTime"]

    def timed(rounds: int) -> tuple[int, float]:
        before = worked()
        moves, _ = turn(rounds)
        return moves, worked() - before

    return timed


def measured(turns: dict[str, Turn], times: int, seconds: float) -> dict[str, float]:
    """Decisions a second of each, in its fastest turn."""
    rounds = 50
    for turn in turns.values():
        turn(rounds)  # compiles
    while max([turn(rounds)[1] for turn in turns.values()]) < seconds:
        rounds *= 2
    rates: dict[str, list[float]] = {name: [] for name in turns}
    for _ in range(times):
        for name, turn in turns.items():
            moves, took = turn(rounds)
            rates[name].append((moves or rounds) / took)
    return {name: max(found) for name, found in rates.items()}


def line(game: GameModule, bot: str, pages: dict[str, Any], times: int, seconds: float) -> str:
    """One game and bot."""
    chosen = ruleset(game.id)
    asked = job(chosen, 0, SEED, (bot,))
    with in_node(asked) as node:
        turns = {"native": native(chosen, bot), "Node": node}
        turns |= {name: on_page(page, asked) for name, page in pages.items()}
        if "Chromium" in turns:
            turns["Chromium"] = by_its_thread(turns["Chromium"], pages["Chromium"])
        rates = measured(turns, times, seconds)
    base = rates.pop("native")
    beside = "".join(f"  {name} {rate / 1e6:6.2f} M/s ({rate / base:.2f})" for name, rate in rates.items())
    return f"{game.id:17} {bot:7} native {base / 1e6:6.2f} M/s{beside}"


def weights(game: GameModule) -> str:
    """What the two files of a game weigh."""
    said = []
    for name in (f"{game.id}.wasm", f"{game.id}.json"):
        ran = subprocess.run([NODE, "-e", PACK, str(BUILT / name)], capture_output=True, text=True, check=True)
        raw, gzip, brotli = map(int, ran.stdout.split())
        said.append(f"{name} {raw:,}, gzip {gzip:,}, brotli {brotli:,}")
    return "; ".join(said)


def main() -> None:
    """Prints speeds, then weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--chromium", action="store_true")
    parser.add_argument("--firefox", action="store_true")
    given = parser.parse_args()
    games = [game for game in with_rules() if not given.games or game.id in given.games]
    with ExitStack() as stack:
        pages: dict[str, Any] = {}
        if given.chromium:
            from tests.browser.page import in_chromium

            pages["Chromium"] = stack.enter_context(in_chromium())
        if given.firefox:
            from tests.web.firefox import in_firefox, playing

            pages["Firefox"] = stack.enter_context(playing(stack.enter_context(in_firefox())))
        for game in games:
            for bot in ("random", "greedy"):
                print(line(game, bot, pages, given.turns, given.seconds), flush=True)
    for game in games:
        print(weights(game))


if __name__ == "__main__":
    main()
