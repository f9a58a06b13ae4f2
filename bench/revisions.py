"""`python -m bench.revisions --against REV [GAME...]`: the speed of this tree beside that of a revision, in turns.

Simulation is told in moves a second (`ceki simulate`), search in decisions a second on a fixed number of playouts
(`ceki arena`). Both trees run as commands, one after the other, over and over; the ratio is of the better run of each.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from ceki.lab.benchmark_rulesets import games

ROOT = Path(__file__).parent.parent
ROUNDS, DEALS, PLAYOUTS = 40_000, 3, 200
FEWEST = 2  # deals that a contest can have


def command(tree: Path, *words: str) -> str:
    """What `ceki` of a tree prints."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    said = [sys.executable, "-m", "ceki", *words]
    return subprocess.run(said, env=environment, cwd=tree, check=True, capture_output=True, text=True).stdout


def simulation(tree: Path, game: str) -> float:
    """Moves a second."""
    found = json.loads(command(tree, "simulate", game, "--rounds", str(ROUNDS), "--seed", "1", "--json"))
    return float(found["moves_per_second"])


def search(tree: Path, game: str) -> float:
    """Contests a second, the start of the process and the loading of the compiled game left out."""
    words = ("arena", game, "--bots", f"search:{PLAYOUTS},random", "--seed", "1", "--json", "--deals")

    def seconds(deals: int) -> float:
        began = time.perf_counter()
        command(tree, *words, str(deals))
        return time.perf_counter() - began

    return DEALS / max(seconds(DEALS + FEWEST) - seconds(FEWEST), 1e-9)


def compare(measure: Callable[[Path, str], float], game: str, before: Path, runs: int) -> tuple[float, float]:
    """The best of each tree, in turns; the first run of each only compiles."""
    found: dict[Path, list[float]] = {before: [], ROOT: []}
    for run in range(runs + 1):
        for tree in found:
            value = measure(tree, game)
            if run:
                found[tree].append(value)
    return max(found[before]), max(found[ROOT])


def main() -> int:
    """Prints a line for each game."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--against", required=True, help="a revision of git")
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("games", nargs="*")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        subprocess.run(["git", "worktree", "add", "--detach", str(before), given.against], cwd=ROOT, check=True)
        try:
            for game in given.games or games():
                for name, measure in (("simulate", simulation), ("search", search)):
                    then, now = compare(measure, game, before, given.runs)
                    print(f"{game:18} {name:9} {then:14,.1f} {now:14,.1f}  ratio {now / then:.3f}", flush=True)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(before)], cwd=ROOT, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
