"""`python -m bench.revisions --against REV [GAME...]`: the speed of this tree beside that of a revision, in turns.

Both trees run `ceki simulate` and `ceki arena` (with a fixed number of playouts) as commands, one after the other, over
and over. What counts is processor time, of which other programs take little, and of it what more work costs: starting
and loading the compiled game are in both of two runs of different length, and fall out of their difference. The ratio
is of the best runs of each tree.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ceki.lab.benchmark_rulesets import games

ROOT = Path(__file__).parent.parent
FEW_ROUNDS, FEW_DEALS = 1000, 2
SECONDS = 2.0  # of processor time that the longer of two runs is to take more
PLAYOUTS = 100


def seconds(tree: Path, *words: str) -> float:
    """The processor time of a `ceki` command of a tree, in seconds."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    said = [sys.executable, "-m", "ceki", *words]
    ran = subprocess.Popen(said, env=environment, cwd=tree, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(ran.pid, 0)
    ran.returncode = os.waitstatus_to_exitcode(status)
    if ran.returncode:
        raise subprocess.CalledProcessError(ran.returncode, said)
    return used.ru_utime + used.ru_stime


def simulation(tree: Path, game: str, rounds: int) -> float:
    """What so many rounds take, in seconds."""
    return seconds(tree, "simulate", game, "--rounds", str(rounds), "--seed", "1", "--json")


def search(tree: Path, game: str, deals: int) -> float:
    """What so many deals take, in seconds."""
    in_turn = "--threads" if "threads" in (tree / "src/ceki/lab/simulate.py").read_text() else "--processes"
    words = ("--bots", f"search:{PLAYOUTS},random", in_turn, "1", "--seed", "1", "--json")
    return seconds(tree, "arena", game, "--deals", str(deals), *words)


def enough(measure: Callable[[Path, str, int], float], game: str, few: int) -> int:
    """How many to ask for so that they take `SECONDS` more than a few; the first run only compiles."""
    measure(ROOT, game, few)
    many, least = 4 * few, measure(ROOT, game, few)
    while (more := measure(ROOT, game, many) - least) < SECONDS / 4:
        many *= 4
    return max(many, int(few + (many - few) * SECONDS / more))


def compare(measure: Callable[[Path, str, int], float], game: str, few: int, before: Path, runs: int) -> float:
    """How fast this tree is, where the other is 1."""
    many = enough(measure, game, few)
    measure(before, game, few)
    found: dict[tuple[Path, int], list[float]] = {(tree, n): [] for tree in (before, ROOT) for n in (many, few)}
    for _ in range(runs):
        for tree, n in found:
            found[tree, n].append(measure(tree, game, n))
    then, now = (min(found[tree, many]) - min(found[tree, few]) for tree in (before, ROOT))
    return then / now


@contextmanager
def tree_of(revision: str) -> Iterator[Path]:
    """A folder with the files of a revision."""
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        subprocess.run(["git", "worktree", "add", "--detach", str(before), revision], cwd=ROOT, check=True)
        try:
            yield before
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(before)], cwd=ROOT, check=True)


def main() -> int:
    """Prints a line for each game."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--against", required=True, help="a revision of git")
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("games", nargs="*")
    given = asked.parse_args()
    with tree_of(given.against) as before:
        for game in given.games or games():
            ratios = [
                f"{name} {compare(measure, game, few, before, given.runs):.3f}"
                for name, measure, few in (("simulate", simulation, FEW_ROUNDS), ("search", search, FEW_DEALS))
            ]
            print(f"{game:18} {'  '.join(ratios)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
