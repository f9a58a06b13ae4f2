"""One engine: the same rounds as written, compiled, and in WebAssembly in Node and in browsers come to the same.

`python -m tests.browser.agree [--rounds N] [--in Node Chromium Firefox] [-- GAME ...]` plays N rounds (10,000) of every
game, a tenth of that in every preset and with every number of seats, also of those that an option must allow, and a
hundredth of it as written. It prints a line a game. `--more` plays only with the numbers that an option must allow.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ceki.engine.errors import UnknownOption
from ceki.engine.rule import COMPILED, WRITTEN
from ceki.lab.simulate import simulate
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from tests.browser.node import job
from tests.browser.places import PLACES, opened

SEED = 15
ROUNDS = 10_000
Outcomes = list[dict[str, Any]]
Player = Callable[[list[dict[str, Any]]], Outcomes]


@dataclass(frozen=True)
class Case:
    """Rounds of a game: how many, with how many players or in which preset, and who plays."""

    game: str
    rounds: int
    players: int | None = None
    preset: str | None = None
    bot: str = "random"
    options: dict[str, int] = field(default_factory=dict)

    def job(self, rounds: int) -> dict[str, Any]:
        """What WebAssembly is asked to play."""
        return job(ruleset(self.game, self.players, self.preset, **self.options), rounds, SEED, (self.bot,))

    def python(self, rounds: int, mode: str) -> dict[str, Any]:
        """What Python makes of it."""
        found = simulate(self.game, rounds, SEED, self.players, (self.bot,), self.preset, self.options, mode=mode)
        return {name: getattr(found, name) for name in ("moves", "digest", "cents", "wins", "no_win", "pot")}


def cases(game: str, rounds: int) -> list[Case]:
    """A game as it is usually played, by both bots; then its presets and numbers of seats."""
    info = catalogue.game(game).info
    few = max(1, rounds // 10)
    return [
        Case(game, rounds),
        Case(game, few, bot="greedy"),
        *(Case(game, few, preset=preset) for preset in info.presets),
        *(Case(game, few, players=n) for n in info.seats),
        *more_players(game, rounds),
    ]


def more_players(game: str, rounds: int) -> list[Case]:
    """Every number of seats that an option must allow, with the least that it may be then."""
    found = []
    for n in catalogue.game(game).info.more_seats:
        try:
            ruleset(game, n)
        except UnknownOption as refused:
            allowed = {refused.option: int(refused.facts["least"])}
            found.append(Case(game, max(1, rounds // 10), players=n, options=allowed))
        else:
            raise AssertionError(f"{game} needs no option for {n} players")
    return found


def disagreements(asked: list[Case], as_written: list[int], players: dict[str, Player]) -> list[str]:
    """A line for each way of playing that comes to something else than compiled Python.

    `as_written`: how many rounds of each case are played as written too.
    """
    found = []
    for case, few in zip(asked, as_written, strict=True):
        compiled = case.python(case.rounds, COMPILED)
        for name, play in players.items():
            if play([case.job(case.rounds)]) != [compiled]:
                found.append(f"{case}: {name}")
        if case.python(few, WRITTEN) != case.python(few, COMPILED):
            found.append(f"{case}: as written")
    return found


def main() -> int:
    """Prints what agrees and what does not; 1 when something does not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=catalogue.names())
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--in", dest="places", nargs="+", choices=PLACES, default=["Node", "Chromium"])
    parser.add_argument("--more", action="store_true")
    given = parser.parse_args()
    wrong = 0
    with opened(given.places) as places:
        players = {name: place.play for name, place in places.items()}
        for game in given.games:
            asked = more_players(game, given.rounds) if given.more else cases(game, given.rounds)
            if not asked:
                continue
            found = disagreements(asked, [max(1, given.rounds // 100)] + [1] * (len(asked) - 1), players)
            wrong += len(found)
            said = "; ".join(found) or f"equal as written, compiled, in {' and in '.join(players)}"
            print(f"{game}: {sum(case.rounds for case in asked):,} rounds, {len(asked)} rulesets: {said}", flush=True)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
