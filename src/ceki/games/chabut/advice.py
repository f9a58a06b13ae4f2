"""The reasons of a move."""

from __future__ import annotations

from typing import Any

from ceki.cards.pack52 import FACES
from ceki.engine.bits import count_all
from ceki.engine.reasons import Fact, Facts, fact, with_number
from ceki.engine.rule import rule
from ceki.games.chabut.rules import Table, value
from ceki.games.chabut.words import DRAW, PASS

STANDS, NO_RISK, NO_RISK_MAKES_IT, KEEPS_IN, MAKES_IT, TOO_MUCH, DEALER_PASSES = FACTS = Facts(
    Fact("stands", "CH-10", "next", ("n",)),
    Fact("no_risk", "CH-15", "next"),
    Fact("no_risk_makes_it", "CH-15", "next", ("of", "just", "target")),
    Fact("keeps_in", "CH-15", "next", ("of", "n")),
    Fact("makes_it", "CH-15", "next", ("of", "just", "target", "n")),
    Fact("too_much", "CH-15", "next", ("of", "over")),
    Fact("dealer_passes", "CH-23", numbers=("n",)),
)


@rule
def reasons(g: Table, seat: int, verb: int, card: int, unseen: Any, out: Any) -> None:
    """The facts of a legal move: how many cards keep one in, and how many make the target; or what one stands on. To
    draw is better by them where most cards keep one in."""
    if verb == PASS:
        total = value(g, seat)
        fact(out, STANDS, 0, 0)
        with_number(out, total)
    elif verb == DRAW:
        reason_to_draw(g, seat, unseen, out)


@rule
def reason_to_draw(g: Table, seat: int, unseen: Any, out: Any) -> None:
    """What the next card may do."""
    n = count_all(unseen)
    over = 0
    just = 0
    for face in range(FACES):
        if unseen[face] > 0:
            g.drawn[seat, face] = 1
            total = value(g, seat)
            over += int(total > g.target)
            just += int(total == g.target)
            g.drawn[seat, face] = 0
    which = MAKES_IT if just else KEEPS_IN
    if over == 0:
        which = NO_RISK_MAKES_IT if just else NO_RISK
    elif 2 * over > n:
        which = TOO_MUCH
    fact(out, which, n - 2 * over, 0)
    if which != NO_RISK:
        with_number(out, n)
    if which == TOO_MUCH:
        with_number(out, over)
    if which == MAKES_IT or which == NO_RISK_MAKES_IT:
        with_number(out, just)
        with_number(out, g.target)
    if which == MAKES_IT or which == KEEPS_IN:
        with_number(out, n - over)
