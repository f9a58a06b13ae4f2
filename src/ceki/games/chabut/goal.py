"""What a hand counts, and how many cards keep it in."""

from __future__ import annotations

from typing import Any

from ceki.cards.pack52 import ACE, RANKS, of_rank
from ceki.engine.bits import count_all
from ceki.engine.reasons import Fact, Facts, tell, with_number
from ceki.engine.rule import rule
from ceki.games.chabut.options import BANKER
from ceki.games.chabut.rules import Table, best_total, dealer, hand_of, lowest, may_draw, value

POOLED, AGAINST_DEALER, DEALING = range(3)  # what a hand is held against

SUM, JUST, OVER, SAFE, ALL_SAFE = GOALS = Facts(
    Fact("goal-sum", "CH-6", numbers=("n", "target", "aim")),
    Fact("goal-just", "CH-12", numbers=("n",)),
    Fact("goal-over", "CH-15", numbers=("n", "target")),
    Fact("goal-safe", "CH-15", numbers=("n", "of")),
    Fact("goal-all-safe", "CH-15"),
)


@rule
def goal(g: Table, seat: int, unseen: Any, out: Any) -> None:
    """The points of the own hand; then, in turn, how many of the cards not seen keep it in."""
    total = value(g, seat)
    if total == g.target:
        tell(out, JUST)
        with_number(out, total)
        return
    tell(out, OVER if total > g.target else SUM)
    with_number(out, total)
    with_number(out, g.target)
    if total < g.target:
        with_number(out, aim(g, seat))
    if g.turn == seat and total < g.target and may_draw(g, total):
        tell_safe(g, seat, unseen, out)


@rule
def aim(g: Table, seat: int) -> int:
    """Whom the hand is held against (CH-21): everybody, the dealer, or, for the dealer, each of the others."""
    if g.showdown != BANKER:
        return POOLED
    return DEALING if seat == dealer(g) else AGAINST_DEALER


@rule
def tell_safe(g: Table, seat: int, unseen: Any, out: Any) -> None:
    """How many cards leave the hand at the target or below."""
    cards = hand_of(g, seat)
    low = lowest(g, cards)
    aces = of_rank(cards, ACE)
    safe = 0
    for rank in range(RANKS):
        n = 0
        for card in range(rank, len(unseen), RANKS):
            n += unseen[card]
        if n > 0 and best_total(g, low + g.worth[rank], aces + int(rank == ACE)) <= g.target:
            safe += n
    of = count_all(unseen)
    tell(out, ALL_SAFE if safe == of else SAFE)
    if safe != of:
        with_number(out, safe)
        with_number(out, of)
