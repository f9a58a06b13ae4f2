"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from typing import Any

from ceki.games.balik_satu.match import next_round as pass_start
from ceki.games.gonggong.options import RESTAKE, UMBUK, UNDHUH_UNDHUHAN
from ceki.games.gonggong.rules import Table


def next_round(match: Any, g: Table) -> None:
    """Who begins; and the end of a game whose pot is empty [GG-12] [YG-3]."""
    pass_start(match, g)
    if pot_is_out(g):
        match.over = True


def pot_is_out(g: Table) -> bool:
    """Whether the pot has been won and is not filled again."""
    return g.scoring in (UNDHUH_UNDHUHAN, UMBUK) and g.pot == 0 and g.pot_refill != RESTAKE
