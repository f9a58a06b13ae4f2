"""What people enter for a round in games of sets: who has won, with which cards, by whose draw, and what was turned."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.cards.ceki import FACES
from ceki.cards.sets import is_complete, matas
from ceki.engine.bits import NONE, count_all
from ceki.engine.contract import settle
from ceki.engine.outcomes.record import OutcomeRecord, cards, choice, one_card, player, row, yes
from ceki.engine.outcomes.refusals import CARD, OutcomeRefusal, OutcomeRefusals, refuse_outcome
from ceki.engine.rule import rule
from ceki.games._sets.calls import fits
from ceki.games._sets.options import FREE, MORE_SEATS
from ceki.games._sets.table import NO_CALL, TAN, Table
from ceki.games._sets.turns import win

MOST_TURNED: Final = 30  # for the score


class Outcome(OutcomeRecord, seats=MORE_SEATS[-1], faces=FACES):
    """A round that somebody has won, or nobody."""

    winner: int = player(clause="BS-31", says="Who has won?", nobody=True)
    dealt: int = yes(clause="BS-45", says="Was the hand complete as it was dealt?")
    drawer: int = player(clause="BS-15", says="Who drew the winning card, or discarded it?")
    call: int = choice("", "tan", "ceki", clause="BS-17", says="What had the winner called?")
    hand: Any = cards("faces", clause="BS-5", says="The winner's cards, with the winning card?")
    card: int = one_card(clause="BS-31", says="Which of them was the winning card?")
    turned: Any = row(MOST_TURNED, clause="BS-33", says="Which cards were turned for the score?")
    short: int = yes(clause="BS-47", says="Had the stock no more cards to turn?")


(
    COPIES_HELD,
    NO_SETS,
    NO_MATA,
    NOT_DEALT,
    NOT_HELD,
    NEEDS_CALL,
    NO_CLAIM,
    UNFIT,
    NO_MATA_BEFORE,
    COPIES_TURNED,
) = OUTCOME_REFUSALS = OutcomeRefusals(
    OutcomeRefusal("copies_held", "hand", "BS-2", "{n} copies of {card} are more than there are", (CARD, "n")),
    OutcomeRefusal("no_sets", "hand", "BS-13", "not every card is in a set of its rank"),
    OutcomeRefusal("no_mata", "hand", "BS-14", "no set is of identical cards, and a hand needs one to win"),
    OutcomeRefusal("not_dealt", "dealt", "BS-45", "only who begins can be dealt a complete hand here"),
    OutcomeRefusal("not_held", "card", "BS-31", "{card} is not among the winner's cards", (CARD,)),
    OutcomeRefusal("needs_call", "call", "BS-23", "only a player who has called can win here"),
    OutcomeRefusal("no_claim", "call", "BS-24", "only a player who has called wins with another's card"),
    OutcomeRefusal("unfit", "call", "BS-19", "with this call, {card} does not complete these cards", (CARD,)),
    OutcomeRefusal("no_mata_before", "call", "BS-18", "this call needs an identical set without {card}", (CARD,)),
    OutcomeRefusal("copies_turned", "turned", "BS-2", "{n} copies of {card}, with the hand, are too many", (CARD, "n")),
)


@rule
def ask_outcome(g: Table, s: Outcome, asked: Any) -> None:
    """After a win, of the cards, the call and the cards turned; after a dead round, of nothing more (BS-32)."""
    asked.winner = 1
    if s.winner == NONE:
        return
    asked.dealt = int(may_be_dealt(g, s.winner))
    asked.hand = g.hand_size + 1
    if not s.dealt:
        asked.drawer = 1
        asked.call = 1
        asked.card = 1
    n = to_turn(g, s)
    given = in_row(s.turned)
    asked.short = int(0 < given < n or (s.short and given < n))
    asked.turned = given if s.short and given < n else n


@rule
def may_be_dealt(g: Table, winner: int) -> bool:
    """Whether a seat can have won as dealt (BS-45)."""
    return bool(g.kandang_tangan and g.starter_extra and winner == g.starter)


@rule
def in_row(cards: Any) -> int:
    """How many cards lie in a row, (places,)."""
    n = 0
    while n < len(cards) and cards[n] != NONE:
        n += 1
    return n


@rule
def to_turn(g: Table, s: Outcome) -> int:
    """How many cards the score turns of a stock that has enough; 0 for a win that is not entered yet, or cannot be."""
    refused = np.zeros(3, np.int64)
    refused[0] = NONE
    if count_all(s.hand) != g.hand_size + 1:
        return 0
    lay_win(g, s, refused)
    if refused[0] != NONE:
        return 0
    for place in range(MOST_TURNED):
        g.stock[place] = 0
    g.stock_left = MOST_TURNED
    settle(g)
    return MOST_TURNED - int(g.stock_left)


@rule
def enter_outcome(g: Table, s: Outcome, refused: Any) -> int:
    """Lays a round out as it was won, with the cards that are turned on top of the stock."""
    if s.winner == NONE:
        g.over = 1
        return 0
    lay_win(g, s, refused)
    n = in_row(s.turned)
    for place in range(n):
        g.stock[place] = s.turned[n - 1 - place]
    g.stock_left = n
    for face in range(FACES):
        cards = g.hand[s.winner, face]
        for place in range(n):
            cards += int(s.turned[place] == face)
        if cards > g.half_decks:
            refuse_outcome(refused, COPIES_TURNED, face, cards)
    return 0


@rule
def lay_win(g: Table, s: Outcome, refused: Any) -> None:
    """Lays the winner's cards out, and the win, if there can be such a one."""
    hand = g.hand[s.winner]
    for face in range(FACES):
        g.deck[face] = g.half_decks
        hand[face] = s.hand[face]
        if hand[face] > g.half_decks:
            refuse_outcome(refused, COPIES_HELD, face, hand[face])
    if not is_complete(hand, g.honour_rank, g.set_size):
        refuse_outcome(refused, NO_SETS, 0, 0)
    if matas(hand, g.set_size) == 0:
        refuse_outcome(refused, NO_MATA, 0, 0)
    if s.dealt:
        if not may_be_dealt(g, s.winner):
            refuse_outcome(refused, NOT_DEALT, 0, 0)
        win(g, s.winner, NONE)
        g.dealt = 1
    else:
        lay_last_card(g, s, refused)


@rule
def lay_last_card(g: Table, s: Outcome, refused: Any) -> None:
    """The winning card, from whom it came, and the call under which it wins."""
    hand = g.hand[s.winner]
    if s.card == NONE or hand[s.card] == 0:
        refuse_outcome(refused, NOT_HELD, s.card, 0)
        return
    g.drawer = s.drawer
    g.call[s.winner] = s.call
    if s.call == NO_CALL:
        if g.require_call:
            refuse_outcome(refused, NEEDS_CALL, 0, 0)
        if s.drawer != s.winner:
            refuse_outcome(refused, NO_CLAIM, 0, 0)
    else:
        hand[s.card] -= 1
        if not fits(g, s.winner, s.card):
            refuse_outcome(refused, UNFIT, s.card, 0)
        if s.call == TAN and g.after_call != FREE and matas(hand, g.set_size) == 0:  # who may change breaks it up
            refuse_outcome(refused, NO_MATA_BEFORE, s.card, 0)
        hand[s.card] += 1
    win(g, s.winner, s.card)
