"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from ceki.cards.reduced import ReducedDeck
from ceki.engine.numbered import Values
from ceki.engine.options import Amount, Choice, Flag, Reduction
from ceki.engine.record import option

EACH, SPLIT, DISCARDER = PAYMENT = Values("each", "split", "discarder")
SETTLE, RACE, FIXED_HANDS = SCHEME = Values("settle", "race", "fixed_hands")
ROTATE, _, BY_LOT = NEXT_DEALER = Values("rotate", "winner", "random")
SHARE, _ = TIE = Values("share", "extra_hand")
VOID, RESHUFFLE = STOCK_OUT = Values("void", "reshuffle")


class Options(ReducedDeck):
    """The house rules."""

    scheme: int = option(Choice("settle", "KW-26", "Money after every hand, a race to a total, or most points after a number of hands.", among=SCHEME.declared))
    target: int = option(Amount(500, "KW-27", "Points that win a race.", low=9, high=1_000_000, company={"scheme": "race", "match_rate": 1}))
    hands: int = option(Amount(8, "KW-28", "Hands of a match of fixed hands.", low=1, high=10_000, company={"scheme": "fixed_hands", "match_rate": 1}))
    payment: int = option(Choice("each", "KW-26", "Each opponent pays the points; they share them; or the player who discarded the winning card pays alone.", among=PAYMENT.declared))
    rate: int = option(Amount(1, "KW-26", "Scheme settle: cents a point.", low=1, high=100_000))
    match_stake: int = option(Amount(0, "KW-27", "Cents that each other player pays the winner of a race or of fixed hands.", unsaid=0, high=100_000, company={"scheme": "race"}))
    match_rate: int = option(Amount(0, "KW-27", "Cents a point behind the winner of a race or of fixed hands.", unsaid_as="rate", high=100_000, company={"scheme": "race"}))
    require_call: int = option(Flag(True, "KW-17", "Only a player who has called can win."))
    call_on_deal: int = option(Flag(True, "KW-18", "A hand dealt ready may be called before the first turn."))
    call_mandatory: int = option(Flag(False, "KW-19", "A ready hand must be called."))
    claim_out_of_turn: int = option(Flag(False, "KW-35", "A discard may be claimed for the win out of turn."))
    may_return_taken: int = option(Flag(False, "KW-32", "A taken discard may be discarded again in the same turn."))
    stock_out: int = option(Choice("void", "KW-30", "What happens when the pile is empty.", among=STOCK_OUT.declared))
    next_dealer: int = option(Choice("rotate", "KW-31", "Who deals the next hand.", among=NEXT_DEALER.declared))
    tie: int = option(Choice("share", "KW-29", "Equal totals after the fixed hands: a shared win, or one hand more.", among=TIE.declared, company={"scheme": "fixed_hands", "hands": 2, "match_rate": 1}))
    take_limit: int = option(Amount(2, "HA-8", "After this many rounds of the table in which only discards were taken, the next player must draw.", low=1, high=10))
    cards_each: int = option(Reduction(among=(2, 5)))  # (KW-3)
