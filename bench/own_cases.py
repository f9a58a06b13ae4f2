"""Our random playouts as cases: `CASES` of (name, make, note), where make() gives run(seconds) -> steps and games.

A step is a decision with at least two choices, as `ceki simulate` counts it; deals, forced moves and settlements are
in the time. The rules of every game differ, from each other and from any peer's: a ratio of speeds compares different
games.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ceki.engine.chance import key_from_seed
from ceki.engine.module.specialize import specialize
from ceki.engine.rule import COMPILED
from ceki.engine.visibility.tables import lay_tables
from ceki.lab.rounds import play_rounds
from ceki.lab.simulate import bot_codes
from ceki.play import catalogue
from ceki.play.ruleset import ruleset

Run = Callable[[float], dict[str, int]]
BATCH = 200  # rounds between two looks at the clock


def case(name: str, players: int, **options: Any) -> Callable[[], Run]:
    """Random playouts of one game at a number of seats."""

    def make() -> Run:
        played = ruleset(name, players, **options)
        run = specialize(play_rounds, played.game.namespace, COMPILED)
        tables = lay_tables(played.table(), played.game.dtype, 2, run)
        bots, master, done = bot_codes(("random",), players), key_from_seed(1), [0]

        def go(seconds: float) -> dict[str, int]:
            log, tally, cents, wins, tallies = (np.zeros(n, np.int64) for n in (0, 3, players, players, 5))
            until, rounds = time.perf_counter() + seconds, 0
            while time.perf_counter() < until:
                run(tables, master, done[0], BATCH, bots, log, tally, cents, wins, tallies)
                done[0] += BATCH
                rounds += BATCH
            return {"steps": int(tallies[1]), "games": rounds}

        return go

    return make


def cases() -> list[tuple[str, Callable[[], Run], str]]:
    """Every game with decisions, at its usual number of players."""
    found = []
    for game in catalogue.games():
        players = ruleset(game.id).players
        found.append(
            (game.id, case(game.id, players), f"{players} players, random, decisions with two choices or more")
        )
    return found


CASES = [c for c in cases() if c[0] != "pakau"]  # Pakau has no decision
