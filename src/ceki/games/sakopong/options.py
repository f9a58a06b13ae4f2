"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from ceki.engine.numbered import Values
from ceki.engine.options import Amount, Choice, Flag, Reduction
from ceki.engine.record import Record, option
from ceki.engine.refusals import Refusal, Refusals, refuse
from ceki.engine.rule import rule

HAND: Final = 5  # (SK-2)


class FirstLead(Choice):
    """Words, and seats as words or as numbers."""

    def read(self, given: Any) -> str:
        return super().read(str(given))


MOST_TRICKS, TRICKLESS_PAY, PER_TRICK, LAST_TRICK = PAYOUT = Values("most_tricks", "trickless_pay", "per_trick", "last_trick")
EACH_HAS_TRICK, OFF = SERI = Values("each_has_trick", "off")


class Options(Record):
    """The house rules."""

    must_follow: int = option(Flag(True, "SK-6", "Who can follow suit must; else any card may be thrown face down instead."))
    ace_high: int = option(Flag(True, "SK-3", "The ace is the highest card of its suit; else it is below the seven."))
    first_lead: int = option(FirstLead("after_dealer", "SK-4", "Who leads to the first trick: the seat after the dealer, or always the same seat.", among=("after_dealer", "0", "1", "2", "3")))
    seri: int = option(Choice("each_has_trick", "SK-8", "A deal in which everyone has won a trick is drawn, or counts too.", among=SERI.declared))
    payout: int = option(Choice("most_tricks", "SK-9", "Who gets the stakes when the deal is not drawn.", among=PAYOUT.declared))
    stake: int = option(Amount(10, "SK-10", "Cents that each player stakes.", high=100_000))
    ranks: int = option(Reduction(among=range(1, 8)))  # (SK-1) the highest of each suit
    suits: int = option(Reduction(among=range(1, 5)))
    cards_each: int = option(Reduction(among=range(1, HAND)))  # (SK-2)


NO_LEADER, NO_FIFTHS = REFUSALS = Refusals(
    Refusal("no_leader", "first_lead", "no seat {first_lead}; allowed: after_dealer, 0 to {last}", ("last",)),
    Refusal("no_fifths", "stake", f"{{stake}} has no fifths for payout per_trick; allowed: multiples of {HAND}"),
)


@rule
def hand_size(g: Any) -> int:
    """How many cards each player has, and how many tricks are played (SK-2)."""
    return int(g.cards_each if g.cards_each != 0 else HAND)


@rule
def arrange(g: Any, given: Any, refused: Any) -> None:
    """Refuses a leader who does not sit there (SK-4) and a pool that has no fifths (SK-10)."""
    if g.first_lead > g.seats:
        refuse(refused, NO_LEADER, g.seats - 1, 0)
    if g.payout == PER_TRICK and g.stake % hand_size(g) != 0:
        refuse(refused, NO_FIFTHS, 0, 0)
