"""What three cards are worth."""

from __future__ import annotations

from typing import Any

from ceki.engine.reasons import LINE, Fact, Facts, tell, with_number
from ceki.engine.rule import rule
from ceki.games.pakau.rules import Table, class_of, pips_of, strength
from ceki.games.pakau.words import REMAINDER_9

REMAINDER, RANKED, OUT = GOALS = Facts(
    Fact("goal-remainder", "PK-7", numbers=("pips", "rest")),
    Fact("goal-ranked", "PK-4", numbers=(LINE,)),
    Fact("goal-thirty-out", "PK-9", numbers=("pips",)),
)


@rule
def goal(g: Table, seat: int, unseen: Any, out: Any) -> None:
    """What remains of the pips, or the name of a hand that stands above them."""
    hand = g.hand[seat]
    which = class_of(g, hand)
    if which < REMAINDER_9:
        tell(out, RANKED)
        with_number(out, which)
        return
    tell(out, OUT if strength(g, hand) == 0 else REMAINDER)
    with_number(out, pips_of(hand))
    if strength(g, hand) != 0:
        with_number(out, pips_of(hand) % 10)
