"""What a player has of what they need, and the olos that lie open."""

from __future__ import annotations

from typing import Any

from ceki.engine.reasons import Fact, Facts, tell, with_number, with_word
from ceki.engine.rule import rule
from ceki.games._sets import goal as sets_goal
from ceki.games._sets.goal import MATA, goal_in_sets
from ceki.games.chaqui.rules import Table

*_, OPEN = GOALS = Facts(
    *sets_goal.GOALS.declared,
    Fact("goal-open", "CQ-3", numbers=("n",)),
    words=("olo", "tan", "ceki"),
)


@rule
def goal(g: Table, seat: int, unseen: Any, out: Any) -> None:
    """As in Balik Satu; and how many olos lie open."""
    goal_in_sets(g, seat, unseen, out)
    if g.open_olos[seat] > 0:
        tell(out, OPEN)
        with_number(out, g.open_olos[seat])
        with_word(out, MATA)
