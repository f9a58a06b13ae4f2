"""What people enter for a round at a real table."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import COPIES, FACES
from ceki.cards.won import lay_won, refuse_uneven
from ceki.engine.bits import count_all, how_many
from ceki.engine.outcomes.record import ANY, OutcomeRecord, amounts, cards
from ceki.engine.outcomes.refusals import CARD, SEAT, OutcomeRefusal, OutcomeRefusals, refuse_outcome
from ceki.engine.rule import rule
from ceki.games.cholek_tiga.options import LAST_CAPTURER
from ceki.games.cholek_tiga.rules import SEATS, Table, identical, with_copies

CAPTURED: Final = 3  # cards that are taken at a time (CT-7)
MOST: Final = FACES  # that a player can make of either


class Outcome(OutcomeRecord, seats=SEATS, faces=FACES):
    """The piles, and what was paid while the round was played."""

    won: Any = cards("seats", "faces", clause="CT-20", says="Which cards has each player captured?")
    ayam: Any = amounts(MOST, clause="CT-24", says="How many ayam has each player made?", optional=True)
    kandang: Any = amounts(MOST, clause="CT-24", says="How many kandang has each player made?", optional=True)


TOO_MANY, UNEVEN, NO_THREE, LEFT = OUTCOME_REFUSALS = OutcomeRefusals(
    OutcomeRefusal("too_many", "won", "CT-1", "{n} copies of {card} are more than there are", (CARD, "n")),
    OutcomeRefusal(
        "uneven",
        "won",
        "CT-7",
        "{seat} has cards of the rank of {card} that are not taken by threes",
        (SEAT, CARD),
    ),
    OutcomeRefusal(
        "no_three", "ayam", "CT-25", "{seat} has not as many cards three times as ayam and kandang", (SEAT,)
    ),
    OutcomeRefusal(
        "left", "won", "CT-16", "{card} lies in no pile {n} times, and the last capturer takes all", (CARD, "n")
    ),
)


@rule
def ask_outcome(g: Table, s: Outcome, asked: Any) -> None:
    """Of every pile, and of what was paid at once."""
    asked.won = ANY
    asked.ayam = 1
    asked.kandang = 1


@rule
def enter_outcome(g: Table, s: Outcome, refused: Any) -> int:
    """Lays the piles, and pays what was paid in play."""
    lay_won(g, s, COPIES, refused, TOO_MANY)
    refuse_uneven(g, CAPTURED, int(g.leftover_pool == LAST_CAPTURER), refused, UNEVEN)
    captured = 0
    for seat in range(g.seats):
        captured += count_all(g.won[seat])
    for face in range(FACES):
        if g.leftover_pool == LAST_CAPTURER and captured > 0 and g.pool[face] > 0:
            refuse_outcome(refused, LEFT, face, g.pool[face])
    for seat in range(g.seats):
        threes = how_many(with_copies(g, seat, COPIES - 1) | with_copies(g, seat, COPIES))
        if s.ayam[seat] + s.kandang[seat] > threes:
            refuse_outcome(refused, NO_THREE, seat, 0)
        for _ in range(s.ayam[seat]):
            identical(g, seat, True)
        for _ in range(s.kandang[seat]):
            identical(g, seat, False)
    g.over = 1
    return 0
