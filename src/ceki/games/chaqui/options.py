"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any

from ceki.engine.numbered import Values
from ceki.engine.options import Amount, Choice, Flag
from ceki.engine.record import option
from ceki.engine.rule import rule
from ceki.games._sets.options import TABLES
from ceki.games.balik_satu import options as balik_satu_options
from ceki.games.balik_satu.options import REFUSALS as REFUSALS
from ceki.games.balik_satu.options import count_decks

CHIQUI_ONLY, ALL_SETS, NO_FIFTEEN = CHIQUI_FIFTEEN = Values("chiqui_only", "all_sets", "off")


class Options(balik_satu_options.Options):
    """The house rules."""

    deck_table: int = option(Choice("amaro", "CQ-2", "Which book's table says how many cards are used.", among=TABLES.declared, along={"custom": {"half_decks": 8}}))
    rate: int = option(Amount(1, "CQ-11", "Cents a point.", low=1, high=100_000))
    olo_value: int = option(Amount(5, "CQ-6", "Points for each olo.", low=1, high=1000))
    exposed_locked: int = option(Flag(True, "CQ-4", "The cards of an open olo stay."))
    chiqui_fifteen: int = option(Choice("chiqui_only", "CQ-8", "What the fifteen turned cards may improve.", among=CHIQUI_FIFTEEN.declared))
    ceki_bonus: int = option(Flag(False, "CQ-6", "Ayam and kandang are also paid, on top of the olos."))


@rule
def arrange(g: Any, given: Any, refused: Any) -> None:
    """The cards by the table of the book, or as given [CQ-2]."""
    count_decks(g, refused)
