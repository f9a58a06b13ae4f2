"""`python -m tests.fair`: 10,000 rounds of all games through three verifiers, and 1,000 forgeries against them."""

from __future__ import annotations

import argparse
import collections
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.fair.forged import KINDS, forged
from tests.fair.matches import Match, matches
from tests.fair.verifiers import in_python, in_the_page, third


def main() -> int:
    """Prints the figures; 1 when one of them is not as promised."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=10_000)
    asked.add_argument("--forgeries", type=int, default=1_000)
    asked.add_argument("--seed", type=int, default=0)
    given = asked.parse_args()
    found = measure(given.rounds, given.forgeries, given.seed)
    print(*lines(found), sep="\n")
    return 0 if found["wrong"] == [] else 1


def measure(rounds: int, forgeries: int, seed: int) -> dict[str, Any]:
    """Every match must hold with each verifier, and no forgery with any; `wrong` are those that do not."""
    nodes = {"page": in_the_page(), "third": third()}
    verifiers: dict[str, Callable[[Match], str]] = {"python": in_python, **nodes}
    chance, kinds = random.Random(seed), len(KINDS)
    held: collections.Counter[str] = collections.Counter()
    refused: collections.Counter[tuple[str, str]] = collections.Counter()
    alone: collections.Counter[tuple[str, str]] = collections.Counter()
    wrong: list[str] = []
    made = done = 0
    for match in matches(rounds, seed):
        done += len(match.log["rounds"])
        for name, verifier in verifiers.items():
            if why := verifier(match):
                wrong.append(f"{name} refuses an honest log of {match.log['game']}: {why}")
            else:
                held[name] += len(match.log["rounds"])
        while made < forgeries and made * rounds < done * forgeries:
            kind = KINDS[made % kinds]
            made += 1
            false = forged(match, kind, chance)
            for name, verifier in verifiers.items():
                if verifier(false):
                    refused[name, kind.__name__] += 1
                else:
                    wrong.append(f"{name} accepts a forged log of {match.log['game']}: {kind.__name__}")
                alone[name, kind.__name__] += bool(verifier(replace(false, shown=[])))
    for node in nodes.values():
        node.end()
    return {"rounds": done, "forgeries": made, "held": held, "refused": refused, "alone": alone, "wrong": wrong}


def lines(found: dict[str, Any]) -> list[str]:
    """The figures as a table."""
    said = [f"{found['rounds']} rounds; held by " + ", ".join(f"{name}: {n}" for name, n in found["held"].items())]
    said.append(f"{found['forgeries']} forgeries; refused with what a player was shown (and by the log alone)")
    for kind in KINDS:
        row = [
            f"{name} {found['refused'][name, kind.__name__]} ({found['alone'][name, kind.__name__]})"
            for name in found["held"]
        ]
        said.append(f"  {kind.__name__:20} " + "   ".join(row))
    return [*said, *found["wrong"][:20]]


if __name__ == "__main__":
    sys.exit(main())
