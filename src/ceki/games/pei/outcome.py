"""What people enter for a round at a real table."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import COPIES, FACES
from ceki.cards.won import lay_won, refuse_uneven
from ceki.engine.outcomes.record import ANY, OutcomeRecord, amounts, cards, yes
from ceki.engine.outcomes.refusals import CARD, SEAT, OutcomeRefusal, OutcomeRefusals
from ceki.engine.rule import rule
from ceki.games.pei.bets import pay_stakes, settle_bets
from ceki.games.pei.rules import RAJA, Table
from ceki.games.pei.words import SEATS

CAPTURED: Final = 2  # cards that are taken at a time (PE-13)
MOST: Final = 10_000  # points of a pile


class Outcome(OutcomeRecord, seats=SEATS, faces=FACES):
    """The piles, or what their owners have counted in them."""

    counted: int = yes(clause="PE-21", says="Have you counted the points yourselves?")
    won: Any = cards("seats", "faces", clause="PE-18", says="Which cards has each player captured?")
    score: Any = amounts(MOST, clause="PE-21", says="How many points has each player?")


TOO_MANY, UNEVEN = OUTCOME_REFUSALS = OutcomeRefusals(
    OutcomeRefusal("too_many", "won", "PE-6", "{n} copies of {card} are more than there are", (CARD, "n")),
    OutcomeRefusal("uneven", "won", "PE-13", "{seat} has an odd number of cards of the rank of {card}", (SEAT, CARD)),
)


@rule
def ask_outcome(g: Table, s: Outcome, asked: Any) -> None:
    """Of the points, where they are counted, or of the piles."""
    asked.counted = 1
    if s.counted:
        asked.score = 1
    else:
        asked.won = ANY


@rule
def enter_outcome(g: Table, s: Outcome, refused: Any) -> int:
    """Takes the stakes (PE-41) and lays the piles; with points that are counted, the bets are settled."""
    pay_stakes(g)
    g.starter = RAJA
    g.turn = RAJA
    g.over = 1
    lay_won(g, s, COPIES, refused, TOO_MANY)
    refuse_uneven(g, CAPTURED, 0, refused, UNEVEN)
    if not s.counted:
        return 0
    for seat in range(g.seats):
        g.score[seat] = s.score[seat]
    settle_bets(g)
    return 1
