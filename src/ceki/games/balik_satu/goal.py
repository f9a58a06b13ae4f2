"""What a player has of what they need."""

from __future__ import annotations

from ceki.games._sets.goal import GOALS as GOALS
from ceki.games._sets.goal import goal as goal
