"""How a level chooses among the moves of its search: sharply, or with near misses.

The worse a move looked beside the best, the rarer it is made, so that what is plainly wrong is hardly ever played.
`tally` is that of a search (tally.py); its column `ASKED` lists the moves, the best first.
"""

from __future__ import annotations

from typing import Any, Final

from ceki.bots.tally import ASKED, PLAYOUTS, SUM, VERB, stake
from ceki.engine.chance import Words, small_share
from ceki.engine.rule import rule

WARMTH_PART: Final = 1000  # a warmth is given in such parts
LOG_2: Final = 0.6931471805599453
NEVER: Final = 700.0  # e to the minus this is no number that tells


@rule
def put_wins_first(tally: Any, n: int, wins: int) -> int:
    """Lists the moves of some verbs, given as a set, before the others of `n`; returns how many, or `n` for none."""
    first = 0
    for i in range(n):
        place = tally[i, ASKED]
        if (wins >> tally[place, VERB]) & 1:
            for k in range(i, first, -1):
                tally[k, ASKED] = tally[k - 1, ASKED]
            tally[first, ASKED] = place
            first += 1
    return first if first > 0 else n


@rule
def chosen(tally: Any, n: int, warmth: int, state: Words) -> int:
    """The first of `n` listed moves; or, with a chance that falls with what it looked to lose, another."""
    best = tally[0, ASKED]
    if n == 1 or warmth == 0:
        return int(best)
    unit = warmth / WARMTH_PART * stake(tally, n)
    if unit == 0:
        return int(best)
    likely = 0.0
    for i in range(n):
        likely += likelihood(tally, tally[i, ASKED], unit)
    left = small_share(state) * likely
    for i in range(n):
        left -= likelihood(tally, tally[i, ASKED], unit)
        if left < 0:
            return int(tally[i, ASKED])
    return int(best)


@rule
def likelihood(tally: Any, place: int, unit: float) -> float:
    """How likely a move is made beside the best: e times as rare for each `unit` that it was worth less."""
    best = tally[0, ASKED]
    less = tally[best, SUM] / tally[best, PLAYOUTS] - tally[place, SUM] / tally[place, PLAYOUTS]
    return e_to_minus(less / unit) if less > 0 else 1.0


@rule
def e_to_minus(x: float) -> float:
    """e to the minus `x`, for `x` from 0 on: the same to the last digit on every machine, as `exp` is not."""
    if x > NEVER:
        return 0.0
    halvings = int(x / LOG_2)
    rest = x - halvings * LOG_2
    power = 0.0
    term = 1.0
    terms = 0
    while power + term != power:
        power += term
        terms += 1
        term *= -rest / terms
    for _ in range(halvings):
        power *= 0.5
    return power


def warmth_in_parts(warmth: float) -> int:
    """A warmth as drivers take it, in thousandths. Plain Python."""
    return round(warmth * WARMTH_PART)
