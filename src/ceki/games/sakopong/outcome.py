"""What people enter for a round at a real table."""

from __future__ import annotations

from typing import Any

from ceki.cards.pack52 import FACES
from ceki.engine.bits import NONE, count_all
from ceki.engine.outcomes.record import OutcomeRecord, amounts, player
from ceki.engine.outcomes.refusals import SEAT, OutcomeRefusal, OutcomeRefusals, refuse_outcome
from ceki.engine.rule import rule
from ceki.games.sakopong.options import HAND, LAST_TRICK
from ceki.games.sakopong.rules import SEATS, Table


class Outcome(OutcomeRecord, seats=SEATS, faces=FACES):
    """The tricks."""

    tricks: Any = amounts(HAND, clause="SK-8", says="How many tricks has each player won?")
    last: int = player(clause="SK-9", says="Who has won the last trick?", optional=True)


TRICKS_IN_ALL, NEEDS_LAST, NO_TRICK = OUTCOME_REFUSALS = OutcomeRefusals(
    OutcomeRefusal("tricks_in_all", "tricks", "SK-8", "a round has {of} tricks, not {n}", ("n", "of")),
    OutcomeRefusal("needs_last", "last", "SK-9", "the last trick takes the stakes here; say who has won it"),
    OutcomeRefusal("no_trick", "last", "SK-9", "{seat} has no trick", (SEAT,)),
)


@rule
def ask_outcome(g: Table, s: Outcome, asked: Any) -> None:
    """Of the tricks, and of the last of them."""
    asked.tricks = 1
    asked.last = 1


@rule
def enter_outcome(g: Table, s: Outcome, refused: Any) -> int:
    """Lays the tricks before their winners."""
    for seat in range(g.seats):
        g.tricks[seat] = s.tricks[seat]
    n = count_all(g.tricks)
    if n != HAND:
        refuse_outcome(refused, TRICKS_IN_ALL, n, HAND)
    if s.last != NONE and s.tricks[s.last] == 0:
        refuse_outcome(refused, NO_TRICK, s.last, 0)
    if s.last == NONE and g.payout == LAST_TRICK:
        refuse_outcome(refused, NEEDS_LAST, 0, 0)
    g.leader = max(s.last, 0)
    g.over = 1
    return 0
