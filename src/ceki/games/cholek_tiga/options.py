"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ceki.cards.ceki import honour_rank
from ceki.cards.reduced import ReducedDeck
from ceki.engine.numbered import Values
from ceki.engine.options import Amount, Amounts, Choice, Flag, Reduction, Value
from ceki.engine.record import option
from ceki.engine.refusals import Refusal, Refusals, refuse
from ceki.engine.rule import rule

COPIES_HELD: Final = ("none", "single", "pair", "triplet", "quadruplet")


@dataclass(frozen=True)
class SeatOrRandom(Choice):
    """The number of a seat, or `random`."""

    def read(self, given: Value) -> Any:
        word = super().read(str(given))
        return int(word) if word.isdecimal() else word

    def store(self, value: Value) -> int:
        return super().store(str(value))

    def restore(self, stored: Any) -> Value:
        return self.read(self.among[stored])

    def allowed(self) -> Value:
        return self.samples()

    def samples(self) -> list[Value]:
        return [self.read(word) for word in self.among]


_, _, _, RANDOM_SEAT = FIRST_PLAYER = Values("0", "1", "2", "random")
_, BY_LOT = TIE_FOR_LEAST = Values("turn_order", "random")
LITERAL, EVEN = FINAL_DEAL = Values("literal", "even")
BEFORE_TURNUP, AFTER_TURNUP = HAND_CAPTURE_TIMING = Values("before_turnup", "after_turnup")
UNSCORED, LAST_CAPTURER = LEFTOVER_POOL = Values("unscored", "last_capturer")
WINNER_ONLY, ALL_PAIRS = SETTLEMENT = Values("winner_only", "all_pairs")
SPLIT, EACH, NOTHING = TIE_FOR_MOST = Values("split", "each", "none")


class Options(ReducedDeck):
    """The house rules."""

    honour_rank: int = option(honour_rank("DK-4"))
    initial_pool: int = option(Amount(0, "CT-2", "Cards laid in the pool before the first deal.", low=0, high=12))
    first_player: int = option(SeatOrRandom(0, "CT-4", "Who begins the first game.", among=FIRST_PLAYER.declared))
    capture_optional: int = option(Flag(True, "CT-8", "A player may leave a capture."))
    hand_capture_timing: int = option(Choice("before_turnup", "CT-9", "Whether the hand card takes before or after the stock card is seen.", among=HAND_CAPTURE_TIMING.declared))
    piles_visible: int = option(Flag(True, "CT-13", "Captured cards lie open for all to see."))
    final_deal: int = option(Choice("literal", "CT-15", "The last hands: three each as always, or as many as there will be stock cards to turn.", among=FINAL_DEAL.declared))
    leftover_pool: int = option(Choice("unscored", "CT-16", "Who gets the cards left in the pool.", among=LEFTOVER_POOL.declared))
    normal_points = option(Amounts((0, 0, 0, 3, 8), "CT-18", "Points for a plain face by copies held.", names=COPIES_HELD, high=1000))
    red_points = option(Amounts((0, 1, 4, 3, 8), "CT-19", "Points for a red-stamped face by copies held.", names=COPIES_HELD, high=1000))
    cents_per_point: int = option(Amount(10, "CT-21", "Cents a point.", low=0, high=10_000))
    settlement: int = option(Choice("winner_only", "CT-21", "Who settles differences in points: the first with each other player, or all with all.", among=SETTLEMENT.declared))
    tie_for_most: int = option(Choice("split", "CT-22", "What those equal in first place get: one difference shared, one each, or nothing.", among=TIE_FOR_MOST.declared))
    angpow_cents = option(Amounts((100, 200), "CT-23", "Cents from each player for a red triplet and a red quadruplet.", names=("triplet", "quadruplet"), high=100_000))
    ayam_cents: int = option(Amount(50, "CT-24", "Cents from each player for three identical taken by a hand card.", low=0, high=100_000))
    kandang_cents: int = option(Amount(100, "CT-24", "Cents from each player for three identical taken by a stock card.", low=0, high=100_000))
    cards_each: int = option(Reduction(among=(1, 2)))  # (CT-3)
    tie_for_least: int = option(Choice("turn_order", "CT-27", "Which of those equal in last place begins the next game.", among=TIE_FOR_LEAST.declared))


NO_SEAT, = REFUSALS = Refusals(Refusal("no_seat", "first_player", "seat {first_player} does not exist; allowed: 0 to {last}, random", ("last",)))


@rule
def arrange(g: Any, given: Any, refused: Any) -> None:
    """Refuses a first player who has no seat (CT-4)."""
    if g.first_player != RANDOM_SEAT and g.first_player >= g.seats:
        refuse(refused, NO_SEAT, g.seats - 1, 0)
