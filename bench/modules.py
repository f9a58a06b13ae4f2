"""`python -m bench.modules [GAME ...] --against TREE`: rounds in compiled modules beside native ones of another tree.

`TREE` is a folder with a revision whose rules Numba compiles for this machine, such as 6560a36. It plays in a process
of its own. A line a game and bot: decisions a second native, decisions a second of the module in wasmtime, their ratio,
and whether both digests agree; at last the mean of the ratios. They take turns, `--turns` times, and the fastest turn
counts, for a busy machine slows some. A turn takes `--seconds` seconds of the processor or more; of a game without
decisions, rounds are counted.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import wasmtime
from ceki.lab.tables import lay_tables
from wasmtime import _bindings as bindings

from ceki.browser.build import BUILT
from ceki.engine.chance import key_from_seed
from ceki.engine.record import pack
from ceki.engine.rule import COMPILED, specialize
from ceki.lab.rounds import play_rounds
from ceki.lab.simulate import bot_codes
from ceki.play import catalogue
from ceki.play.ruleset import Ruleset, ruleset

SEED = 9
PAGE = 65536
Turn = Callable[[int], tuple[int, float, int]]  # plays so many rounds: decisions, seconds, digest so far


class Rules:
    """The rules of a game in wasmtime."""

    def __init__(self, file: Path) -> None:
        engine = wasmtime.Engine()
        self.store = wasmtime.Store(engine)
        instance: Any = wasmtime.Instance(self.store, wasmtime.Module.from_file(engine, str(file)), [])
        self.exports = instance.exports(self.store)
        self.memory: Any = self.exports["memory"]
        self.free = int(self.exports["__heap_base"].value(self.store))

    def lay(self, given: np.ndarray[Any, Any]) -> tuple[int, Any]:
        """Copies an array into the memory: its address, and a view of it until memory grows."""
        at = self.free + 15 & ~15
        self.free = at + given.nbytes
        if (lacking := self.free - self.memory.data_len(self.store)) > 0:
            self.memory.grow(self.store, -(-lacking // PAGE))
        bytes_ = ctypes.cast(self.memory.data_ptr(self.store), ctypes.c_void_p).value or 0
        memory: Any = (ctypes.c_char * given.nbytes).from_address(bytes_ + at)
        view = np.frombuffer(memory, given.dtype)
        view[...] = given
        return at, view

    def caller(self, name: str, arguments: list[int | float]) -> tuple[Any, Callable[[], None]]:
        """The raw values of an export's arguments, whole numbers as i32 and others as f64, and what calls it."""
        raw = (bindings.wasmtime_val_raw_t * len(arguments))()
        for place, value in zip(raw, arguments, strict=True):
            setattr(place, "f64" if isinstance(value, float) else "i32", value)
        trap = ctypes.POINTER(bindings.wasm_trap_t)()
        function, caught = ctypes.byref(self.exports[name]._func), ctypes.byref(trap)

        def call() -> None:
            wrong = bindings.wasmtime_func_call_unchecked(self.store._context(), function, raw, len(raw), caught)
            if wrong or trap:
                raise RuntimeError(f"{name} did not return")

        return raw, call


def in_module(game: str, bot: str) -> Turn:
    """Rounds of the module of this tree."""
    chosen = ruleset(game)
    file = json.loads((BUILT / f"{game}.json").read_bytes())["engine"]["rules"]
    rules, players = Rules(BUILT / file), chosen.players
    first, rounds = 2 + 2, 2 + 2 + 1  # after the tables and the key, address and length each
    given: list[int | float] = []
    views = []
    for row in (_tables(chosen), key_from_seed(SEED), bot_codes((bot,), players), *_sums(players)):
        at, view = rules.lay(row)
        given += [at, len(row)]
        views.append(view)
    given[first:first] = [0.0, 0.0]
    raw, call = rules.caller("play_rounds", given)
    return _turn(raw, call, first, rounds, views[-1])


def _turn(raw: Any, call: Callable[[], None], first: int, rounds: int, tallies: Any) -> Turn:
    def turn(n: int) -> tuple[int, float, int]:
        raw[rounds].f64 = n
        before, began = int(tallies[1]), time.process_time()
        call()
        took = time.process_time() - began
        raw[first].f64 += n
        return int(tallies[1]) - before, took, int(tallies[2])

    return turn


def _tables(chosen: Ruleset) -> Any:
    tables = np.zeros(2, chosen.game.dtype)
    pack(chosen.table(), tables[0])
    return tables


def _sums(players: int) -> list[Any]:
    """The log, the tally, cents, wins and tallies of `play_rounds`."""
    return [np.zeros(n, np.int64) for n in (0, 3, players, players, 5)]


def native_here(game: str, bot: str) -> Turn:
    """Rounds of the native driver of the tree that is imported here."""
    chosen = ruleset(game)
    run = specialize(play_rounds, chosen.game.namespace, COMPILED)
    tables, bots = lay_tables(chosen.table(), chosen.game.dtype, 2, COMPILED), bot_codes((bot,), chosen.players)
    sums, done = _sums(chosen.players), [0]

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
                (base, here), agree = rates([other, in_module(game, bot)], given.turns, given.seconds)
            ratios.append(here / base)
            all_agree &= agree
            said = "" if agree else "  digests differ"
            rates_told = f"native {base / 1e6:6.2f} M/s  module {here / 1e6:6.2f} M/s"
            print(f"{game:17} {bot:7} {rates_told}  {here / base:.3f}{said}", flush=True)
    print(f"mean {sum(ratios) / len(ratios):.3f}, least {min(ratios):.3f}")
    return not all_agree


def serve(game: str, bot: str) -> None:
    """Plays in turns: a number of rounds a line in, what a turn gives out."""
    turn = native_here(game, bot)
    for line in sys.stdin:
        print(json.dumps(turn(int(line))), flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(*sys.argv[2:])
    else:
        sys.exit(main())
