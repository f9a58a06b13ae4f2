"""`python -m tests.score.every_payment N`: N rounds of every game and preset, compiled, with all laws of a round asked.

At every move the cards are conserved; at the end the money sums up, and the payments that the rules wrote come to the
cents of every seat and of every pot. Names what goes wrong, and ends with 1 then. 10,000 rounds take some minutes.
"""

from __future__ import annotations

import sys

from ceki.bots.playout import RANDOM
from ceki.play.ruleset import ruleset
from ceki.testing.watch import FAULTLESS, watch
from tests.golden.unchanged import presets


def main(words: list[str]) -> int:
    """Plays, and prints how many rounds kept the laws."""
    rounds = int(words[0]) if words else 10_000
    tables = {name: ruleset(game, preset=preset) for name, (game, preset) in presets().items()}
    found = {name: watch(table, rounds, bot=RANDOM) for name, table in tables.items()}
    wrong = {name: seen.fault for name, seen in found.items() if seen.fault != FAULTLESS}
    for name, fault in wrong.items():
        print(f"{name}: {fault}")
    print(f"{len(found)} games and presets, {rounds:,} rounds of each: {len(wrong)} with a fault")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
