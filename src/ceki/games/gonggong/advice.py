"""The reasons of a move."""

from __future__ import annotations

from typing import Any, Final

from ceki.engine.bits import count_all, has
from ceki.engine.reasons import Fact, Facts, fact, with_number
from ceki.engine.rule import rule
from ceki.games._sets import advice as sets_advice
from ceki.games._sets.advice import reasons_in_sets
from ceki.games.gonggong.options import CEKEN, UMBUK, UNDHUH_UNDHUHAN
from ceki.games.gonggong.rules import Table, half
from ceki.games.gonggong.words import VERBS

LOUD: Final = sum(1 << number for number, verb in enumerate(VERBS.declared) if verb.loud)  # calls and wins, a set
*_, WINS_POT, WINS_BETS = FACTS = Facts(
    *sets_advice.FACTS.declared,
    Fact("pot", "GG-11", numbers=("n", "least")),
    Fact("bets", "YG-4", numbers=("n",)),
    words=("bak", "ceki_kowah", "ceki_nocog"),
)


@rule
def reasons(g: Table, seat: int, verb: int, card: int, unseen: Any, out: Any) -> None:
    """As in Balik Satu; and what is played for, where that is a pot or bets."""
    reasons_in_sets(g, seat, verb, card, unseen, out, 1)
    if has(LOUD, verb) and (g.scoring == UNDHUH_UNDHUHAN or g.scoring == UMBUK):
        fact(out, WINS_POT, g.pot, 0)
        with_number(out, g.pot)
        with_number(out, min(g.stake, g.pot) if g.scoring == UNDHUH_UNDHUHAN else half(g))
    elif has(LOUD, verb) and g.scoring == CEKEN:
        bets = count_all(g.bet[seat])
        fact(out, WINS_BETS, bets, 0)
        with_number(out, bets)
