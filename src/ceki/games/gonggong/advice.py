"""The facts of a move that advice is made of."""

from __future__ import annotations

from typing import Any

from ceki.engine.game import Reason
from ceki.games._sets.advice import reasons as reasons_as_above
from ceki.games.gonggong.options import CEKEN, UMBUK, UNDHUH_UNDHUHAN
from ceki.games.gonggong.rules import half
from ceki.games.gonggong.words import VERBS

# ---------------------------------------------------------------- advice, in plain Python


def reasons(g: Any, seat: int, verb: int, card: int, unseen: Any) -> list[Reason]:
    """As in Balik Satu; and what is played for, where that is a pot or bets."""
    found = reasons_as_above(g, seat, verb, card, unseen, "bak", ("", "ceki kowah", "ceki nocog"))
    if VERBS.declared[verb].loud and g.scoring in (UNDHUH_UNDHUHAN, UMBUK):
        least = min(int(g.stake), int(g.pot)) if g.scoring == UNDHUH_UNDHUHAN else int(half(g))
        numbers = {"n": int(g.pot), "least": least}
        found.append(Reason("pot", "GG-11", int(g.pot), numbers=numbers))
    elif VERBS.declared[verb].loud and g.scoring == CEKEN:
        bets = int(sum(g.bet[seat]))
        found.append(Reason("bets", "YG-4", bets, numbers={"n": bets}))
    return found
