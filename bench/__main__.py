"""`python -m bench`: our speed; with `--peers FOLDER` in one interleaved run with the peers' scripts in that folder."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.own_cases import CASES
from ceki.engine.rule import COMPILED
from ceki.lab.simulate import bot_codes, logged_round, simulate
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset

HERE = Path(__file__).parent
PEER = "openspiel/crazy_eights/cpp"


def alone(seconds: float, rounds: int) -> None:
    """Our cases by themselves, interleaved."""
    runs = [(name, make()) for name, make, _ in CASES]
    rates: dict[str, list[float]] = {name: [] for name, _ in runs}
    for _ in range(rounds):
        for name, run in runs:
            began = time.process_time()
            steps = run(seconds)["steps"]
            rates[name].append(steps / (time.process_time() - began))
    for name, found in rates.items():
        print(f"{name:20} {statistics.median(found) / 1e6:7.2f} M decisions/s")


def beside(peers: Path, python: str, seconds: float, rounds: int) -> None:
    """Our cases and the peers' in one run of their script: the table it prints, our ratios to the fastest peer."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "playout.json"
        subprocess.run(
            [python, str(peers / "anchors_playout.py"), "--only", "openspiel,limit",
             "--own", str(HERE / "own_cases.py"),
             "--seconds", str(seconds), "--rounds", str(rounds), "--json", str(out)],
            check=True,
        )  # fmt: skip
        rows = {row["name"]: row for row in json.loads(out.read_text())["rows"]}
    peer = rows[PEER]["steps_per_s"]
    print(f"\nTimes {PEER} ({peer / 1e6:.2f} M/s) in this run; rules differ from game to game and from the peer's:")
    for name, row in rows.items():
        if name.startswith(("own/", "limit/")) and row.get("steps_per_s"):
            print(f"{name:24} {row['steps_per_s'] / 1e6:7.2f} M/s  {row['steps_per_s'] / peer:6.2f} x")


def recount(logs: int) -> None:
    """Decisions counted again by replaying logs as written: they must be those that simulation counts."""
    for name, _, _ in CASES:
        played = ruleset(name)
        bots, counted = bot_codes(("random",), played.players), 0
        for number in range(logs):
            again = Round.from_seed(played, 1, number)
            for verb, card in logged_round(played, 1, number, bots, COMPILED):
                counted += len(again.legal_numbers) > 1
                again.make(verb, card)
        said = simulate(name, logs, 1).moves
        print(
            f"{name:20} {said:8} decisions simulated, {counted:8} recounted:"
            f" {'same' if said == counted else 'DIFFERENT'}"
        )


def scaling(rounds: int) -> None:
    """Two threads against one, and the wall clock of the whole command."""
    for name in ("balik_satu", "cholek_tiga"):
        rates = []
        for threads in (1, 2):
            command = [
                sys.executable,
                "-m",
                "ceki",
                "simulate",
                name,
                "--rounds",
                str(rounds),
                "--threads",
                str(threads),
                "--json",
            ]
            began = time.perf_counter()
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            wall = time.perf_counter() - began
            rates.append(json.loads(done.stdout)["moves_per_second"])
            print(f"{name}: {threads} thread(s) {rates[-1] / 1e6:.2f} M decisions/s, whole command {wall:.2f} s")
        print(f"{name}: two threads {rates[1] / rates[0]:.2f} times one")


START = """
import time; began = time.perf_counter()
import wasmtime
imported = time.perf_counter()
from ceki.lab.simulate import simulate
ready = time.perf_counter()
simulate({name!r}, 1)
print(imported - began, time.perf_counter() - ready)
"""
WRITTEN = """
import time
import ceki
began = time.perf_counter()
played = ceki.game({name!r}).round(seed=1)
while not played.over:
    played.make(*played.legal_numbers[0])
print(time.perf_counter() - began)
"""


def start() -> None:
    """Seconds until a game runs: first compile, from the disk cache, and a round as written; a process each."""
    for name in catalogue.names():
        with tempfile.TemporaryDirectory() as cache:
            cold, warm = (_timed(START.format(name=name), cache) for _ in range(2))
            written = _timed(WRITTEN.format(name=name), cache)
        print(
            f"{name:20} first compile {cold[1]:5.1f} s, from the cache {warm[1]:5.2f} s"
            f" (and {warm[0]:.2f} s to import Numba), a round as written {written[0]:5.3f} s"
        )


def _timed(code: str, cache: str) -> list[float]:
    where = {**os.environ, "CEKI_CACHE": cache}
    done = subprocess.run([sys.executable, "-c", code], env=where, capture_output=True, text=True, check=True)
    return [float(word) for word in done.stdout.split()]


def main() -> None:
    """Reads the arguments and runs what they ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", type=Path, help="folder with the peers' anchors_playout.py")
    parser.add_argument("--python", default=sys.executable, help="an interpreter that has the peers and ceki installed")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--recount", type=int, metavar="LOGS", help="replay so many logs of each game and recount")
    parser.add_argument("--scaling", type=int, metavar="ROUNDS", help="two threads against one")
    parser.add_argument("--start", action="store_true", help="how long until a game runs")
    given = parser.parse_args()
    if given.start:
        start()
    elif given.recount:
        recount(given.recount)
    elif given.scaling:
        scaling(given.scaling)
    elif given.peers:
        beside(given.peers, given.python, given.seconds, given.rounds)
    else:
        alone(given.seconds, given.rounds)


if __name__ == "__main__":
    main()
