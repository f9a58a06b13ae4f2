"""What people enter for a round at a real table."""

from __future__ import annotations

from typing import Any

import numpy as np

from ceki.cards.pack52 import FACES
from ceki.engine.bits import NONE, count_all
from ceki.engine.moves import VERBS, clear, may
from ceki.engine.outcomes.record import ANY, OutcomeRecord, cards
from ceki.engine.outcomes.refusals import CARD, SEAT, OutcomeRefusal, OutcomeRefusals, refuse_outcome
from ceki.engine.rule import rule
from ceki.games.chabut.options import SEATS
from ceki.games.chabut.rules import Table, deal, lay_open, legal
from ceki.games.chabut.words import OUT, PASS


class Outcome(OutcomeRecord, seats=SEATS, faces=FACES):
    """The hands: what was dealt, and what was drawn."""

    keels: Any = cards("seats", "faces", clause="CH-8", says="Which two cards was each player dealt?")
    drawn: Any = cards("seats", "faces", clause="CH-9", says="Which cards has each player drawn?")


TWICE, CAST_OUT, TOO_MANY, GOES_ON = OUTCOME_REFUSALS = OutcomeRefusals(
    OutcomeRefusal("twice", "drawn", "CH-1", "{card} appears twice", (CARD,)),
    OutcomeRefusal("cast_out", "drawn", "CH-2", "{card} is not in the pack here", (CARD,)),
    OutcomeRefusal("too_many", "drawn", "CH-13", "{seat} has more cards than a hand may have", (SEAT,)),
    OutcomeRefusal("goes_on", "drawn", "CH-10", "{seat} has too few points to pass, and draws on", (SEAT,)),
)


@rule
def ask_outcome(g: Table, s: Outcome, asked: Any) -> None:
    """Of all hands."""
    asked.keels = 2
    asked.drawn = ANY


@rule
def enter_outcome(g: Table, s: Outcome, refused: Any) -> int:
    """Lays every hand, in the order of their turns, and all of them open."""
    deal(g)
    refuse_impossible(g, s, refused)
    for seat in range(g.seats):
        for card in range(FACES):
            g.keels[seat, card] = s.keels[seat, card]
            g.drawn[seat, card] = s.drawn[seat, card]
    moves = np.zeros(VERBS, np.int64)
    for step in range(g.seats):
        seat = (g.starter + step) % g.seats
        n = count_all(g.drawn[seat])
        g.turn = seat
        g.stock_left -= n
        g.cards[seat] = 2 + n
        if g.cards[seat] > g.max_cards:
            refuse_outcome(refused, TOO_MANY, seat, 0)
        clear(moves)
        legal(g, moves)
        if not may(moves, PASS, NONE) and not may(moves, OUT, NONE):
            refuse_outcome(refused, GOES_ON, seat, 0)
        g.out[seat] = int(may(moves, OUT, NONE))
    lay_open(g)
    g.over = 1
    return 0


@rule
def refuse_impossible(g: Table, s: Outcome, refused: Any) -> None:
    """Refuses a card that is there twice, or that the pack does not have."""
    for card in range(FACES):
        n = 0
        for seat in range(g.seats):
            n += s.keels[seat, card] + s.drawn[seat, card]
        if n > 0 and g.deck[card] == 0:
            refuse_outcome(refused, CAST_OUT, card, 0)
        if n > 1:
            refuse_outcome(refused, TWICE, card, 0)
