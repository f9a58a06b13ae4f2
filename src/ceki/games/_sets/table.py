"""The table of a game of sets: hands, stock, discards, calls, and what all have seen of them."""

from __future__ import annotations

from typing import Final

from ceki.cards.ceki import FACES
from ceki.cards.trail import TURNS
from ceki.engine.bits import NONE
from ceki.engine.record import ALL, NOBODY, OWN, counts, number, one_card, pile
from ceki.games._sets.options import MORE_SEATS, MOST_HALF_DECKS, Options

DRAWING, DISCARDING, CLAIMING = range(3)  # what the seat in turn decides
NO_CALL, TAN, CEKI = range(3)  # what a seat has called; the numbers of SILENT, STRONG and WEAK
CEKI_OVER_MATA: Final = 3  # of first calls: ceki, declared though a mata was held (BS-22)
FROM_STOCK, FROM_DISCARD, FROM_BOTH = range(3)


class Table(Options, seats=MORE_SEATS[-1], faces=FACES):
    """What lies on the table, and the rules of the house."""

    hand = counts("seats", "faces", seen=OWN)
    known = counts("seats", "faces", seen=ALL, of="hand")  # taken discards and shown draws, while surely still held
    stock = pile(30 * MOST_HALF_DECKS, seen=NOBODY)
    stock_left: int = number(seen=ALL)
    heap = counts("faces", seen=ALL)  # every discard that was not taken
    discard = one_card(seen=ALL, note=True)  # the last of them, while it may be taken
    shown = one_card(seen=ALL, note=True)  # the stock card that was turned up for all to see
    offered = one_card(seen=ALL)  # where it lies while callers decide
    got = one_card(seen="seat:turn", of="hand")  # the card that the seat in turn has just taken or drawn
    seen_got = one_card(seen=ALL, of="got")  # the same, where all have seen it come
    got_from: int = number(seen=ALL)
    from_draw: int = number(seen=ALL)  # the last discard was of the kind that had just been drawn
    turned = pile(15, seen=ALL)  # the cards turned for the score
    step: int = number(seen=ALL)
    drawer: int = number(seen=ALL)  # who drew, or discarded, the card that may be claimed
    asked: int = number(seen=ALL, width=32)  # the callers already asked about it, a set of seats
    call = number("seats", seen=ALL, width=8)
    first_call = number("seats", seen=ALL, width=8)  # what was said: tan, ceki, or ceki over a mata
    called_at = number("seats", seen=ALL, width=8)  # first to call is 1, the next 2
    changed = number("seats", seen=ALL, width=8)  # how often a caller has discarded a card other than the one just got
    passed = number("seats", seen=ALL, width=32)  # the cards that did not complete their hand as it is, a set
    # `known`, `passed` and these five follow from the public history. They are kept: playouts read them at every move.
    turns: int = number(seen=ALL, told=False)  # that are over, and what all have seen of the latest (cards/trail.py)
    came = number(TURNS, seen=ALL, told=False)
    went = number(TURNS, seen=ALL, width=8, told=False)
    called_on = number("seats", seen=ALL, told=False)  # the turn of a call
    showed: int = number(seen=ALL, width=8, told=False)  # hidden cards that the card just got has made known
    takes: int = number(seen=ALL)  # turns in a row in which the discard was taken
    reshuffled: int = number(seen=ALL, width=8)
    winner: int = number(seen=ALL, empty=NONE)
    win_card = one_card(seen=ALL, note=True)
    dealt: int = number(seen=ALL, width=8)  # won as dealt

    set_size: int = number(seen=ALL, width=8, empty=3)
    hand_size: int = number(seen=ALL, width=8, empty=14)
    starter_extra: int = number(seen=ALL, width=8, empty=1)  # (BS-5) the first player has one card more
    metu_from: int = number(seen=ALL, width=8, empty=FROM_STOCK)  # (BS-15) what another's card must be to win by it

    def reduce(self) -> None:
        """A smaller game has a smaller deck, and smaller hands (BS-5)."""
        super().reduce()
        self.hand_size = self.cards_each or self.hand_size
