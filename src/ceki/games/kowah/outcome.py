"""What people enter for a round at a real table."""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import FACES, OWN_KIND
from ceki.cards.sets import is_complete
from ceki.engine.bits import NONE
from ceki.engine.outcomes.record import OutcomeRecord, cards, choice, one_card, player
from ceki.engine.outcomes.refusals import CARD, OutcomeRefusal, OutcomeRefusals, refuse_outcome
from ceki.engine.rule import rule
from ceki.games.kowah.options import DISCARDER
from ceki.games.kowah.rules import HALF_DECKS, HAND, PLAIN, SET, TRIPLE, Table, win
from ceki.games.kowah.words import SEATS


class Outcome(OutcomeRecord, seats=SEATS, faces=FACES):
    """A hand that somebody has won, or nobody."""

    winner: int = player(clause="KW-20", says="Who has won?", nobody=True)
    how: int = choice("plain", "double", "triple", clause="KW-21", says="How was it won?")
    discarder: int = player(clause="KW-26", says="Who had discarded the winning card?")
    hand: Any = cards("faces", clause="KW-20", says="The winner's cards, with the winning card?")
    card: int = one_card(clause="KW-16", says="Which of them was the winning card?")


COPIES_HELD, NO_SETS, NOT_HELD, SELF_DISCARD = OUTCOME_REFUSALS = OutcomeRefusals(
    OutcomeRefusal("copies_held", "hand", "KW-2", "{n} copies of {card} are more than there are", (CARD, "n")),
    OutcomeRefusal("no_sets", "hand", "KW-8", "the cards do not make three sets"),
    OutcomeRefusal("not_held", "card", "KW-16", "{card} is not among the winner's cards", (CARD,)),
    OutcomeRefusal("self_discard", "discarder", "KW-26", "nobody wins by their own discard"),
)


@rule
def ask_outcome(g: Table, s: Outcome, asked: Any) -> None:
    """After a win, of the cards and how it was won; after a void hand, of nothing more (KW-30)."""
    asked.winner = 1
    if s.winner == NONE:
        return
    asked.how = 1
    asked.discarder = int(g.payment == DISCARDER and s.how + PLAIN != TRIPLE)
    asked.hand = HAND + 1
    asked.card = 1


@rule
def enter_outcome(g: Table, s: Outcome, refused: Any) -> int:
    """Lays the winner's hand open."""
    if s.winner == NONE:
        g.over = 1
        return 0
    for face in range(FACES):
        g.deck[face] = HALF_DECKS
        g.hand[s.winner, face] = s.hand[face]
        if s.hand[face] > HALF_DECKS:
            refuse_outcome(refused, COPIES_HELD, face, s.hand[face])
    if not is_complete(g.hand[s.winner], OWN_KIND, SET):
        refuse_outcome(refused, NO_SETS, 0, 0)
    if s.card == NONE or s.hand[s.card] == 0:
        refuse_outcome(refused, NOT_HELD, s.card, 0)
        return 0
    if s.discarder == s.winner:
        refuse_outcome(refused, SELF_DISCARD, 0, 0)
    g.discarder = s.discarder
    g.turn = s.winner
    win(g, s.card, s.how + PLAIN)
    return 0
