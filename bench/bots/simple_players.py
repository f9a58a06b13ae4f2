"""`python -m bench.bots.simple_players --against REV [GAME...]`: the simple players beside those of a revision.

The games of the revision are taken from git under another package name; nothing of them is used but `heuristic`.
On the same deals the new player sits alone in every seat in turn among the old ones; what the old one wins in that
seat is taken away. A deal counts once. Rounds, tables and rules are today's, and all of it is compiled.
"""

from __future__ import annotations

import argparse
import importlib
import re
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np

from ceki.bots.playout import money_moved, worth_to
from ceki.bots.seen import sides
from ceki.engine.chance import Words, key_from_seed, round_key
from ceki.engine.contract import deal, heuristic, legal, play, settle
from ceki.engine.module.cache import cache_folder
from ceki.engine.moves import VERBS, clear, nth_card, nth_verb, number_of_moves
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.tables import lay_tables
from ceki.engine.wasm.export import NUMBER, WORD_ROWS, WORDS, Export
from ceki.engine.wasm.made import compiled_driver
from ceki.lab.benchmark_rulesets import games, measured
from ceki.lab.contest.arena import Interval, interval
from ceki.play.ruleset import Ruleset

ROOT = Path(__file__).parents[2]
PARTS = [f"src/ceki/{part}" for part in ("games", "cards", "engine", "locales")]


@rule
def appraised_before(g: Any, verb: int, card: int) -> int:
    """What a move looks worth to the player of the revision: stands for the `heuristic` of a game there."""
    raise TypeError("appraised_before() has no meaning before a revision is read")


@driver
def play_deals(tables: Any, master: Words, first: int, new: Words, side: Words, won: Any, made: Words) -> None:
    """Plays deals `first`.. on tables[1] with the new player in the seats that are 1 in `new`; `won[i, seat]` is what
    each came to, `made[0]` how many moves were chosen among several, and `made[1]` whether money moved."""
    moves = np.zeros(VERBS, np.int64)
    for i in range(len(won)):
        tables[1] = tables[0]
        g = tables[1]
        round_key(master, first + i, g.key)
        g.starter = (first + i) % g.seats
        deal(g)
        while not g.over:
            clear(moves)
            legal(g, moves)
            n = number_of_moves(moves)
            best = 0
            most = -1_000_000_000
            for k in range(n if n > 1 else 0):
                if new[g.turn]:
                    worth = heuristic(g, nth_verb(moves, k), nth_card(moves, k))
                else:
                    worth = appraised_before(g, nth_verb(moves, k), nth_card(moves, k))
                if worth > most:
                    best = k
                    most = worth
            made[0] += int(n > 1)
            play(g, nth_verb(moves, best), nth_card(moves, best))
        settle(g)
        made[1] |= int(money_moved(g))
        for seat in range(g.seats):
            won[i, seat] = worth_to(g, seat, side)


PLAYED = ("records:table", WORDS, NUMBER, WORDS, WORDS, WORD_ROWS, WORDS)


class Revision:
    """The games of a revision, importable beside today's with the cards and rule words of their time. Raises
    `ValueError` when git knows no such revision."""

    def __init__(self, name: str) -> None:
        self.package = "ceki_" + git("rev-parse", "--short=12", name + "^{commit}")
        folder = cache_folder() / "revisions"
        for path in git("ls-tree", "-r", "--name-only", name, *PARTS).split():
            if path.endswith(".py"):
                file = folder / self.package / Path(path).relative_to("src/ceki")
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(
                    re.sub(r"(?m)^(\s*(?:from|import)) ceki\b", rf"\1 {self.package}", git("show", f"{name}:{path}"))
                )
        sys.path.insert(0, str(folder))

    def driver(self, namespace: Mapping[str, Any]) -> Any:
        """`play_deals` with the old player of a game in it. Raises `ValueError` where the file of today's did not have
        one."""
        file = namespace["heuristic"].__module__.removeprefix("ceki")
        try:
            old = importlib.import_module(self.package + file).heuristic
        except (ModuleNotFoundError, AttributeError) as missing:
            raise ValueError(f"the revision has no simple player in ceki{file}: {missing}") from None
        names = globals() | {"appraised_before": old}
        return driver(FunctionType(play_deals.__code__, names, "play_deals"))


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise ValueError(f"git {' '.join(words)}: {done.stderr.strip().splitlines()[0]}")
    return done.stdout.strip()


class Contest:
    """The new simple player of a house beside the old one."""

    def __init__(self, ruleset: Ruleset, revision: Revision) -> None:
        export = Export(revision.driver(ruleset.game.namespace), PLAYED)
        self.run = compiled_driver(export, ruleset.game.namespace)
        self.tables = lay_tables(ruleset.table(), ruleset.game.dtype, 2, self.run)
        self.side, self.seats = sides(ruleset.game, ruleset.players), ruleset.players
        self.made = np.zeros(2, np.int64)
        self._play([0] * self.seats, 0, 0)  # compiles

    def alone(self, seed: int, deals: int) -> tuple[Interval, Interval]:
        """By how much the new player alone is ahead among old ones, and the old one alone among new ones, deal by
        deal (cents; points where no money moves)."""
        gains = []
        for new in (0, 1):
            alike = self._play([1 - new] * self.seats, seed, deals)
            ahead = np.zeros(deals)
            for seat in range(self.seats):
                others = [1 - new] * self.seats
                others[seat] = new
                ahead += (self._play(others, seed, deals) - alike)[:, seat]
            gains.append(ahead)
        scale = self.seats if self.made[1] else self.seats**2
        return interval((gains[1] / scale).tolist()), interval((gains[0] / scale).tolist())

    def speed(self, new: int, seed: int, deals: int) -> tuple[float, float]:
        """Rounds and decisions a second of processor time among alike."""
        began, self.made[0] = time.process_time(), 0
        self._play([new] * self.seats, seed, deals)
        took = time.process_time() - began
        return deals / took, float(self.made[0] / took)

    def _play(self, new: list[int], seed: int, deals: int) -> Any:
        won = np.zeros((deals, self.seats), np.int64)
        self.run(self.tables, key_from_seed(seed), 0, np.array(new, np.int64), self.side, won, self.made)
        return won


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="all in which somebody has a choice, unless named")
    parser.add_argument("--against", default="main", metavar="REV", help="the revision with the old players")
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        revision = Revision(given.against)
    except ValueError as refused:
        sys.exit(str(refused))
    print(f"{given.deals} deals in every rotation, cents (in chot points) a round, 95 %")
    print(f"{'game':18} {'new among old':>17} {'old among new':>17} {'thousand rounds/s':>18} {'M decisions/s':>15}")
    for name in given.games or games():
        try:
            contest = Contest(measured(name).ruleset(), revision)
        except ValueError as refused:
            sys.exit(str(refused))
        ahead, behind = contest.alone(given.seed, given.deals)
        (old_rounds, old_moves), (rounds, moves) = (contest.speed(new, given.seed, given.deals) for new in (0, 1))
        pace = f"{old_rounds / 1e3:8.1f} {rounds / 1e3:9.1f} {old_moves / 1e6:7.2f} {moves / 1e6:7.2f}"
        print(f"{name:18} {ahead!s:>17} {behind!s:>17} {pace}", flush=True)


if __name__ == "__main__":
    main()
