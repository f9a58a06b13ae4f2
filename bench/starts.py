"""`python -m bench.starts [--against REV] [--runs N]`: the processor seconds of commands that do next to nothing.

Each figure is the best of N runs, in turns with those of the other revision. What Python compiles of the sources and
what ceki keeps lie in a folder of the bench; a first run of each command fills it and does not count.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from contextlib import ExitStack

from bench.revisions import ROOT, seconds, tree_of

COMMANDS = (("games",), ("--help",), ("how", "pei"))


def main() -> None:
    """Prints a line for each command."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--against", help="a revision of git")
    asked.add_argument("--runs", type=int, default=9)
    given = asked.parse_args()
    with ExitStack() as stack:
        kept = stack.enter_context(tempfile.TemporaryDirectory())
        os.environ |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": kept, "CEKI_CACHE": f"{kept}/ceki"}
        trees = [ROOT, *([stack.enter_context(tree_of(given.against))] if given.against else [])]
        for words in COMMANDS:
            runs = [[seconds(tree, *words) for tree in trees] for _ in range(given.runs + 1)][1:]
            now, *before = (min(of_one) for of_one in zip(*runs, strict=True))
            beside = f"  {given.against} {before[0]:.3f} s, {now / before[0]:.2f} of it" if before else ""
            print(f"ceki {' '.join(words):8} {now:.3f} s{beside}", flush=True)


if __name__ == "__main__":
    main()
