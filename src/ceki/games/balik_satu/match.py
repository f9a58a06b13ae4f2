"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from ceki.engine.bits import NONE
from ceki.engine.match_record import MatchRecord
from ceki.engine.rule import rule
from ceki.games.balik_satu.options import ROTATE, WINNER
from ceki.games.balik_satu.rules import Table


@rule
def next_round(m: MatchRecord, g: Table) -> None:
    """Who begins the next round [BS-46]; a replayed round keeps its first player (BS-34), a dead one has no winner and
    keeps its place in the rotation."""
    if g.replay:
        return
    if g.next_starter == ROTATE:
        m.starter = (m.starter + 1) % g.seats
    elif g.next_starter == WINNER and g.winner != NONE:
        m.starter = g.winner
