"""Whether bots and advice of the page move and speak as the server's do, with the same view, seed and playouts.

python -m tests.browser.one_player --positions 2000
python -m tests.browser.one_player --positions 50 --strong 2000 --in Chromium Firefox -- kowah pei
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import orjson

from ceki.bots import BOTS
from ceki.bots.levels import LEVELS
from ceki.engine.rule import COMPILED
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import Ruleset, ruleset
from ceki.server.seats.bots import AT_ONCE
from tests.browser.bots import asking
from tests.browser.bots.asking import question
from tests.browser.places import PLACES, Place, opened

AT_A_ROUND: Final = 5  # positions, at most
STRONG: Final = 200  # playouts of the strong bot in the figure; its own 2,000 take ten times as long


def with_choices() -> list[str]:
    """The games in which a seat ever has a choice."""
    return [game.id for game in catalogue.games() if len(game.info.verbs) > 1]


def rulesets(game: str) -> list[Ruleset]:
    """A game with every number of seats, and its presets."""
    found = catalogue.game(game)
    return [
        *(ruleset(game, seats) for seats in found.info.seats),
        *(ruleset(game, preset=p) for p in found.info.presets),
    ]


def positions(game: str, n: int, seed: int) -> Iterator[tuple[Round, tuple[int, int]]]:
    """Rounds with a choice, each with a legal move, from rounds of random moves of every ruleset in turn."""
    chance, houses = random.Random(f"{game} {seed}"), rulesets(game)
    number = 0
    while n > 0:
        played = Round.from_seed(houses[number % len(houses)], chance.getrandbits(32))
        number += 1
        left, often = min(n, AT_A_ROUND), chance.choice((1.0, 0.3, 0.1))
        while not played.over and left:
            moves = played.legal_numbers
            made = moves[chance.randrange(len(moves))]
            if len(moves) > 1 and chance.random() < often:
                yield played, made
                left, n = left - 1, n - 1
            played.make(*made)


def asked(played: Round, made: tuple[int, int], number: int, **work: Any) -> dict[str, Any]:
    """A question about the view of the seat in turn, as the server asks it."""
    found = question(work.get("bot", ""), played.view(played.turn), f"table {number}", len(played.numbers))
    about = {"number": number, "mode": COMPILED, "move": len(played.numbers) + 1, "played": list(made)}
    about["picked"] = list(made) if number % 2 == 0 else None
    return {**found, **about, **work}


def questions(game: str, n: int, seed: int, works: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every work at every position."""
    for number, (played, made) in enumerate(positions(game, n, seed)):
        for work in works:
            yield asked(played, made, number, **work)


def apart(question: dict[str, Any], here: Any, there: Any) -> str:
    """How a place answers otherwise than Python; empty where it does not."""
    if question["work"] != "move" and here is not None:
        here, there = orjson.dumps(here).decode(), there if isinstance(there, str) else there and there["text"]
    return "" if here == there else f"{question}\nserver {here}\nplace  {there}"


def compared(places: Iterable[Place], game: str, n: int, works: Sequence[dict[str, Any]], seed: int = 1) -> int:
    """How many questions every place answers as Python does. Raises `AssertionError` with the first that one does
    not."""
    asked = list(questions(game, n, seed, works))
    here = [asking.answer(one)["answer"] for one in asked]
    for place in places:
        for one, said, there in zip(asked, here, place.think(asked), strict=True):
            found = apart(one, said, there)
            assert not found, found
    return len(asked)


def moves_of(*bots: str) -> list[dict[str, Any]]:
    """The work of these bots."""
    return [{"work": "move", "bot": bot} for bot in bots]


def advice(playouts: int, mode: str = COMPILED) -> list[dict[str, Any]]:
    """A hint, and what a choice has cost."""
    return [{"work": work, "playouts": playouts, "mode": mode} for work in ("advice", "choice")]


def change(level: str, **fields: Any) -> None:
    """Gives a level other playouts, or another mode, here and in what `thinking` tells the page."""
    LEVELS[level] = BOTS[level] = replace(LEVELS[level], **fields)


def main(given: list[str]) -> None:
    """The figure that the command line asks for."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("games", nargs="*")
    read.add_argument("--positions", type=int, default=200, help="of every game")
    read.add_argument("--strong", type=int, default=STRONG, help="playouts of the strong bot")
    read.add_argument("--advice", type=int, default=100, help="playouts of a hint")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--in", dest="places", nargs="+", choices=PLACES, default=["Node"])
    of = read.parse_args(given)
    change("strong", playouts=of.strong)
    works = moves_of(*LEVELS, *AT_ONCE)
    where = " and in ".join(of.places)
    with opened(of.places) as places:
        for game in [game for game in with_choices() if not of.games or game in of.games]:
            began = time.monotonic()
            moves = compared(places.values(), game, of.positions, works, of.seed)
            told = compared(places.values(), game, of.positions // 10, advice(of.advice), of.seed)
            said = f"{moves:,} moves and {told:,} pieces of advice alike in Python and in {where}"
            print(f"{game}: {said} ({time.monotonic() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
