"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.pack52 import FACES, RANKS, TEN, is_court, pips
from ceki.engine.bits import NONE
from ceki.engine.numbered import Values
from ceki.engine.options import Amount, Amounts, Choice, Flag, Rows
from ceki.engine.record import Record, option
from ceki.engine.refusals import Refusal, Refusals, refuse
from ceki.engine.rule import rule

SEATS: Final = 9  # [CH-7] to 31 points,
SEATS_TO_21: Final = 7  # and to 21
KEELS: Final = ("nikah", "kachang", "sa_glabat", "dua_jalor", "ace_two")
LABELS: Final = 5  # score lines that one seat can have


class Target(Amount):
    """One of two numbers."""

    def read(self, given: Any) -> int | None:
        found = super().read(given)
        if found not in self.allowed():
            raise self.refuse(given)
        return found

    def allowed(self) -> Any:
        return [21, 31]


REMOVED, _, AS_TEN = COURTS_21 = Values("removed", "zero", "ten")
BY_PIPS, WINS, LOSES = MASOK_DAUN = Values("stand", "wins", "loses")
BANKER, POOL = SHOWDOWN = Values("banker", "pool")
TO_DEALER, PUSH, TO_PLAYER = TIE = Values("dealer", "push", "player")
TO_DEALER, PUSH = BOTH_BUST = Values("dealer", "push")


class Options(Record):
    """The house rules."""

    target: int = option(Target(31, "CH-1", "The points to reach.", low=21, high=31))
    tens_out: int = option(Flag(True, "CH-2", "The tens are thrown away."))
    court_value: int = option(Amount(10, "CH-3", "What a court card counts, to 31 points.", high=10))
    courts_21: int = option(Choice("removed", "CH-4", "Court cards, to 21 points: out of the pack, worth nothing, or ten.", among=COURTS_21.declared, company={"target": 21}))
    ace_values: int = option(Rows((1, 11), "CH-5", "What an ace may count, each as its holder likes.", among=((1, 11), (1, 10, 11))))
    many_aces_low: int = option(Flag(False, "CH-5", "Two aces to 21 points, three to 31, count one each."))
    max_cards: int = option(Amount(7, "CH-13", "Most cards in hand, keels included.", low=2, high=7))
    min_stand: int = option(Amount(0, "CH-10", "With fewer points one may not pass.", high=31))
    masok_daun: int = option(Choice("stand", "CH-14", "A full hand that is not out: compared by its points, or wins, or loses.", among=MASOK_DAUN.declared))
    showdown: int = option(Choice("banker", "CH-21", "Each against the dealer, or the best hand takes equal stakes.", among=SHOWDOWN.declared))
    tie: int = option(Choice("dealer", "CH-22", "Who wins with equal points, if anyone.", among=TIE.declared))
    both_bust: int = option(Choice("dealer", "CH-15", "When player and dealer are both out.", among=BOTH_BUST.declared))
    masok_mata_multiplier: int = option(Amount(1, "CH-24", "How many stakes a player wins with exactly the target.", low=1, high=100))
    lunas_multiplier: Any = option(Amounts((1, 1, 1, 1, 1), "CH-17", "How many stakes a player wins with these keels.", names=KEELS, low=1, high=100, as_map=True))
    drawn_visible: int = option(Flag(False, "CH-9", "Drawn cards lie open."))
    dealer_stand_at: int = option(Amount(None, "CH-23", "The dealer must draw below this many points and pass from there on.", high=31, optional=True))
    stake: int = option(Amount(10, "CH-25", "Cents that each player stakes.", high=10_000))


TOO_MANY, STANDS_ABOVE, DEALER_ABOVE = REFUSALS = Refusals(
    Refusal("too_many_to_21", "", f"players: {{players}} cannot play chabut to 21; allowed: 2 to {SEATS_TO_21}"),
    Refusal("stand_above_target", "min_stand", "{min_stand} is above the target; allowed: 0 to {target}"),
    Refusal("dealer_above_target", "dealer_stand_at", "{dealer_stand_at} is above the target; allowed: 0 to {target}"),
)


@rule
def arrange(g: Any, given: Any, refused: Any) -> None:
    """Refuses more players than the 21 game has [CH-7], and limits above the target (CH-10, CH-23)."""
    if g.target == 21 and g.seats > SEATS_TO_21:
        refuse(refused, TOO_MANY, 0, 0)
    if g.min_stand > g.target:
        refuse(refused, STANDS_ABOVE, 0, 0)
    if g.dealer_stand_at > g.target:
        refuse(refused, DEALER_ABOVE, 0, 0)


@rule
def lay_out(g: Any) -> None:
    """What each card counts, an ace one [CH-3] [CH-4] (CH-6); `NONE` for one that is thrown out [CH-2]."""
    for card in range(FACES):
        g.worth[card] = pips(card)
        if card % RANKS == TEN and g.tens_out:
            g.worth[card] = NONE
        if is_court(card) and g.target == 31:
            g.worth[card] = g.court_value
        elif is_court(card):
            g.worth[card] = NONE if g.courts_21 == REMOVED else 10 if g.courts_21 == AS_TEN else 0
