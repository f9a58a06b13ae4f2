"""What people enter for a round at a real table."""

from __future__ import annotations

from typing import Any

from ceki.cards.pack52 import FACES
from ceki.engine.bits import NONE
from ceki.engine.outcomes.record import OutcomeRecord, cards
from ceki.engine.outcomes.refusals import CARD, OutcomeRefusal, OutcomeRefusals, refuse_outcome
from ceki.engine.rule import rule
from ceki.games.pakau.rules import Table, play
from ceki.games.pakau.words import HAND, OPEN, SEATS


class Outcome(OutcomeRecord, seats=SEATS, faces=FACES):
    """The hands, which are laid open."""

    hand: Any = cards("seats", "faces", clause="PK-3", says="Which cards has each player laid open?")


(TWICE,) = OUTCOME_REFUSALS = OutcomeRefusals(
    OutcomeRefusal("twice", "hand", "PK-1", "{card} appears twice", (CARD,)),
)


@rule
def ask_outcome(g: Table, s: Outcome, asked: Any) -> None:
    """Of all hands."""
    asked.hand = HAND


@rule
def enter_outcome(g: Table, s: Outcome, refused: Any) -> int:
    """Lays all hands open."""
    for card in range(FACES):
        g.deck[card] = 1
        n = 0
        for seat in range(g.seats):
            g.hand[seat, card] = s.hand[seat, card]
            n += s.hand[seat, card]
        if n > 1:
            refuse_outcome(refused, TWICE, card, 0)
    play(g, OPEN, NONE)
    return 0
