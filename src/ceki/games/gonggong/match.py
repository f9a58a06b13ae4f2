"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from ceki.engine.match_record import MatchRecord
from ceki.engine.rule import rule
from ceki.games.balik_satu.match import next_round as pass_start
from ceki.games.gonggong.options import RESTAKE, UMBUK, UNDHUH_UNDHUHAN
from ceki.games.gonggong.rules import Table


@rule
def next_round(m: MatchRecord, g: Table) -> None:
    """Who begins; and the end of a game whose pot is empty [GG-12] (YG-3)."""
    pass_start(m, g)
    if pot_is_out(g):
        m.over = 1


@rule
def pot_is_out(g: Table) -> bool:
    """Whether the pot has been won and is not filled again."""
    return (g.scoring == UNDHUH_UNDHUHAN or g.scoring == UMBUK) and g.pot == 0 and g.pot_refill != RESTAKE
