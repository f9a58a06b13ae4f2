"""What a player has of what they need."""

from __future__ import annotations

from ceki.engine.reasons import Facts
from ceki.games._sets import goal as sets_goal
from ceki.games._sets.goal import goal as goal

GOALS = Facts(*sets_goal.GOALS.declared, words=("bak", "tan_kowah", "tan_nokang"))
