"""For bots: what a simple player would do, and what calls and throws say of hidden cards."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.cards.pack52 import RANKS, suit_of
from ceki.engine.bits import has
from ceki.engine.chance import small_below
from ceki.engine.contract import ANY_HAND, WITH_OTHERS
from ceki.engine.rule import rule
from ceki.games.sakopong.rules import SEATS, Table, height
from ceki.games.sakopong.words import THROW

SUITS: Final = 4


@rule
def hand_constraint(g: Table, seat: int) -> int:
    """Who could not follow held no card of that suit: not in the hand, nor among what was thrown since (SK-6)
    (SK-7)."""
    return WITH_OTHERS if g.lacks[seat, 0] != 0 else ANY_HAND


@rule
def sample_table(g: Table, rows: Any, loose: Any, state: Any) -> bool:
    """Draws the hand and then the throws of each seat, from the last back to the first: the suits that it lacked grow
    fewer, so what it drew before leaves it as many ways whatever it was. What other seats drew leaves it fewer than at
    first, and in as many of those ways the table is given up."""
    first_left = np.zeros(SUITS, np.int64)
    left = np.zeros(SUITS, np.int64)
    for suit in range(SUITS):
        for card in range(RANKS * suit, RANKS * (suit + 1)):
            first_left[suit] += loose[card]
        left[suit] = first_left[suit]
    for seat in range(g.seats):
        n = g.throws[seat]
        if g.lacks[seat, 0] != 0 and rows[SEATS + seat, 0] < 0:
            cards = -rows[seat, 0]
            rows[seat, 0] = 0
            rows[SEATS + seat, 0] = 0
            for i in range(cards + n):
                lacking = g.lacks[seat, n - 1 if i < cards else n - 1 - (i - cards)]
                if not draw_of_others(
                    rows[seat if i < cards else SEATS + seat],
                    lacking,
                    ways_of(first_left, lacking) - i,
                    loose,
                    left,
                    state,
                ):
                    return False
    return True


@rule
def ways_of(cards: Any, lacking: int) -> int:
    """How many cards there are of the other suits."""
    n = 0
    for suit in range(SUITS):
        n += 0 if has(lacking, suit) else cards[suit]
    return n


@rule
def draw_of_others(row: Any, lacking: int, ways: int, loose: Any, left: Any, state: Any) -> bool:
    """Draws a card that is of none of these suits; false in as many of the `ways` as have no card any more."""
    if ways <= 0:
        return False
    chosen = small_below(state, ways)
    for suit in range(SUITS):
        if not has(lacking, suit):
            if chosen < left[suit]:
                card = RANKS * suit
                while chosen >= loose[card]:
                    chosen -= loose[card]
                    card += 1
                row[card] += 1
                loose[card] -= 1
                left[suit] -= 1
                return True
            chosen -= left[suit]
    return False


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    """A simple player's eye: lead what few cards beat, win as cheaply as may be, else throw the lowest."""
    high = height(g, card)
    if g.laid == 0:
        return 100 - 4 * unseen_above(g, card) - high
    if verb == THROW:
        return 50 - high
    return 100 - high if high > height(g, g.best) else 80 - high


@rule
def unseen_above(g: Table, card: int) -> int:
    """How many higher cards of its suit the seat in turn has neither held nor seen (SK-3, SK-5)."""
    n = 0
    for other in range(RANKS * suit_of(card), RANKS * (suit_of(card) + 1)):
        if height(g, other) > height(g, card):
            n += g.deck[other] - g.hand[g.turn, other] - g.thrown[g.turn, other] - g.played[other]
            for seat in range(g.seats):
                n -= g.trick[seat, other]
    return n
