"""`python -m tests.brute_force`: fresh examples of every kind, run through the reader of `ceki check`."""

from __future__ import annotations

import argparse
import sys

from tests.brute_force.fresh import KINDS, run

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.brute_force", description=__doc__)
    parser.add_argument("--examples", type=int, default=100_000, help="how many in all, shared out over the kinds")
    parser.add_argument("--seed", type=int, default=1, help="another seed makes other examples")
    parser.add_argument("--kind", action="append", default=[], help="only kinds whose game/kind has this in it")
    parser.add_argument("--show", type=int, default=3, help="failures to print of each kind")
    asked = parser.parse_args()
    chosen = [kind for kind in KINDS if not asked.kind or any(one in "/".join(kind) for one in asked.kind)]
    if not chosen:
        parser.error(f"no kind has {' or '.join(asked.kind)} in its name: {', '.join(map('/'.join, KINDS))}")
    failed = made = 0
    for place, kind in enumerate(chosen):
        share = asked.examples // len(chosen) + (place < asked.examples % len(chosen))
        wrong = run(kind, share, asked.seed)
        made, failed = made + share, failed + len(wrong)
        print(f"{'/'.join(kind):32} {share:7} examples  {len(wrong):5} wrong", flush=True)
        for vector, failure in wrong[: asked.show]:
            print(f"    given {vector['given']} {vector['options']}")
            print(f"    expected {failure.expected}\n    got {failure.got}")
    print(f"{made - failed} passed, {failed} failed, {len(chosen)} kinds")
    sys.exit(failed > 0)
