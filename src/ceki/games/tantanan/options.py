"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from ceki.cards.ceki import CODES
from ceki.engine.options import Amount, Choice, Members, Reduction
from ceki.engine.record import option
from ceki.games.balik_satu import options as balik_satu_options


class Options(balik_satu_options.Options):
    """The house rules."""

    metu_from: int = option(Choice("stock", "GG-10", "What another's card must be to win by it.", among=("stock", "discard", "both")))
    red_cards: int = option(Members(frozenset({"S9", "RF", "OT"}), "TT-11", "The cards that count as red.", among=CODES))
    rate: int = option(Amount(2, "TT-10", "Cents a point.", low=1, high=100_000))
    cards_each: int = option(Reduction(among=(1, 3)))  # (TT-2)
