"""`python -m bench.modules [GAME ...] --against TREE`: rounds in compiled modules beside native ones of another tree.

`TREE` is a folder with a revision whose rules Numba compiles for this machine, such as 6560a36. It plays in a process
of its own. A line a game and bot: decisions a second native, decisions a second of the module in wasmtime, their ratio,
and whether both digests agree; at last the mean of the ratios. They take turns, `--turns` times, and the fastest turn
counts, for a busy machine slows some. A turn takes `--seconds` seconds of the processor or more; of a game without
decisions, rounds are counted.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from ceki.engine.chance import key_from_seed
from ceki.engine.record import pack
from ceki.engine.rule import COMPILED
from ceki.lab.rounds import play_rounds
from ceki.lab.simulate import bot_codes
from ceki.play import catalogue
from ceki.play.ruleset import ruleset

try:
    from ceki.engine.module.specialize import specialize
except ImportError:  # in a tree that compiles for this machine
    from ceki.engine.rule import specialize

SEED = 9
Turn = Callable[[int], tuple[int, float, int]]  # plays so many rounds: decisions, seconds, digest so far


def rounds_of(game: str, bot: str) -> Turn:
    """Rounds of the compiled driver of the tree that is imported here, whichever way that compiles."""
    chosen = ruleset(game)
    run = specialize(play_rounds, chosen.game.namespace, COMPILED)
    tables = np.zeros(2, chosen.game.dtype)
    pack(chosen.table(), tables[0])
    bots, players = bot_codes((bot,), chosen.players), chosen.players
    sums, done = [np.zeros(n, np.int64) for n in (0, 3, players, players, 5)], [0]  # the log, the tally, and the rest

    def turn(rounds: int) -> tuple[int, float, int]:
        before, began = int(sums[-1][1]), time.process_time()
        run(tables, key_from_seed(SEED), done[0], rounds, bots, *sums)
        done[0] += rounds
        return int(sums[-1][1]) - before, time.process_time() - began, int(sums[-1][2])

    return turn


@contextmanager
def native(tree: Path, game: str, bot: str) -> Iterator[Turn]:
    """Rounds of the native driver of another tree, in a process of its own."""
    command = [sys.executable, __file__, "--serve", game, bot]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    with subprocess.Popen(command, stdin=-1, stdout=-1, text=True, cwd=tree, env=environment) as ran:
        assert ran.stdin is not None
        assert ran.stdout is not None
        told = ran.stdout

        def turn(rounds: int) -> tuple[int, float, int]:
            print(rounds, file=ran.stdin, flush=True)
            moves, seconds, digest = json.loads(told.readline())
            return moves, seconds, digest

        yield turn
        ran.stdin.close()


def rates(turns: list[Turn], times: int, seconds: float) -> tuple[list[float], bool]:
    """Decisions a second of each in its fastest turn, and whether their digests agree."""
    rounds = 50
    for turn in turns:
        turn(rounds)  # compiles
    while min([turn(rounds)[1] for turn in turns]) < seconds:
        rounds *= 2
    best, agree = [0.0] * len(turns), True
    for _ in range(times):
        found = [turn(rounds) for turn in turns]
        best = [max(rate, (moves or rounds) / took) for rate, (moves, took, _) in zip(best, found, strict=True)]
        agree &= len({digest for *_, digest in found}) == 1
    return best, agree


def main() -> int:
    """Prints a line for each game and bot, then the mean."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*")
    asked.add_argument("--against", type=Path, required=True, help="a folder with another revision")
    asked.add_argument("--bots", nargs="+", default=["random", "greedy"])
    asked.add_argument("--turns", type=int, default=7)
    asked.add_argument("--seconds", type=float, default=0.1)
    given = asked.parse_args()
    ratios, all_agree = [], True
    for game in given.games or [one.id for one in catalogue.games()]:
        for bot in given.bots:
            with native(given.against, game, bot) as other:
                (base, here), agree = rates([other, rounds_of(game, bot)], given.turns, given.seconds)
            ratios.append(here / base)
            all_agree &= agree
            said = "" if agree else "  digests differ"
            rates_told = f"native {base / 1e6:6.2f} M/s  module {here / 1e6:6.2f} M/s"
            print(f"{game:17} {bot:7} {rates_told}  {here / base:.3f}{said}", flush=True)
    print(f"mean {sum(ratios) / len(ratios):.3f}, least {min(ratios):.3f}")
    return not all_agree


def serve(game: str, bot: str) -> None:
    """Plays in turns: a number of rounds a line in, what a turn gives out."""
    turn = rounds_of(game, bot)
    for line in sys.stdin:
        print(json.dumps(turn(int(line))), flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(*sys.argv[2:])
    else:
        sys.exit(main())
