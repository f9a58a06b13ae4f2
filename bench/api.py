"""What a move costs through the Python API, beside another checkout: `python -m bench.api OTHER [--rounds N]`.

`OTHER` is the root of that checkout. Both play the same rounds, in turn, in processes of their own, and the shortest of
several runs counts. `make` is making a move whose legality was asked for before, as every player does; `choice` is
asking for the legal moves and making one; `replay` is making the moves of a log.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent.parent
RUNS = 5
KINDS = ("make", "choice", "replay")

TIMED = """
import json, random, sys, time
import ceki
from ceki.play import catalogue

def legal(played):
    return played.legal_numbers if hasattr(played, "legal_numbers") else played.legal_moves()

now, rounds, found = time.perf_counter, int(sys.argv[1]), {}
for name in catalogue.names():
    chosen, make, asked, replay, moves = ceki.game(name), 0.0, 0.0, 0.0, 0
    for seed in range(rounds):
        played, again = chosen.round(seed), chosen.round(seed)
        chance, made = random.Random(seed), []
        while not played.over:
            began = now()
            choices = legal(played)
            asked += now() - began
            made.append(chance.choice(choices))
            began = now()
            played.make(*made[-1])
            make += now() - began
        began = now()
        for move in made:
            again.make(*move)
        replay += now() - began
        moves += len(made)
    each = 1e6 / moves
    found[name] = {"moves": moves, "make": make * each, "choice": (make + asked) * each, "replay": replay * each}
print(json.dumps(found))
"""


def timed(root: Path, rounds: int) -> Any:
    """Microseconds a move by game, as a checkout plays."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    done = subprocess.run(
        [sys.executable, "-c", TIMED, str(rounds)], env=environment, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def main() -> None:
    """Prints a line a game and the sum over all moves."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("other", type=Path)
    parser.add_argument("--rounds", type=int, default=10)
    asked = parser.parse_args()
    then: list[Any] = []
    now: list[Any] = []
    for _ in range(RUNS):
        then.append(timed(asked.other, asked.rounds))
        now.append(timed(HERE, asked.rounds))
    total = {kind: [0.0, 0.0] for kind in KINDS}
    print(f"{'microseconds a move':20}" + "".join(f"{kind:>30}" for kind in KINDS))
    for game in now[0]:
        line = f"{game:20}"
        for kind in KINDS:
            before, after = (min(run[game][kind] for run in runs) for runs in (then, now))
            line += f"{before:12.1f} ->{after:7.1f} {before / after:6.2f}x"
            total[kind][0] += before * now[0][game]["moves"]
            total[kind][1] += after * now[0][game]["moves"]
        print(line)
    print(f"{'all moves':20}" + "".join(f"{total[kind][0] / total[kind][1]:29.2f}x" for kind in KINDS))


if __name__ == "__main__":
    main()
