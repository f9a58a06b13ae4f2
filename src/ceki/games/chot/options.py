"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from ceki.engine.numbered import Values
from ceki.engine.options import Amount, Choice
from ceki.engine.record import option
from ceki.engine.rule import rule
from ceki.games.balik_lima_belas import options as balik_lima_belas_options
from ceki.games.balik_satu.options import SOURCES, ayam_and_kandang

WITH_BONUS: Final = {"ceki_tokens": "tens_and_bonus"}  # where the amounts of ayam and kandang count
WITH_TIES: Final = {"bangkong_points": 3, "bangkong_target": 1000, "fifteen": 0}  # where ties are frequent
_, PER_TWENTY = BANGKONG_COUNT = Values("one", "per_twenty")
PLAY_ON, VOID_TIE, TRIGGER_SIDE = BANGKONG_TIE = Values("play_on", "void", "trigger_side")
TENS_REPLACE_BONUS, TENS_AND_BONUS, BONUS_ONLY = CEKI_TOKENS = Values("tens_replace_bonus", "tens_and_bonus", "bonus_only")
_, EACH = SETTLE = Values("halves", "each")


class Options(balik_lima_belas_options.Options):
    """The house rules."""

    source: int = option(Choice("babas", "BS-41", "Whose amounts for ayam and kandang.", among=SOURCES, company=WITH_BONUS))
    ayam: int = option(Amount(5, "BS-41", "Points for a ceki completed by another's draw.", high=1000, company=WITH_BONUS))
    kandang: int = option(Amount(10, "BS-41", "Points for a ceki completed by one's own draw.", high=1000, company=WITH_BONUS))
    bangkong_points: int = option(Amount(20, "KI-8", "Points of one player that complete a bangkong.", low=2, high=10_000))
    bangkong_target: int = option(Amount(3, "KI-14", "How many bangkong are played.", low=1, high=1000))
    ceki_tokens: int = option(Choice("tens_replace_bonus", "KI-6", "What ten-point tokens mean.", among=CEKI_TOKENS.declared))
    bangkong_tie: int = option(Choice("play_on", "KI-12", "When both sides have the same.", among=BANGKONG_TIE.declared, company=WITH_TIES))
    bangkong_count: int = option(Choice("one", "KI-13", "How many bangkong a completion is worth.", among=BANGKONG_COUNT.declared, company={"ceki_tokens": "tens_and_bonus"}))
    bangkong_value: int = option(Amount(2000, "KI-15", "Cents for each bangkong more."))
    excess_rate: int = option(Amount(10, "KI-16", "Cents for each point of excess more.", high=100_000))
    settle: int = option(Choice("halves", "KI-17", "Whether partners halve what their side pays, or each pays it.", among=SETTLE.declared))


@rule
def arrange(g: Any, given: Any, refused: Any) -> None:
    """The amounts of the source (BL-8); the cards are always the same (KI-2)."""
    ayam_and_kandang(g, given)
