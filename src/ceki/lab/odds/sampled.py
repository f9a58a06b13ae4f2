"""Many deals without play: how often a game's own events come, to stand beside what was counted exactly."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

import numpy as np

from ceki.engine.chance import Words, key_from_seed, round_key
from ceki.engine.contract import deal, event
from ceki.engine.errors import whole
from ceki.engine.module.specialize import specialize
from ceki.engine.rule import COMPILED, driver
from ceki.engine.visibility.tables import lay_tables
from ceki.play.ruleset import Ruleset

VALUES: Final = 256  # an event has values from 0 to one less
NORMAL_95: Final = 1.959963984540054  # of the standard normal distribution, 2.5 % lie above


@driver
def count_deals(tables: Any, master: Words, first_deal: int, deals: int, whats: Any, found: Any) -> None:
    """Deals tables[1] `deals` times, each from a copy of the blank tables[0]; found[i, v], (events, values), counts
    event whats[i] being v."""
    for i in range(first_deal, first_deal + deals):
        tables[1] = tables[0]
        g = tables[1]
        round_key(master, i, g.key)
        g.starter = i % g.seats
        deal(g)
        for j in range(len(whats)):
            found[j, event(g, whats[j])] += 1


def simulate_events(
    ruleset: Ruleset, whats: Sequence[int], deals: int, seed: int = 0, mode: str = COMPILED
) -> list[dict[int, int]]:
    """How often each event had each value in `deals` deals, a map for each event. Raises `ValueError` for no deals."""
    whole("deals", deals, 1)
    run = specialize(count_deals, ruleset.game.namespace, mode)
    tables = lay_tables(ruleset.table(), ruleset.game.dtype, 2, run)
    found = np.zeros((len(whats), VALUES), np.int64)
    run(tables, key_from_seed(seed), 0, deals, np.array(whats, np.int64), found)
    return [{value: int(n) for value, n in enumerate(row) if n} for row in found]


def interval(good: int, total: int) -> tuple[float, float]:
    """The 95 % interval of a share, from and to, between 0 and 1 (E. B. Wilson, 1927)."""
    share, z2 = good / total, NORMAL_95**2
    middle = (share + z2 / (2 * total)) / (1 + z2 / total)
    half = NORMAL_95 * sqrt(share * (1 - share) / total + z2 / (4 * total * total)) / (1 + z2 / total)
    return middle - half if good else 0.0, middle + half if good < total else 1.0
