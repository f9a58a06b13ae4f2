"""How many tricks a player has, and what follows when everybody has one."""

from __future__ import annotations

from typing import Any

from ceki.engine.bits import first, how_many
from ceki.engine.reasons import Fact, Facts, tell, with_number
from ceki.engine.rule import rule
from ceki.games.sakopong.options import EACH_HAS_TRICK, MOST_TRICKS
from ceki.games.sakopong.rules import Table, most_tricks, trickless

TRICKS, SERI, YOU_NONE, ONE_NONE, SOME_NONE, MOST, MOST_YOU, MOST_EQUAL = GOALS = Facts(
    Fact("goal-tricks", "SK-8", numbers=("mine", "left", "payout")),
    Fact("goal-seri", "SK-8"),
    Fact("goal-you-none", "SK-8", numbers=("payout",)),
    Fact("goal-one-none", "SK-8", numbers=("seat",)),
    Fact("goal-some-none", "SK-8", numbers=("n",)),
    Fact("goal-most", "SK-9", numbers=("seat", "n")),
    Fact("goal-most-you", "SK-9"),
    Fact("goal-most-equal", "SK-9", numbers=("n",)),
)


@rule
def goal(g: Table, seat: int, unseen: Any, out: Any) -> None:
    """The own tricks; then who has none, while everybody may still have one; else who has most, where that counts."""
    tell(out, TRICKS)
    with_number(out, g.tricks[seat])
    with_number(out, g.tricks_left)
    with_number(out, g.payout)
    without = trickless(g)
    n = how_many(without)
    if g.seri == EACH_HAS_TRICK and n <= g.tricks_left:
        if n == 0:
            tell(out, SERI)
        elif g.tricks[seat] == 0:
            tell(out, YOU_NONE)
            with_number(out, g.payout)
        elif n == 1:
            tell(out, ONE_NONE)
            with_number(out, first(without))
        else:
            tell(out, SOME_NONE)
            with_number(out, n)
    elif g.payout == MOST_TRICKS:
        tell_most(g, seat, out)


@rule
def tell_most(g: Table, seat: int, out: Any) -> None:
    """Who has most tricks."""
    leading = most_tricks(g)
    ahead = first(leading)
    if how_many(leading) > 1:
        tell(out, MOST_EQUAL)
        with_number(out, g.tricks[ahead])
    elif ahead == seat:
        tell(out, MOST_YOU)
    else:
        tell(out, MOST)
        with_number(out, ahead)
        with_number(out, g.tricks[ahead])
