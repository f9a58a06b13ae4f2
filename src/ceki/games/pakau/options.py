"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from ceki.engine.numbered import Values
from ceki.engine.options import Amount, Choice, Ranking
from ceki.engine.record import Record, option

REMAINDERS: Final = tuple(f"remainder_{n}" for n in range(9, -1, -1))
CLASSES: Final = ("three_aces", "three_threes", "three_tens", "three_courts", *REMAINDERS)
PUSH, TO_DEALER = BANKER_TIE = Values("push", "dealer")
ANY_THREE, SAME_RANK = COURT_TRIPS = Values("any_three", "same_rank")
POOL, BANKER = SETTLEMENT = Values("pool", "banker")
AS_ZERO, CANNOT_WIN = THIRTY = Values("zero", "out")
SPLIT, RETURN, DEALER = TIE = Values("split", "return", "dealer")


class Options(Record):
    """The house rules."""

    ranking: Any = option(Ranking(CLASSES, "PK-4", "Classes of hands from the best; a missing one counts its remainder.", among=CLASSES))
    court_trips: int = option(Choice("any_three", "PK-6", "Three courts of any rank, or three of the same.", among=COURT_TRIPS.declared))
    thirty: int = option(Choice("zero", "PK-9", "A hand of exactly thirty that is neither three tens nor three courts.", among=THIRTY.declared))
    settlement: int = option(Choice("pool", "PK-12", "The best hand takes equal stakes, or each against the dealer.", among=SETTLEMENT.declared))
    tie: int = option(Choice("split", "PK-12", "Who takes a pool for which hands are tied.", among=TIE.declared))
    banker_tie: int = option(Choice("push", "PK-12", "A hand that is tied with the dealer's.", among=BANKER_TIE.declared, company={"settlement": "banker"}))
    stake: int = option(Amount(10, "PK-13", "Cents that each player stakes.", high=100_000))
