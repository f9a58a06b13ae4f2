"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from ceki.engine.options import Amount
from ceki.engine.record import option
from ceki.engine.rule import rule
from ceki.games.balik_satu import options as balik_satu_options
from ceki.games.balik_satu.options import REFUSALS as REFUSALS
from ceki.games.balik_satu.options import ayam_and_kandang, count_decks

MOST: Final = 30  # (BL-2) cards that a house may have turned


class Options(balik_satu_options.Options):
    """The house rules."""

    tan_point: int = option(Amount(0, "BL-9", "Points for a win on a tan call.", high=1000))
    fifteen: int = option(Amount(15, "BL-2", "How many cards the winner turns.", high=MOST))
    swaps_per_set: int = option(Amount(None, "BL-4", "How many cards of one set may be exchanged.", low=1, high=3, optional=True, labels_only=True))  # three are a whole set, so no limit
    win_point: int = option(Amount(1, "BL-6", "Points for winning.", high=1000))


@rule
def arrange(g: Any, given: Any, refused: Any) -> None:
    """As in Balik Satu, but no source gives a tan point [BL-9]."""
    ayam_and_kandang(g, given)
    count_decks(g, refused)
