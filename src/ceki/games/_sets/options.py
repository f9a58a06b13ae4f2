"""The house rules that games of sets share: the deal, the calls, the claims, the end of the stock."""

from __future__ import annotations

from typing import Final

from ceki.cards.ceki import honour_rank
from ceki.cards.reduced import ReducedDeck
from ceki.engine.numbered import Values
from ceki.engine.options import Amount, Choice, Flag, Reduction
from ceki.engine.record import option

SEATS: Final = 14  # [BS-1]
MORE_SEATS: Final = tuple(range(SEATS + 1, 21))  # (BS-4) with an explicit number of cards
MOST_HALF_DECKS: Final = 40  # (BS-4) 1,200 cards
*_, CUSTOM = TABLES = Values("babas", "pwee", "amaro", "custom")
IMPROVE_ONLY, FREE, LOCKED = AFTER_CALL = Values("improve_only", "free", "locked")
VOID, RESHUFFLE = STOCK_OUT = Values("void", "reshuffle")
FORCED, DECLARED = CALL_CHOICE = Values("forced", "declared")
DRAWER_FIRST, EARLIEST_CALL, CEKI_FIRST = CLAIM_PRIORITY = Values("drawer_then_turn_order", "earliest_call", "ceki_first")
PACKETS, WASH = DEAL = Values("packets", "wash")


class Options(ReducedDeck):
    """The house rules."""

    deck_table: int = option(Choice("babas", "BS-3", "Which book's table says how many cards are used.", among=TABLES.declared, along={"custom": {"half_decks": 8}}))
    half_decks: int = option(Amount(None, "BS-2", "Half decks of 30 cards, instead of a table.", low=2, high=MOST_HALF_DECKS, optional=True))
    deal: int = option(Choice("packets", "BS-6", "Seven, one more to the first player, seven; or all at once from washed cards.", among=DEAL.declared))
    honour_rank: int = option(honour_rank("HN-1"))  # [BS-16] [HN-2]
    may_return_taken: int = option(Flag(False, "BS-12", "A taken discard may be discarded again in the same turn."))
    require_call: int = option(Flag(False, "BS-23", "Only a player who has called can win."))
    call_choice: int = option(Choice("forced", "BS-22", "Tan or ceki follows from the cards, or may be declared.", among=CALL_CHOICE.declared))
    claim_priority: int = option(Choice("drawer_then_turn_order", "BS-26", "Which of several callers takes the card.", among=CLAIM_PRIORITY.declared))
    claim_optional: int = option(Flag(False, "BS-27", "A caller may let a winning card pass."))
    after_call: int = option(Choice("improve_only", "BS-30", "What a caller may still change.", among=AFTER_CALL.declared))
    take_limit: int = option(Amount(2, "HA-8", "After this many rounds of the table in which only discards were taken, the next player must draw.", low=1, high=10))
    kandang_tangan: int = option(Flag(True, "BS-45", "A hand dealt complete wins at once, doubled."))
    stock_out: int = option(Choice("void", "BS-32", "What happens when the stock is empty.", among=STOCK_OUT.declared))
    stock_reserve: int = option(Amount(0, "BS-32", "Cards of the stock that are never played.", low=0, high=30))
    cards_each: int = option(Reduction(among=(2, 5, 8, 11)))  # (BS-5)
