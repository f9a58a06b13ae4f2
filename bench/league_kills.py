"""`python -m bench.league_kills`: a league whose workers are killed again and again writes the same file.

Locally the whole command is killed and begun once more; on Ray, on this machine, one of its workers is killed. Either
file is compared, byte for byte, with that of a league nobody disturbed.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

WORKER = "ray::Seats"  # how Ray names the processes of the workers


def command(given: argparse.Namespace, out: Path, *more: str) -> list[str]:
    """The league, with its file."""
    return [
        sys.executable, "-m", "ceki", "league", given.game, "--pool", given.pool, "--deals", str(given.deals),
        "--out", str(out), *more,
    ]  # fmt: skip


def killed_locally(given: argparse.Namespace, out: Path) -> int:
    """Runs it, and kills it again and again until it is done. Returns how often."""
    kills = 0
    while True:
        run = subprocess.Popen(command(given, out), stdout=subprocess.DEVNULL)
        try:
            if run.wait(given.every):
                raise SystemExit(f"the league failed: {run.returncode}")
            return kills
        except subprocess.TimeoutExpired:
            run.send_signal(signal.SIGKILL)
            run.wait()
            kills += 1


def killed_on_ray(given: argparse.Namespace, out: Path) -> int:
    """Runs it on Ray, and kills a worker again and again. Returns how many."""
    kills = 0
    run = subprocess.Popen(command(given, out, "--ray", "local"), stdout=subprocess.DEVNULL)
    while run.poll() is None:
        time.sleep(given.every)
        workers = _workers()
        if workers:
            os.kill(workers[kills % len(workers)], signal.SIGKILL)
            kills += 1
    if run.returncode:
        raise SystemExit(f"the league on Ray failed: {run.returncode}")
    return kills


def _workers() -> list[int]:
    found = subprocess.run(["pgrep", "-f", WORKER], capture_output=True, text=True, check=False).stdout
    return [int(line) for line in found.split()]


def main() -> None:
    """Reads the arguments, runs all three, and compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sakopong")
    parser.add_argument("--pool", default="random,greedy,search:200,middle")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two kills")
    parser.add_argument("--no-ray", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        whole, local, ray = (Path(folder) / name for name in ("whole", "local", "ray"))
        began = time.monotonic()
        subprocess.run(command(given, whole), check=True)
        print(f"undisturbed: {time.monotonic() - began:.0f} s")
        runs = [(local, killed_locally, "locally")] + ([] if given.no_ray else [(ray, killed_on_ray, "on Ray")])
        alike = True
        for out, run, name in runs:
            began = time.monotonic()
            kills = run(given, out)
            same = out.read_bytes() == whole.read_bytes()
            alike = alike and same
            found = "the same file" if same else "another file"
            print(f"{name}: {kills} kills, {time.monotonic() - began:.0f} s, {found}")
    sys.exit(not alike)


if __name__ == "__main__":
    main()
