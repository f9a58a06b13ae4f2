"""What must never move unless a rule does: digests of many rounds of every game and preset, and logs of long ago.

`python -m tests.golden.unchanged` plays 10,000 rounds of each and names every one that moved; `--write` keeps the
digests as they are now. The logs in `kept` are never written again: earlier versions wrote them, and every later one
plays them to the same end.
"""

from __future__ import annotations

import json
import lzma
import sys
from pathlib import Path
from typing import Any

from ceki.lab.simulate import simulate
from ceki.play import catalogue
from ceki.play.log import read_log

KEPT = Path(__file__).parent / "kept"
DIGESTS, ROUNDS, TABLES = KEPT / "digests.json", KEPT / "rounds.jsonl.xz", KEPT / "tables.jsonl.xz"
SEED = 9
BOTS = {"random": 10_000, "greedy": 1_000}  # rounds of each


def presets() -> dict[str, tuple[str, str | None]]:
    """Every game by itself and in each of its presets, by `game` or `game:preset`."""
    every = [(game.id, preset) for game in catalogue.games() for preset in (None, *game.info.presets)]
    return {f"{game}:{preset}" if preset else game: (game, preset) for game, preset in every}


def digests(game: str, preset: str | None) -> dict[str, str]:
    """The digest of the rounds of each bot."""
    return {bot: simulate(game, n, SEED, bots=(bot,), preset=preset).digest for bot, n in BOTS.items()}


def kept(file: Path) -> list[dict[str, Any]]:
    """The documents of a packed file of JSON lines."""
    with lzma.open(file, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def came_to(log: dict[str, Any]) -> dict[str, Any]:
    """What the round of a log has brought, line by line and seat by seat."""
    played = read_log(json.dumps(log))
    lines = [[line.word, line.clause, line.seat, line.count, line.amount, line.unit] for line in played.score]
    return {"cents": played.cents, "lines": lines}


def main(write: bool) -> int:
    """Prints what moved; 1 when something did."""
    found = {name: digests(*one) for name, one in presets().items()}
    if write:
        DIGESTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    known = json.loads(DIGESTS.read_text(encoding="utf-8"))
    moved = [name for name in {**known, **found} if known.get(name) != found.get(name)]
    print(f"{len(found)} games and presets, {sum(BOTS.values())} rounds of each: {', '.join(moved) or 'none'} moved")
    return bool(moved)


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv[1:]))
