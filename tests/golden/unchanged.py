"""What must never move unless a rule does: digests of many rounds of every game and preset, and logs of long ago.

`python -m tests.golden.unchanged` plays 11,000 rounds of each and names every one that moved. `--in compiled written
Node Chromium Firefox` says where; as written it takes half an hour. `--write` saves the digests as they are now. The
logs in `kept` are never written again: earlier versions wrote them, and every later one plays them to the same end.
"""

from __future__ import annotations

import argparse
import json
import lzma
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from ceki.engine.rule import COMPILED, WRITTEN
from ceki.lab.simulate import simulate
from ceki.play import catalogue
from ceki.play.log import read_log

KEPT = Path(__file__).parent / "kept"
DIGESTS, ROUNDS, TABLES = KEPT / "digests.json", KEPT / "rounds.jsonl.xz", KEPT / "tables.jsonl.xz"
SEED = 9
TOLD_OTHERWISE = {"pei", "pei_chinese", "pei_magelang"}  # a line for each pot and each debt, for those who get it too
Digests = dict[str, str]  # by the bot
BOTS = {"random": 10_000, "greedy": 1_000}  # rounds of each


def presets() -> dict[str, tuple[str, str | None]]:
    """Every game by itself and in each of its presets, by `game` or `game:preset`."""
    every = [(game.id, preset) for game in catalogue.games() for preset in (None, *game.info.presets)]
    return {f"{game}:{preset}" if preset else game: (game, preset) for game, preset in every}


def in_python(game: str, preset: str | None, bot: str, n: int, mode: str = COMPILED) -> str:
    """The digest of rounds."""
    return simulate(game, n, SEED, bots=(bot,), preset=preset, mode=mode).digest


def digests(game: str, preset: str | None, played: Callable[[str, str | None, str, int], str] = in_python) -> Digests:
    """The digest of the rounds of each bot."""
    return {bot: played(game, preset, bot, n) for bot, n in BOTS.items()}


def kept(file: Path) -> list[dict[str, Any]]:
    """The documents of a packed file of JSON lines."""
    with lzma.open(file, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def came_to(log: dict[str, Any]) -> dict[str, Any]:
    """What the round of a log has brought, line by line and seat by seat."""
    played = read_log(json.dumps(log))
    lines = [[line.word, line.clause, line.seat, line.count, line.amount, line.unit] for line in played.score]
    return read(log["game"], {"cents": played.cents, "lines": lines})


def read(game: str, brought: dict[str, Any]) -> dict[str, Any]:
    """What a round has brought, as it is compared: where lines are told otherwise since, what they bring a seat."""
    if game not in TOLD_OTHERWISE:
        return brought
    sums = Counter[str]()
    for *_, seat, _, amount, unit in brought["lines"]:
        sums[f"{seat} {unit}"] += amount
    return {"cents": brought["cents"], "lines": {whose: amount for whose, amount in sorted(sums.items()) if amount}}


def of_all(place: str) -> dict[str, Digests]:
    """The digests of all games and presets."""
    from tests.browser.places import opened  # which takes the seed from here

    if place in (COMPILED, WRITTEN):
        return {name: digests(*one, partial(in_python, mode=place)) for name, one in presets().items()}
    with opened([place]) as places:
        return {name: digests(*one, places[place].digest) for name, one in presets().items()}


def main() -> int:
    """Prints what moved; 1 when something did."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--in", dest="places", nargs="+", default=[COMPILED])
    asked.add_argument("--write", action="store_true")
    given, wrong = asked.parse_args(), False
    for place in given.places:
        found = of_all(place)
        if given.write:
            DIGESTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        known = json.loads(DIGESTS.read_text(encoding="utf-8"))
        moved = [name for name in {**known, **found} if known.get(name) != found.get(name)]
        rounds = f"{len(found)} games and presets, {sum(BOTS.values())} rounds of each"
        print(f"{place}: {rounds}: {', '.join(moved) or 'none'} moved", flush=True)
        wrong |= bool(moved)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
